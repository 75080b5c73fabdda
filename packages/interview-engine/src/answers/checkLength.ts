import { textLimits } from '../assumptions.ts';
import type { Answer } from './answer.ts';
import type { AnswerProblem } from './problem.ts';

/**
 * Returns a problem if a new answer is too long in total with the kept ones, else null. Only new answers are checked:
 * stored ones are valid, whatever their length.
 */
export function checkLength(answer: Answer, kept: readonly { readonly answer: Answer }[]): AnswerProblem | null {
  const length = lengthOf(answer);
  if (length <= textLimits.always) return null;
  const left = textLimits.interview - kept.reduce((sum, each) => sum + lengthOf(each.answer), 0);
  const maximum = Math.min(textLimits.answer, Math.max(textLimits.always, left));
  return length <= maximum ? null : { code: 'textTooLong', params: { maximum } };
}

/** Returns the number of characters that the participant wrote. */
function lengthOf(answer: Answer): number {
  if ('text' in answer) return answer.text.length;
  return 'custom' in answer ? (answer.custom?.length ?? 0) : 0;
}
