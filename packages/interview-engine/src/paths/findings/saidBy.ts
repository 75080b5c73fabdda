import type { AdviceAt } from './pathFinding.ts';

/** Advice about a criterion that nobody meets, which is also why nobody sees its part. */
export const saysNeverMet = ({ code }: AdviceAt): boolean =>
  code === 'contradictingCriteria' ||
  code === 'singleAnswerContradiction' ||
  code === 'needsRejectedOption' ||
  code === 'unknownChoice' ||
  code === 'unknownMatrixRow' ||
  code === 'neverShown';
