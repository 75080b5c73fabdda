import { pinnedOption } from '../assumptions.ts';
import type { PlannedItem, PlannedOption } from '../plan/plan.ts';
import { drawFor } from './drawFor.ts';
import { shuffled } from './shuffled.ts';

/**
 * The options in the order in which this interview shows them. Without `randomizeOptionOrder` that is the order of
 * the guide; with it, an exclusive option stays last, and a pinned final option before it
 * (assumptions: `pinnedOption`).
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
