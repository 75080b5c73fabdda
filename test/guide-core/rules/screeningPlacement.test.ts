import { describe, test } from 'vitest';
import { choice, expectIssues, flat, guideOf, open, screening } from './expectIssues.ts';

const approved = choice({ options: [{ text: 'a', status: 'approve' }] });
const rule = 'screeningPlacement';

describe('rule 1: at most one screening block, first, with multiple choice only', () => {
  test('valid', () => {
    expectIssues(guideOf(screening(approved), flat(open())), []);
    expectIssues(guideOf(flat(open()), flat(open())), []);
  });
  test('a screening block that is not first', () => {
    expectIssues(guideOf(flat(open()), screening(approved)), [
      { code: rule, path: ['studyGuide', 1, 'type'], params: { reason: 'notFirst' } },
    ]);
  });
  test('a second screening block', () => {
    expectIssues(guideOf(screening(approved), screening(approved), flat(open())), [
      { code: rule, path: ['studyGuide', 1, 'type'], params: { reason: 'moreThanOne' } },
    ]);
  });
  test('an item of another type', () => {
    expectIssues(guideOf(screening(approved, open())), [
      {
        code: rule,
        path: ['studyGuide', 0, 'items', 1, 'type'],
        params: { reason: 'itemType', itemType: 'open_ended' },
      },
    ]);
  });
});
