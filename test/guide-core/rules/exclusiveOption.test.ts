import { describe, test } from 'vitest';
import { choice, expectIssues, flat, guideOf } from './expectIssues.ts';

const code = 'exclusiveOption';
const none = { text: 'none', exclusiveOption: true };
const at = (option: number): readonly (string | number)[] => [
  'studyGuide',
  0,
  'items',
  0,
  'options',
  option,
  'exclusiveOption',
];

describe('rule 5: exclusiveOption only on the final option of a multi-select multiple_choice item', () => {
  test('valid, and false is harmless anywhere', () => {
    expectIssues(guideOf(flat(choice({ multiSelect: true, options: [{ text: 'a' }, none] }))), []);
    expectIssues(guideOf(flat(choice({ options: [{ text: 'a', exclusiveOption: false }, { text: 'b' }] }))), []);
  });
  test('not the last', () => {
    expectIssues(guideOf(flat(choice({ multiSelect: true, options: [none, { text: 'a' }] }))), [
      { code, path: at(0), params: { reason: 'notLast', option: 'none' } },
    ]);
  });
  test('one answer only', () => {
    expectIssues(guideOf(flat(choice({ options: [{ text: 'a' }, none] }))), [
      { code, path: at(1), params: { reason: 'notMultiSelect', option: 'none' } },
    ]);
  });
  test('another item type', () => {
    expectIssues(guideOf(flat({ text: 'Rank', type: 'ranking', options: [{ text: 'a' }, none] })), [
      { code, path: at(1), params: { reason: 'notMultipleChoice', option: 'none' } },
    ]);
  });
});
