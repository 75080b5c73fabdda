import { describe, test } from 'vitest';
import { flat, guideOf } from '../rules/expectIssues.ts';
import { source, criteria, asking, answer } from './conditionGuides.ts';
import { expectAdvice } from './expectAdvice.ts';

describe('repeatedCriterion', () => {
  test('the same question with another choice is fine', () => {
    expectAdvice(guideOf(flat(source, asking('or', answer('mustSelect', ['yes']), answer('mustSelect', ['No'])))), []);
  });
  test('the same criterion twice, in whatever order its choices stand', () => {
    const all = [answer('mustSelect', ['yes', 'No']), answer('mustSelect', ['No', 'yes'])];
    expectAdvice(guideOf(flat(source, asking('or', ...all))), [
      { code: 'repeatedCriterion', path: [...criteria, 1], params: { first: 0 } },
    ]);
    const link = { type: 'searchParam', parameter: 'p', value: 'v' };
    expectAdvice(guideOf(flat(source, asking('and', link, link))), [
      { code: 'repeatedCriterion', path: [...criteria, 1], params: { first: 0 } },
    ]);
  });
});
