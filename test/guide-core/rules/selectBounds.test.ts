import { describe, test } from 'vitest';
import { choice, expectIssues, flat, guideOf } from './expectIssues.ts';

const code = 'selectBounds';
const at = (property: string): readonly (string | number)[] => ['studyGuide', 0, 'items', 0, property];

describe('rule 2: minSelect and maxSelect together, with multiSelect, in order', () => {
  test.each([
    [{ multiSelect: true, minSelect: 1, maxSelect: 2 }],
    [{ multiSelect: true, minSelect: 2, maxSelect: 2 }],
    [{ multiSelect: true, minSelect: null, maxSelect: null }],
    [{ minSelect: null }],
  ])('valid: %j', (more) => expectIssues(guideOf(flat(choice(more))), []));

  test('one without the other', () => {
    expectIssues(guideOf(flat(choice({ multiSelect: true, minSelect: 1 }))), [
      { code, path: at('minSelect'), params: { reason: 'notTogether', missing: 'maxSelect' } },
    ]);
    expectIssues(guideOf(flat(choice({ multiSelect: true, minSelect: null, maxSelect: 1 }))), [
      { code, path: at('maxSelect'), params: { reason: 'notTogether', missing: 'minSelect' } },
    ]);
  });
  test('without multiSelect', () => {
    expectIssues(guideOf(flat(choice({ multiSelect: false, minSelect: 1, maxSelect: 2 }))), [
      { code, path: at('minSelect'), params: { reason: 'needsMultiSelect' } },
    ]);
  });
  test('in the wrong order', () => {
    expectIssues(guideOf(flat(choice({ multiSelect: true, minSelect: 3, maxSelect: 2 }))), [
      { code, path: at('minSelect'), params: { reason: 'minAboveMax', minSelect: 3, maxSelect: 2 } },
    ]);
  });
});
