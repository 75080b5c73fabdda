import type { Answer, ItemStep, Step, StepItem } from '@guide-studio/interview-engine';
import type { Random } from '../generate/random.ts';

/** A participant who gives a random valid answer to any step. */
export function randomAnswer(random: Random, step: Step): Answer {
  if (step.kind === 'followUp') return { text: randomText(random) };
  return step.kind === 'item' ? itemAnswer(random, step.item) : {};
}

function itemAnswer(random: Random, item: ItemStep['item']): Answer {
  switch (item.type) {
    case 'open_ended':
      return { text: randomText(random) };
    case 'multiple_choice':
      return choiceAnswer(random, item);
    case 'ranking':
      return { ranked: mixed(random, idsOf(item.options)) };
    case 'matrix':
      return { cells: Object.fromEntries(item.rows.map(({ id }) => [id, random.pick(idsOf(item.options))])) };
    case 'max_diff':
      return { choices: item.screens.map((screen) => bestAndWorst(mixed(random, screen))) };
    case 'statement':
      return {};
  }
}

function choiceAnswer(random: Random, item: Extract<StepItem, { type: 'multiple_choice' }>): Answer {
  const alone = item.options.filter((option) => option.exclusive);
  if (alone.length > 0 && (alone.length === item.options.length || random.chance(0.3))) {
    return { selected: [random.pick(idsOf(alone))] };
  }
  const together = mixed(random, idsOf(item.options.filter((option) => !option.exclusive)));
  if (!item.multiSelect) {
    if (item.allowCustomOption && random.chance(0.3)) return { selected: [], custom: randomText(random) };
    return { selected: together.slice(0, 1) };
  }
  const least = item.minSelect ?? 1;
  const most = Math.min(item.maxSelect ?? together.length, together.length);
  const count = random.int(least, Math.max(least, most));
  if (item.allowCustomOption && random.chance(0.3)) {
    return { selected: together.slice(0, count - 1), custom: randomText(random) };
  }
  return { selected: together.slice(0, count) };
}

function bestAndWorst(screen: readonly string[]): { best: string; worst: string } {
  return { best: screen[0] ?? '', worst: screen[1] ?? '' };
}

function idsOf(options: readonly { readonly id: string }[]): readonly string[] {
  return options.map(({ id }) => id);
}

function mixed<T>(random: Random, values: readonly T[]): readonly T[] {
  return values
    .map((value) => ({ value, at: random.next() }))
    .sort((one, other) => one.at - other.at)
    .map(({ value }) => value);
}

function randomText(random: Random): string {
  return 'because '.repeat(random.int(1, 20)).trim();
}
