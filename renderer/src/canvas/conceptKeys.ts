import { type GuideNode, locate } from '@guide-studio/guide-core';
import type { KeyboardEvent } from 'react';
import { mustHave, read } from '../session/store.ts';
import { addConcept } from './addConcept.ts';
import { focusInline } from './focusInline.ts';

/** Enter goes on to the `next` text of the concept, in the last one it begins a line; Ctrl+Enter adds the next concept. */
export function conceptKeys(event: KeyboardEvent<HTMLTextAreaElement>, concept: GuideNode, next?: string): void {
  if (event.nativeEvent.isComposing || event.key !== 'Enter') return;
  if (event.ctrlKey || event.metaKey) {
    event.preventDefault();
    const place = locate(mustHave(read().editor).doc, concept.key)?.place;
    if (place) addConcept(place.parent, place.index + 1);
  } else if (!event.shiftKey && next !== undefined) {
    event.preventDefault();
    focusInline(concept.key, next, 'end');
  }
}
