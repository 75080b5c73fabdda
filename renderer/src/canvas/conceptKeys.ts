import { type GuideNode, locate } from '@guide-studio/guide-core';
import type { KeyboardEvent } from 'react';
import { mustHave, read } from '../session/store.ts';
import { addConcept } from '../inserter/index.ts';

/** Ctrl+Enter in a text of a concept adds the next concept. */
export function conceptKeys(event: KeyboardEvent<HTMLTextAreaElement>, concept: GuideNode): void {
  if (event.nativeEvent.isComposing || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  const place = locate(mustHave(read().editor).doc, concept.key)?.place;
  if (place) addConcept(place.parent, place.index + 1);
}
