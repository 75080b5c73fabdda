import {
  type Exploration,
  leftOutOf,
  type PathsTelling,
  relatedConditions,
} from '@guide-studio/interview-engine/paths';
import { listText } from './listText.ts';
import type { Markup } from './markup.ts';

/** Returns which conditions repeat each other or are part of another, and to which questions nothing may be carried. */
export function relatedText(exploration: Exploration, telling: PathsTelling, markup: Markup): readonly string[] {
  const { same, within } = relatedConditions(exploration);
  const empty = leftOutOf(exploration).map((item) => telling.leftOut(item));
  return [
    ...listText('Questions without options for some participants:', empty, markup),
    ...listText('Conditions that the same participants meet:', same.map(telling.same), markup),
    ...listText('Conditions that are part of another:', within.map(telling.within), markup),
  ];
}
