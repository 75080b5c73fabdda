import type { JsonObject } from '@guide-studio/guide-core';
import { isStorableText } from '@guide-studio/guide-core/internal';
import { isBlank } from '@guide-studio/guide-core/plurals';
import { type Checked, accept, problem } from './checked.ts';
import { ownMember } from './ownMember.ts';

/** Checks `{ text }`: not blank. It is stored as typed. */
export function checkText(value: JsonObject): Checked {
  const text = ownMember(value, 'text');
  if (typeof text !== 'string') return problem('wrongForm', { expected: '{ text }' });
  if (!isStorableText(text)) return problem('notStorable', {});
  return isBlank(text) ? problem('textMissing', {}) : accept({ text });
}
