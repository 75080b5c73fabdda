import type { Answer } from './answer.ts';
import type { AnswerProblem, ProblemCode, ProblemParams } from './problem.ts';

/** An answer in the form in which it is stored, or its problem. */
export type Checked =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly problem: AnswerProblem };

/** Returns the result of a check that accepts an answer. */
export function accept(answer: Answer): Checked {
  return { ok: true, answer };
}

/** Returns the result of a check that refuses an answer. */
export function problem<Code extends ProblemCode>(code: Code, params: ProblemParams[Code]): Checked {
  // The signature guarantees that they match, but the union type cannot express it.
  return { ok: false, problem: { code, params } as AnswerProblem };
}
