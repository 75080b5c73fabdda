import type { Key } from '@guide-studio/guide-core/edit';
import type { KeyboardEvent } from 'react';
import { focusLate } from './focusLate.ts';
import { unlessFocusMoves } from './unlessFocusMoves.ts';

/** Returns the key with left and right swapped in a right-to-left tree. */
export function inReading({ key, currentTarget }: KeyboardEvent): string {
  if (getComputedStyle(currentTarget).direction !== 'rtl') return key;
  return key === 'ArrowLeft' ? 'ArrowRight' : key === 'ArrowRight' ? 'ArrowLeft' : key;
}

/** Returns the index of the row to which a key leads, or null if the key leads to no other row. */
export function rowAfter(key: string, index: number, count: number): number | null {
  const to = {
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    PageDown: index + 10,
    PageUp: index - 10,
    Home: 0,
    End: count - 1,
  }[key];
  return to === undefined ? null : Math.max(0, Math.min(to, count - 1));
}

/** Focuses the row of a part, marked by `data-key`: at once, or as soon as it is mounted if the focus stays until then. */
export function focusRow(scroller: HTMLElement | null, key: Key, tries = 8): void {
  const row = scroller?.querySelector<HTMLElement>(`[data-key="${key}"]`);
  if (row) focusLate(row, { preventScroll: true });
  else if (tries > 0) unlessFocusMoves(() => focusRow(scroller, key, tries - 1));
}
