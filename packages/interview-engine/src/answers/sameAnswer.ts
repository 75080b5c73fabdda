import type { Answer } from './answer.ts';

/** Whether two checked answers say the same. Checking gives both the same order of members. */
export function sameAnswer(one: Answer, other: Answer): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
