import type { AnswerProblem, ProblemCode, ProblemParams } from '../answers/problem.ts';
import type { Guide } from '../plan/plan.ts';
import { speaksGerman } from './interviewerWords.ts';
import { germanProblems } from './problemWords.de.ts';
import { englishProblems } from './problemWords.en.ts';

/** What is wrong with an answer, for the participant. */
export type ProblemWords = { readonly [Code in ProblemCode]: (params: ProblemParams[Code]) => string };

/** The sentence for the participant, in the language of the interviewer: what is missing, and what to do. */
export function problemMessageOf({ code, params }: AnswerProblem, guide: Guide): string {
  const words = speaksGerman(guide) ? germanProblems : englishProblems;
  return (words[code] as (params: ProblemParams[ProblemCode]) => string)(params);
}
