import type { Key } from '@guide-studio/guide-core';
import { dispatch } from '../session/edit.ts';
import { mustHave, read } from '../session/store.ts';
import { focusInline } from '../browser/focusInline.ts';

/** Adds a concept to a block, at `index` or at the end, with its name selected. */
export function addConcept(block: Key, index?: number): void {
  if (!dispatch('concept.add', { block, ...(index === undefined ? {} : { index }) })) return;
  const [added] = mustHave(read().editor).selection;
  if (added !== undefined) focusInline(added, 'nickname');
}
