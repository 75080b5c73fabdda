import type { Answer } from './answer.ts';
import type { AnswerProblem, ProblemCode, ProblemParams } from './problem.ts';

/** An answer in the one form in which it is stored, or what is wrong with it. */
export type Checked =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly problem: AnswerProblem };

export function accept(answer: Answer): Checked {
  return { ok: true, answer };
}

export function refuse<Code extends ProblemCode>(code: Code, params: ProblemParams[Code]): Checked {
  // The two belong together by the signature, which the union cannot see.
  return { ok: false, problem: { code, params } as AnswerProblem };
}
