import type { AdviceAt } from './pathFinding.ts';

/** Advice about a condition that nobody meets: why nobody sees its part. */
export const saysNeverMet = ({ code }: AdviceAt): boolean =>
  code === 'contradictingCriteria' ||
  code === 'singleAnswerContradiction' ||
  code === 'needsRejectedOption' ||
  code === 'unknownChoice' ||
  code === 'unknownMatrixRow' ||
  code === 'neverShown';
