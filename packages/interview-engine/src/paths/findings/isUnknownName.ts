import type { AdviceAt } from './pathFinding.ts';

/** Advice about a criterion that names what its question does not have. */
export const isUnknownName = ({ code }: AdviceAt): boolean => code === 'unknownChoice' || code === 'unknownMatrixRow';
