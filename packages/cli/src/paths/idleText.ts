import { brief, pluralsOf } from '@guide-studio/guide-core';
import { criteriaOf, decidingNothing, type Exploration } from '@guide-studio/interview-engine/paths';
import { recalled } from './journeysText.ts';
import type { Markup } from './markup.ts';

const { number } = pluralsOf('en');

/** Questions that are listed; JSON has all. */
const mostListed = 10;

/** Returns which questions only collect answers: nothing that is shown depends on them. That is no fault. */
export function idleText(exploration: Exploration, markup: Markup): readonly string[] {
  const idle = decidingNothing(exploration, criteriaOf(exploration));
  if (idle.length === 0) return [];
  const { items } = exploration.plan;
  const more = idle.length - mostListed;
  return [
    markup.point('Questions whose answer changes nothing that is shown:'),
    ...idle
      .slice(0, mostListed)
      .map((item) => markup.under(`Q${item + 1} “${brief(items[item]?.item.text ?? '', recalled)}”`)),
    ...(more > 0 ? [markup.under(`… and ${number(more)} more: see --format json`)] : []),
  ];
}
