import type { AskedCriterion } from './criteria.ts';

/**
 * Returns a key for each choice of a criterion, to compare it with other criteria. One criterion may name an option by
 * id and another by text, so the key contains the option's position.
 */
export function choiceKeys({ questionId, matrixRow, choices, options }: AskedCriterion): readonly string[] {
  return choices.map(({ choice }, at) => JSON.stringify([questionId, matrixRow, options[at] ?? choice]));
}
