import { textLimits } from '../assumptions.ts';
import type { Answer } from './answer.ts';
import type { AnswerProblem } from './problem.ts';

/**
 * Whether a new answer is short enough beside those that stay; null: it is. Only new answers are measured: what was stored
 * once is an answer, however long.
 */
export function checkLength(answer: Answer, kept: readonly { readonly answer: Answer }[]): AnswerProblem | null {
  const length = lengthOf(answer);
  if (length <= textLimits.always) return null;
  const left = textLimits.interview - kept.reduce((sum, each) => sum + lengthOf(each.answer), 0);
  const maximum = Math.min(textLimits.answer, Math.max(textLimits.always, left));
  return length <= maximum ? null : { code: 'textTooLong', params: { maximum } };
}

/** What the participant wrote, in characters. */
function lengthOf(answer: Answer): number {
  if ('text' in answer) return answer.text.length;
  return 'custom' in answer ? (answer.custom?.length ?? 0) : 0;
}
