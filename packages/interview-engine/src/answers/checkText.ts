import { type JsonObject, isStorableText } from '@guide-studio/guide-core';
import { type Checked, accept, refuse } from './checked.ts';
import { ownMember } from './ownMember.ts';

/** Checks `{ text }`: not blank. It is stored as typed. */
export function checkText(value: JsonObject): Checked {
  const text = ownMember(value, 'text');
  if (typeof text !== 'string') return refuse('wrongForm', { expected: '{ text }' });
  if (!isStorableText(text)) return refuse('notStorable', {});
  return text.trim() === '' ? refuse('textMissing', {}) : accept({ text });
}
