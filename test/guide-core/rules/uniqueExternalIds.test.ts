import { describe, test } from 'vitest';
import { choice, concept, conceptBlock, expectIssues, flat, guideOf, open } from './expectIssues.ts';

const code = 'uniqueExternalIds';

describe('rule 3: every externalId is unique', () => {
  test('valid: all different, compared character by character', () => {
    const options = [
      { externalId: 'o1', text: 'a' },
      { externalId: 'O1', text: 'b' },
      { externalId: 'i2', text: 'i1' },
    ];
    expectIssues(guideOf({ ...flat(choice({ externalId: 'i1', options })), externalId: 'b1' }, flat(open())), []);
  });
  test('every later occurrence is reported, across blocks, concepts, items and options', () => {
    const guide = guideOf(
      { ...flat(open({ externalId: 'x' })), externalId: 'x' },
      conceptBlock([concept({ externalId: 'x' })], choice({ options: [{ externalId: 'x', text: 'a' }] })),
    );
    const params = { id: 'x', first: ['studyGuide', 0, 'externalId'] };
    expectIssues(guide, [
      { code, path: ['studyGuide', 0, 'items', 0, 'externalId'], params },
      { code, path: ['studyGuide', 1, 'conceptSamplingConfig', 'concepts', 0, 'externalId'], params },
      { code, path: ['studyGuide', 1, 'items', 0, 'options', 0, 'externalId'], params },
    ]);
  });
  test('names that every object has are ids like any other', () => {
    expectIssues(guideOf(flat(open({ externalId: '__proto__' }), open({ externalId: 'constructor' }))), []);
  });
});
