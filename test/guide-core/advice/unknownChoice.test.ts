import { describe, test } from 'vitest';
import { asks, concept, conceptBlock, flat, guideOf, matrix, open } from '../rules/expectIssues.ts';
import { source, criteria } from './conditionGuides.ts';
import { expectAdvice } from './expectAdvice.ts';

describe('unknownChoice', () => {
  test('an id or a text of an option is fine', () => {
    expectAdvice(guideOf(flat(source, open(asks('q', { choices: ['yes', 'No', 'Yes'] })))), []);
  });
  test('anything else is not, case included', () => {
    expectAdvice(guideOf(flat(source, open(asks('q', { choices: ['no', 'Yes'] })))), [
      { code: 'unknownChoice', path: [...criteria, 0, 'choices', 0], params: { choice: 'no', questionId: 'q' } },
    ]);
  });
  test('a choice that only looks like an option is reported as such', () => {
    const params = { choice: 'Nо', questionId: 'q', looksLike: 'No' };
    expectAdvice(guideOf(flat(source, open(asks('q', { choices: ['Nо'] })))), [
      { code: 'unknownChoice', path: [...criteria, 0, 'choices', 0], params },
    ]);
  });
  test('columns of a matrix, options of the source of a carried question, and the gate of a concept', () => {
    const carried = { externalId: 'c', text: 'Which?', type: 'multiple_choice', carryForwardFrom: 'q' };
    const first = flat({ ...source, multiSelect: true }, carried, matrix({ externalId: 'm' }));
    const items = [open(asks('c', { choices: ['Yes'] })), open(asks('m', { choices: ['b'], matrixRow: 'r' }))];
    expectAdvice(guideOf(first, flat(...items)), []);
    expectAdvice(guideOf(first, conceptBlock([concept(asks('c', { choices: ['a'] }))], open())), [
      {
        code: 'unknownChoice',
        path: ['studyGuide', 1, 'conceptSamplingConfig', 'concepts', 0, 'conditional', 'criteria', 0, 'choices', 0],
        params: { choice: 'a', questionId: 'c' },
      },
    ]);
  });
});
