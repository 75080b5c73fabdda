import type { KeyboardEvent } from 'react';
import { focusText } from './focusInline.ts';

/**
 * Up and down from one text of the canvas to the next, as in a document: only where the caret can go no further inside
 * its own text. Returns whether the key was used.
 */
export function walkTexts(event: KeyboardEvent<HTMLTextAreaElement>): boolean {
  const { key, currentTarget: area } = event;
  if (event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return false;
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return false;
  if (!isAtEdge(area, key === 'ArrowUp')) return false;
  if (!goFrom(area, key === 'ArrowUp' ? -1 : 1)) return false;
  event.preventDefault();
  return true;
}

/**
 * Enter goes to the next text where nothing else has been done at it: answers go on with answers, and a question with its
 * own. Shift+Enter begins a line, as every text field has it.
 */
export function goOnAtEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return;
  if (event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  goFrom(event.currentTarget, 1);
}

/** To the next text, or the one before, as they are read. False at the end of the guide. */
function goFrom(area: HTMLTextAreaElement, by: 1 | -1): boolean {
  const texts = Array.from(document.querySelectorAll<HTMLTextAreaElement>('textarea[data-inline]')).toSorted(inReading);
  const next = texts[texts.indexOf(area) + by];
  if (next) focusText(next, 'end');
  return next !== undefined;
}

/** A text of one line has no line above and below; in a longer one the caret must stand at the very start or end. */
function isAtEdge(area: HTMLTextAreaElement, up: boolean): boolean {
  if (area.selectionStart !== area.selectionEnd) return false;
  const oneLine = area.clientHeight < 2 * (Number.parseFloat(getComputedStyle(area).lineHeight) || 24);
  return oneLine || (up ? area.selectionStart === 0 : area.selectionEnd === area.value.length);
}

/** The virtual list mounts in the order in which things come into view; reading goes from top to bottom. */
function inReading(a: Element, b: Element): number {
  const [first, second] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
  const rowOf = ({ top, height }: DOMRect) => top + height / 2;
  return Math.abs(rowOf(first) - rowOf(second)) < 4 ? first.left - second.left : rowOf(first) - rowOf(second);
}
