import type { AnswerProblem, ProblemCode, ProblemParams } from '../answers/problem.ts';
import type { Guide } from '../plan/plan.ts';
import { languageOf } from './interviewerWords.ts';
import { germanProblems } from './problemWords.de.ts';
import { englishProblems } from './problemWords.en.ts';
import { wordlessProblems } from './problemWords.none.ts';

/** What is wrong with an answer, for the participant. */
export type ProblemWords = { readonly [Code in ProblemCode]: (params: ProblemParams[Code]) => string };

const problems: Readonly<Record<string, ProblemWords>> = { en: englishProblems, de: germanProblems };

/**
 * What is missing and what to do, for the participant, in the language of the questions. Where we have no sentences in it,
 * signs and numbers say it: a participant never meets a sentence in another language than that of the study.
 */
export function problemMessageOf({ code, params }: AnswerProblem, guide: Guide): string {
  const words = problems[languageOf(guide)] ?? wordlessProblems;
  return (words[code] as (params: ProblemParams[ProblemCode]) => string)(params);
}
