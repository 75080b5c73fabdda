import type { AskedCriterion } from './criteria.ts';

/**
 * What the choices of a criterion stand for, to be compared with those of another. An option may be named by its id here
 * and by its text there, so what is compared is the option itself.
 */
export function choiceKeys({ questionId, matrixRow, choices, options }: AskedCriterion): readonly string[] {
  return choices.map(({ choice }, at) => JSON.stringify([questionId, matrixRow, options[at] ?? choice]));
}
