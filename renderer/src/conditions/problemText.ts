import type { CombineProblem } from '@guide-studio/guide-core/internal';
import { words } from '../i18n/index.ts';

/** Returns why a part cannot have a condition. `asks`: the texts of questions that the guide may not have, by id. */
export function problemText(why: CombineProblem, asks: Readonly<Record<string, string>> = {}): string {
  const { problems } = words.conditionActions;
  if (why.code !== 'reference') return problems[why.code];
  const name =
    why.of === 'question' ? (Object.entries(asks).find(([id]) => id === why.name)?.[1] ?? why.name) : why.name;
  if (why.problem === 'unknown') return problems.missing[why.of](name);
  return problems.reference[why.problem];
}
