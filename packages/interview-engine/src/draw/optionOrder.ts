import { pinnedOption } from '../assumptions.ts';
import type { PlannedItem, PlannedOption } from '../plan/plan.ts';
import { drawFor } from './drawFor.ts';
import { shuffled } from './shuffled.ts';

/**
 * Returns the options in the order in which this interview shows them: without `randomizeOptionOrder` that of the
 * guide; with it, random, except that exclusive options and a pinned final option stay at the end (assumptions:
 * `pinnedOption`).
 */
export function optionOrder(
  { item, key, options }: PlannedItem,
  shown: readonly PlannedOption[],
  seed: string,
  conceptKey: string,
): readonly PlannedOption[] {
  if (!('randomizeOptionOrder' in item) || item.randomizeOptionOrder !== true) return shown;
  const pinned =
    item.type === 'multiple_choice' && item.pinnedFinalOption === true ? pinnedOption(options)?.id : undefined;
  const stays = (option: PlannedOption): boolean => option.exclusive || option.id === pinned;
  const moving = shown.filter((option) => !stays(option));
  return [...shuffled(moving, drawFor(seed, 'optionOrder', key, conceptKey)), ...shown.filter(stays)];
}
