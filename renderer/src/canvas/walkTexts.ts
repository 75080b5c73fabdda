import type { KeyboardEvent } from 'react';
import { leaveField } from '../browser/leaveField.ts';
import { focusText } from '../fields/focusInline.ts';

/**
 * Moves up and down between the texts of the canvas, as in a document, once the caret can go no further inside its own
 * text. Returns true if the key was used.
 */
export function walkTexts(event: KeyboardEvent<HTMLTextAreaElement>): boolean {
  const { key, currentTarget: area } = event;
  if (event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return false;
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return false;
  if (!isAtEdge(area, key === 'ArrowUp')) return false;
  const next = textBeside(area, key === 'ArrowUp' ? -1 : 1);
  if (!next) return false;
  focusText(next, 'end');
  event.preventDefault();
  return true;
}

/**
 * Handles an Enter that nothing else has handled: goes to the next text of the same part, and from a title to the next
 * text of the canvas. Selects that text, so that nothing is added to its end by mistake. In the last text of a part
 * Enter starts a new line, as Shift+Enter does everywhere.
 */
export function goOnAtEnter(event: KeyboardEvent<HTMLTextAreaElement>, isTitle: boolean): void {
  if (event.key !== 'Enter' || event.defaultPrevented) return;
  if (event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
  const area = event.currentTarget;
  const next = textBeside(area, 1);
  if (!isTitle && (!next || nodeOf(next) !== nodeOf(area))) return;
  event.preventDefault();
  if (next) focusText(next, 'all');
  else leaveField(area);
}

/**
 * Handles a Tab that leads to a text that was filled in meanwhile, such as the title that follows a nickname: selects it,
 * as Enter does, so that typing replaces it.
 */
export function goOnAtTab(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Tab' || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
  const next = textBeside(event.currentTarget, 1);
  if (!next || nodeOf(next) !== nodeOf(event.currentTarget)) return;
  event.preventDefault();
  focusText(next, 'all');
}

/** Returns the next or previous text in reading order. */
function textBeside(area: HTMLTextAreaElement, by: 1 | -1): HTMLTextAreaElement | undefined {
  const texts = Array.from(document.querySelectorAll<HTMLTextAreaElement>('textarea[data-inline]')).toSorted(inReading);
  return texts[texts.indexOf(area) + by];
}

const nodeOf = ({ dataset }: HTMLElement): string | undefined => dataset['inline']?.split('/')[0];

/** Returns true if the caret cannot move further: always in a text of one line, otherwise at its very start or end. */
function isAtEdge(area: HTMLTextAreaElement, up: boolean): boolean {
  if (area.selectionStart !== area.selectionEnd) return false;
  const oneLine = area.clientHeight < 2 * (Number.parseFloat(getComputedStyle(area).lineHeight) || 24);
  return oneLine || (up ? area.selectionStart === 0 : area.selectionEnd === area.value.length);
}

/** Compares by reading order, top to bottom: the virtual list mounts parts as they come into view. */
function inReading(a: Element, b: Element): number {
  const [first, second] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
  const rowOf = ({ top, height }: DOMRect) => top + height / 2;
  return Math.abs(rowOf(first) - rowOf(second)) < 4 ? first.left - second.left : rowOf(first) - rowOf(second);
}
