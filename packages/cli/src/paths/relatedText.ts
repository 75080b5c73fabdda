import { brief } from '@guide-studio/guide-core';
import {
  carriedListsOf,
  type Exploration,
  type PathsTelling,
  relatedConditions,
} from '@guide-studio/interview-engine/paths';
import { recalled } from './journeysText.ts';
import { listText } from './listText.ts';
import type { Markup } from './markup.ts';

/** Returns how conditions repeat or contain each other, and to which questions nothing may be carried. */
export function relatedText(exploration: Exploration, telling: PathsTelling, markup: Markup): readonly string[] {
  const { same, within } = relatedConditions(exploration);
  const { items } = exploration.plan;
  const empty = carriedListsOf(exploration)
    .filter(({ canBeEmpty }) => canBeEmpty === true)
    .map(({ item }) => `Q${item + 1} “${brief(items[item]?.item.text ?? '', recalled)}”`);
  return [
    ...listText('Not shown to participants who bring no options from the earlier question:', empty, markup),
    ...listText('Conditions that the same participants meet:', telling.same(same), markup),
    ...listText('Conditions that contain each other:', telling.within(within), markup),
  ];
}
