import type { ChoiceAnswer, StepOption } from '@guide-studio/interview-engine';
import type { ItemOf } from './itemProps.ts';

type ChoiceItem = ItemOf<'multiple_choice'>;

/** Returns the chosen exclusive option, which locks the others; null if there is none. */
export function lockingOption(item: ChoiceItem, { selected }: ChoiceAnswer): StepOption | null {
  if (!item.multiSelect) return null;
  const chosen = new Set(selected);
  return item.options.find(({ id, exclusive }) => exclusive && chosen.has(id)) ?? null;
}

/** Returns how many options are chosen, the participant's own included. */
export function countOf({ selected, custom }: ChoiceAnswer): number {
  return selected.length + (custom === undefined ? 0 : 1);
}

/** Returns true if no further option may be chosen. */
export function isFull({ maxSelect }: ChoiceItem, value: ChoiceAnswer): boolean {
  return maxSelect !== null && countOf(value) >= maxSelect;
}

/** Returns the answer after an option was chosen or cleared. Options are in the order shown. */
export function chooseOption(
  item: ChoiceItem,
  value: ChoiceAnswer,
  option: StepOption,
  isChosen: boolean,
): ChoiceAnswer {
  if (!item.multiSelect || (option.exclusive && isChosen)) return { selected: [option.id] };
  const chosen = new Set(value.selected);
  if (isChosen) chosen.add(option.id);
  else chosen.delete(option.id);
  const selected = item.options.flatMap(({ id }) => (chosen.has(id) ? [id] : []));
  return value.custom === undefined ? { selected } : { selected, custom: value.custom };
}

/** Returns the answer after the participant's own option was written, or cleared with `null`. */
export function chooseOwn(item: ChoiceItem, value: ChoiceAnswer, custom: string | null): ChoiceAnswer {
  const selected = item.multiSelect || custom === null ? value.selected : [];
  return custom === null ? { selected } : { selected, custom };
}
