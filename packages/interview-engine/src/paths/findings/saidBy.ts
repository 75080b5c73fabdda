import type { AdviceAt } from './pathFinding.ts';

/** Advice about a criterion that names what its question does not have. */
export const saysUnknown = ({ code }: AdviceAt): boolean => code === 'unknownChoice' || code === 'unknownMatrixRow';

/** Advice about a criterion that nobody meets, which is also why nobody sees its part. */
export const saysNeverMet = (advice: AdviceAt): boolean =>
  saysUnknown(advice) ||
  advice.code === 'contradictingCriteria' ||
  advice.code === 'singleAnswerContradiction' ||
  advice.code === 'needsRejectedOption' ||
  advice.code === 'neverShown';
