import { brief, pluralsOf } from '@guide-studio/guide-core';
import {
  criteriaOf,
  decidingNothing,
  type Exploration,
  leftOutOf,
  type PathsTelling,
  relatedConditions,
} from '@guide-studio/interview-engine/paths';
import { recalled } from './journeysText.ts';
import { listText } from './listText.ts';
import type { Markup } from './markup.ts';

const { counted } = pluralsOf('en');
const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/**
 * Returns what is no fault, but good to know: which questions show nothing to some participants, which conditions repeat
 * each other or are part of another, and which questions only collect answers. The last two are only counted unless
 * `isWhole`: a long guide has many.
 */
export function factsText(
  exploration: Exploration,
  telling: PathsTelling,
  markup: Markup,
  isWhole: boolean,
): readonly string[] {
  const { items } = exploration.plan;
  const { same, within, uncomparedFrom } = relatedConditions(exploration);
  const empty = leftOutOf(exploration).map((item) => telling.leftOut(item));
  const idle = decidingNothing(exploration, criteriaOf(exploration)).map(
    (item) => `Q${item + 1} “${brief(items[item]?.item.text ?? '', recalled)}”`,
  );
  const groups = {
    one: 'group of conditions that the same participants meet',
    other: 'groups of conditions that the same participants meet',
  };
  const parts = {
    one: 'condition that is met only together with another',
    other: 'conditions that are met only together with another',
  };
  const collecting = {
    one: 'choice question or matrix whose answer changes nothing that is shown',
    other: 'choice questions and matrices whose answer changes nothing that is shown',
  };
  const counts = [
    ...(same.length === 0 ? [] : [counted(same.length, groups)]),
    ...(within.length === 0 ? [] : [counted(within.length, parts)]),
    ...(idle.length === 0 ? [] : [counted(idle.length, collecting)]),
  ];
  return [
    ...listText('Questions without options for some participants:', empty, markup),
    ...(isWhole
      ? [
          ...listText('Conditions that the same participants meet:', same.map(telling.same), markup),
          ...listText('Conditions that are met only together with another:', within.map(telling.within), markup),
          ...listText('Choice questions and matrices whose answer changes nothing that is shown:', idle, markup),
        ]
      : counts.length === 0
        ? []
        : [markup.point(`No fault, and listed with --related: ${list.format(counts)}`)]),
    ...(uncomparedFrom === null ? [] : [markup.point(telling.uncompared(uncomparedFrom))]),
  ];
}
