import type { AnswerProblem, ProblemCode, ProblemParams } from '../answers/problem.ts';
import { languageOf } from '../plan/languageOf.ts';
import type { Guide } from '../plan/plan.ts';
import { germanProblems } from './problemWords.de.ts';
import { englishProblems } from './problemWords.en.ts';
import { wordlessProblems } from './problemWords.none.ts';
import type { ProblemWords } from './problemWords.types.ts';

const problems: Readonly<Record<string, ProblemWords>> = { en: englishProblems, de: germanProblems };

/**
 * Returns the message for the participant: what is missing and what to do, in the language of the questions. Without a
 * translation it consists of signs and numbers, so participants never see a sentence in a language other than that of
 * the study.
 */
export function problemMessageOf({ code, params }: AnswerProblem, guide: Guide): string {
  const words = problems[languageOf(guide)] ?? wordlessProblems;
  return (words[code] as (params: ProblemParams[ProblemCode]) => string)(params);
}
