// Specification, "Conditional and criteria": mustSelect is met by any of its choices, mustNotSelect by none of them.
import { removeCriterion } from '../findings/removeCriterion.ts';
import type { GuideAdvice } from './advice.ts';
import { contradictions } from './contradictions.ts';

type Params = {
  /** Position of the earlier one of the two criteria. */
  readonly first: number;
};

/** Under `and`, mustNotSelect must not exclude every choice of a mustSelect criterion about the same question. */
export const contradictingCriteria: GuideAdvice<'contradictingCriteria', Params> = {
  id: 'contradictingCriteria',
  checkGuide({ conditions }, report) {
    for (const condition of conditions) {
      for (const { earlier, later } of contradictions(condition)) {
        report([...condition.path(), 'criteria', later], { first: earlier });
      }
    }
  },
  // One of them being enough would often be no condition at all.
  fix: removeCriterion,
};
