import { isBehindDialog } from '../browser/isBehindDialog.ts';

/** Frames to wait for a new text that must first be scrolled into view. */
const patience = 20;

/**
 * Focuses a text of the canvas once it is there, and selects all of it or puts the caret at its start or end. A text
 * rendered by the last edit is found before the next key arrives, so that quick typing goes to the right place.
 */
export function focusInline(key: string, property = 'text', caret: 'all' | 'start' | 'end' = 'all'): void {
  const found = (): boolean => {
    const area = document.querySelector<HTMLTextAreaElement>(`[data-inline="${key}/${property}"]`);
    // A dialog may have opened while the text was loaded.
    if (!area || isBehindDialog(area)) return false;
    focusText(area, caret);
    return true;
  };
  const look = (frames: number): void => {
    requestAnimationFrame(() => {
      if (!found() && frames > 0) look(frames - 1);
    });
  };
  queueMicrotask(() => {
    if (!found()) look(patience);
  });
}

/** Focuses a text, and selects all of it or puts the caret at its start or end. */
export function focusText(area: HTMLTextAreaElement, caret: 'all' | 'start' | 'end'): void {
  area.focus();
  const { length } = area.value;
  area.setSelectionRange(caret === 'end' ? length : 0, caret === 'start' ? 0 : length);
}
