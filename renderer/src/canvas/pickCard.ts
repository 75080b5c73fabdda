import type { Key } from '@guide-studio/guide-core/edit';
import type { PointerEvent } from 'react';
import { pick, read, select } from '../session/index.ts';

/** Selects the pressed card, or the pressed answer in it. With Shift or Ctrl it selects several cards. */
export function pickCard(event: PointerEvent<HTMLElement>, key: Key): void {
  const grip = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-grip]') : null;
  const answer =
    event.target instanceof Element
      ? event.target.closest<HTMLElement>('[data-answer], [data-pick]')?.dataset
      : undefined;
  const several = event.shiftKey || event.ctrlKey || event.metaKey;
  const pressed = grip?.dataset['grip'] ?? (several ? key : (answer?.['answer'] ?? answer?.['pick'] ?? key));
  if (several && isTextBeingEdited(event)) return;
  if (!several) {
    // Dragging a selected part by its handle takes the rest of the selection along.
    const mayKeep = event.button !== 0 || grip !== null;
    if (!mayKeep || !read().guide?.editor.selection.includes(pressed)) select([pressed]);
    return;
  }
  event.preventDefault();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  pick(pressed, event);
}

/** Returns true in the text with the caret, where Shift and a press extend the marked text. */
function isTextBeingEdited({ target }: PointerEvent<HTMLElement>): boolean {
  return target === document.activeElement && target instanceof HTMLTextAreaElement;
}
