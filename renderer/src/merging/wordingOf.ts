import type { Conflict } from '@guide-studio/guide-core';

/** Properties that people read: a third wording of them cannot be anything that the service does not know. */
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

/** What a third wording of a conflict begins with; null where it is not about two wordings of one text. */
export function wordingOf({ code, field = '', ours, theirs }: Conflict): string | null {
  const name = field.slice(field.lastIndexOf('.') + 1);
  const isText = code === 'field' && texts.has(name) && typeof theirs.value === 'string';
  return isText && typeof ours.value === 'string' ? ours.value : null;
}
