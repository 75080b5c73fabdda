import { brief } from '@guide-studio/guide-core';
import { criteriaOf, decidingNothing, type Exploration } from '@guide-studio/interview-engine/paths';
import { recalled } from './journeysText.ts';
import { listText } from './listText.ts';
import type { Markup } from './markup.ts';

/** Returns which questions only collect answers: nothing that is shown depends on them. That is no fault. */
export function idleText(exploration: Exploration, markup: Markup): readonly string[] {
  const { items } = exploration.plan;
  const lines = decidingNothing(exploration, criteriaOf(exploration)).map(
    (item) => `Q${item + 1} “${brief(items[item]?.item.text ?? '', recalled)}”`,
  );
  return listText('Questions whose answer changes nothing that is shown:', lines, markup);
}
