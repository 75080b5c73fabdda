import type { Conflict } from '@guide-studio/guide-core';

/** Text properties: any wording of them is valid for the service. */
const texts: ReadonlySet<string> = new Set([
  'title',
  'externalTitle',
  'background',
  'studyGoal',
  'message',
  'closingMessage',
  'nickname',
  'description',
  'text',
  'addInstructions',
  'continueButtonText',
  'metric',
]);

/** Returns the initial text of a third wording; null if the conflict is not about two wordings of a text. */
export function wordingOf({ code, field = '', ours, theirs }: Conflict): string | null {
  const name = field.slice(field.lastIndexOf('.') + 1);
  const isText = code === 'field' && texts.has(name) && typeof theirs.value === 'string';
  return isText && typeof ours.value === 'string' ? ours.value : null;
}
