import { brief, pluralsOf } from '@guide-studio/guide-core';
import { type Exploration, type Journey, type JourneyGroup, journeysOf } from '@guide-studio/interview-engine/paths';
import type { Markup } from './markup.ts';

const { counted } = pluralsOf('en');

/** The number of characters by which the text of a question is recognized in a list. */
export const recalled = 60;

/** Returns journeys, at most `most`: each after the first with the question at which it parts from those before it. */
export function journeysText(exploration: Exploration, most: number, markup: Markup): readonly string[] {
  const { items } = exploration.plan;
  const { group, listed, isWhole } = journeysOf(exploration, { most });
  const count = counted(listed, { one: 'journey', other: 'journeys' });
  let number = 0;
  const lines = (one: JourneyGroup, partsAt: number | null): readonly string[] => {
    if (!('journey' in one)) return [...lines(one.shown, partsAt), ...lines(one.hidden, one.partsAt)];
    number += 1;
    const parting =
      partsAt === null
        ? ''
        : `; like the one above up to Q${partsAt + 1} “${brief(items[partsAt]?.item.text ?? '', recalled)}”, which it does not show`;
    return [markup.under(`${number}. ${questionsOf(one.journey)}${endOf(one.journey)}${parting}`)];
  };
  const headingOf = (): string => {
    if (isWhole) return `${count}, all there are:`;
    if (listed === 0) return 'No journey can be listed: the limit of work was reached.';
    if (listed < most) return `${count} found before the limit of work was reached; there may be more:`;
    return `The first ${count}; there are more:`;
  };
  return [markup.point(headingOf()), ...(group === null ? [] : lines(group, null))];
}

/** Questions in a row as `Q1–Q4`. */
function questionsOf({ items }: Journey): string {
  const rows: { from: number; to: number }[] = [];
  for (const item of items) {
    const last = rows.at(-1);
    if (last !== undefined && last.to === item - 1) last.to = item;
    else rows.push({ from: item, to: item });
  }
  if (rows.length === 0) return 'no questions';
  return rows.map(({ from, to }) => (from === to ? `Q${from + 1}` : `Q${from + 1}–Q${to + 1}`)).join(', ');
}

function endOf({ outcomes }: Journey): string {
  if (!outcomes.includes('screened_out')) return '';
  return outcomes.includes('complete') ? ' (completed, or screened out)' : ' (screened out)';
}
