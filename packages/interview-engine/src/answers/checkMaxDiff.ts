import type { Json, JsonObject } from '@guide-studio/guide-core';
import { isJsonObject } from '@guide-studio/guide-core/internal';
import type { Asked } from '../asked/asked.ts';
import { type Checked, accept, problem } from './checked.ts';
import { ownMember } from './ownMember.ts';

/** Checks `{ choices: [{ best, worst }] }`: two different options per screen, for all screens in order. */
export function checkMaxDiff({ screens }: Asked, value: JsonObject): Checked {
  const choices = ownMember(value, 'choices');
  if (!Array.isArray(choices) || choices.length > screens.length) return wrongForm();
  const read = (choices as readonly Json[]).map(readChoice);
  if (read.length < screens.length)
    return problem('screensIncomplete', { answered: read.length, total: screens.length });
  for (const [at, choice] of read.entries()) {
    if (choice === null) return wrongForm();
    const screen = screens[at] ?? [];
    if (!screen.includes(choice.best) || !screen.includes(choice.worst))
      return problem('notOnScreen', { screen: at + 1 });
    if (choice.best === choice.worst) return problem('bestIsWorst', { screen: at + 1 });
  }
  return accept({ choices: read.flatMap((choice) => choice ?? []) });
}

function wrongForm(): Checked {
  return problem('wrongForm', { expected: '{ choices: [{ best, worst }] }' });
}

function readChoice(value: Json): { readonly best: string; readonly worst: string } | null {
  if (!isJsonObject(value)) return null;
  const best = ownMember(value, 'best');
  const worst = ownMember(value, 'worst');
  return typeof best === 'string' && typeof worst === 'string' ? { best, worst } : null;
}
