import { describe, test } from 'vitest';
import { asks, choice, concept, conceptBlock, expectIssues, flat, guideOf, matrix, open } from './expectIssues.ts';

const code = 'referencesResolve';
const questionAt = (block: number, item: number): readonly (string | number)[] => [
  'studyGuide',
  block,
  'items',
  item,
  'conditional',
  'criteria',
  0,
  'questionId',
];
const multi = { multiSelect: true };

describe('rule 4: references resolve', () => {
  test('valid: an earlier choice, an earlier matrix with its row, a carried question, a concept gate', () => {
    const guide = guideOf(
      flat(choice({ externalId: 'c', ...multi }), matrix({ externalId: 'm' }), open(asks('c'))),
      flat(open(asks('m', { matrixRow: 'r' })), choice({ options: undefined as never, carryForwardFrom: 'c' })),
      conceptBlock([concept(asks('c'))], { text: 'Rank', type: 'ranking', carryForwardFrom: 'c' }),
    );
    expectIssues(JSON.parse(JSON.stringify(guide)), []);
  });
  test('an id that nothing has, and one that is not an item', () => {
    const options = [{ externalId: 'o', text: 'a' }];
    expectIssues(guideOf(flat(choice({ options }), open(asks('nowhere')), open(asks('o')))), [
      { code, path: questionAt(0, 1), params: { id: 'nowhere', use: 'questionId', reason: 'unknownItem' } },
      { code, path: questionAt(0, 2), params: { id: 'o', use: 'questionId', reason: 'unknownItem', names: 'option' } },
    ]);
  });
  test('itself, and one that comes later', () => {
    const guide = guideOf(
      flat(choice({ externalId: 'a', ...asks('a') }), open(asks('z')), choice({ externalId: 'z' })),
    );
    expectIssues(guide, [
      { code, path: questionAt(0, 0), params: { id: 'a', use: 'questionId', reason: 'notEarlier', self: true } },
      { code, path: questionAt(0, 1), params: { id: 'z', use: 'questionId', reason: 'notEarlier', self: false } },
    ]);
  });
  test('a question of the wrong type', () => {
    const params = { id: 'o', use: 'questionId', reason: 'wrongType', sourceType: 'open_ended', multiSelect: false };
    expectIssues(guideOf(flat(open({ externalId: 'o' }), open(asks('o')))), [{ code, path: questionAt(0, 1), params }]);
  });
  test('a matrix without its row, missing or null', () => {
    const row = (item: number) => [...questionAt(0, item).slice(0, -1), 'matrixRow'];
    const params = { id: 'm', use: 'questionId', reason: 'matrixRowMissing' };
    const items = [matrix({ externalId: 'm' }), open(asks('m')), open(asks('m', { matrixRow: null }))];
    expectIssues(guideOf(flat(...items)), [
      { code, path: row(1), params },
      { code, path: row(2), params },
    ]);
  });
  test('a concept asks only about earlier blocks', () => {
    const at = ['studyGuide', 0, 'conceptSamplingConfig', 'concepts', 0, 'conditional', 'criteria', 0, 'questionId'];
    expectIssues(guideOf(conceptBlock([concept(asks('c'))], choice({ externalId: 'c' }))), [
      { code, path: at, params: { id: 'c', use: 'questionId', reason: 'notInEarlierBlock' } },
    ]);
  });
  test('carrying forward from a single choice, from a matrix, from nothing', () => {
    const carry = (from: string) => ({ text: 'Rank', type: 'ranking', carryForwardFrom: from });
    const guide = guideOf(
      flat(choice({ externalId: 's' }), matrix({ externalId: 'm' }), carry('s'), carry('m'), carry('')),
    );
    const use = 'carryForwardFrom';
    const wrong = { use, reason: 'wrongType', multiSelect: false };
    expectIssues(guide, [
      { code, path: ['studyGuide', 0, 'items', 2, use], params: { id: 's', sourceType: 'multiple_choice', ...wrong } },
      { code, path: ['studyGuide', 0, 'items', 3, use], params: { id: 'm', sourceType: 'matrix', ...wrong } },
      { code, path: ['studyGuide', 0, 'items', 4, use], params: { id: '', use, reason: 'unknownItem' } },
    ]);
  });
  test('a duplicate id means the first', () => {
    const guide = guideOf(flat(choice({ externalId: 'x' }), open(asks('x')), open({ externalId: 'x' })));
    const params = { id: 'x', first: ['studyGuide', 0, 'items', 0, 'externalId'] };
    expectIssues(guide, [{ code: 'uniqueExternalIds', path: ['studyGuide', 0, 'items', 2, 'externalId'], params }]);
  });
});
