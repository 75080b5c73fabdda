import type { ProblemCode, ProblemParams } from '../answers/problem.ts';

/** The messages about problems with an answer, for participants. */
export type ProblemWords = { readonly [Code in ProblemCode]: (params: ProblemParams[Code]) => string };
