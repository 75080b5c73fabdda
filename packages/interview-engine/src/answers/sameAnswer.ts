import type { Answer } from './answer.ts';

/** Returns true if two checked answers are equal. Checked answers have the same order of properties. */
export function sameAnswer(one: Answer, other: Answer): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
