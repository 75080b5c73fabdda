import type { Guide } from '../plan/plan.ts';
import { planOf } from '../plan/planOf.ts';
import { answersTo } from './answerModel.ts';
import { shareOfOption } from './changedShare.ts';
import { ownId } from './shownOptions.ts';

/**
 * Returns what is assumed of the answers to a question (its index counts from 0) if no shares are given: for each
 * option, and last for one that participants add, the share of participants who select it if all are shown, from 0 to 1.
 * Empty if the question is not of multiple choice.
 */
export function usualShares(guide: Guide, item: number): readonly number[] {
  const planned = planOf(guide).items[item];
  if (planned?.item.type !== 'multiple_choice') return [];
  const answers = answersTo(planned, null, []);
  const ids = [...planned.options.map(({ id }) => id), ...(planned.item.allowCustomOption === true ? [ownId] : [])];
  return ids.map((id) => shareOfOption(planned, answers, id));
}
