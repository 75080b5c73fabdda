import type { Key } from '@guide-studio/guide-core';
import type { PointerEvent } from 'react';
import { select } from '../session/edit.ts';
import { pick } from '../session/selecting.ts';
import { read } from '../session/store.ts';

/** A press on a card selects it; with Shift or Ctrl it selects several, and the caret stays where it is. */
export function pickCard(event: PointerEvent<HTMLElement>, key: Key): void {
  const several = event.shiftKey || event.ctrlKey || event.metaKey;
  if (several && isTextBeingEdited(event)) return;
  if (!several) {
    if (event.button === 0 || !read().editor?.selection.includes(key)) select([key]);
    return;
  }
  event.preventDefault();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  pick(key, event);
}

/** Shift and a press inside the text with the caret extends the marked text. */
function isTextBeingEdited({ target }: PointerEvent<HTMLElement>): boolean {
  return target === document.activeElement && target instanceof HTMLTextAreaElement;
}
