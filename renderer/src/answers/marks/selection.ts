import { type Span, spanOfUnits, unitsOf, wordsIn } from '@guide-studio/analysis';

/** Returns the words of a text that are selected in the window; null if none are. The element has only the text. */
export function selectedSpan(element: HTMLElement, text: string): Span | null {
  const selection = document.getSelection();
  if (selection === null || selection.rangeCount === 0 || selection.isCollapsed) return null;
  const range = selection.getRangeAt(0);
  if (!element.contains(range.startContainer) || !element.contains(range.endContainer)) return null;
  const before = document.createRange();
  before.selectNodeContents(element);
  before.setEnd(range.startContainer, range.startOffset);
  const start = before.toString().length;
  return spanOfUnits(text, start, start + range.toString().length);
}

/**
 * Returns the words that a key selects; null for any other key. Arrows choose the word before or after, with Shift they
 * add or leave out a word at the end. `isForward`: the arrow points where the text goes on.
 */
export function spanByKey(text: string, span: Span | null, isForward: boolean, isShift: boolean): Span | null {
  const words = wordsIn(text);
  const chosen = span === null ? null : unitsOf(text, span);
  const last = words.length - 1;
  if (last < 0) return null;
  if (chosen === null) return wordsAt(isForward ? 0 : last, isForward ? 0 : last);
  const first = words.findIndex(({ to }) => to > chosen.start);
  const end = words.findLastIndex(({ from }) => from < chosen.end);
  const next = Math.max(0, Math.min(last, (isForward || isShift ? end : first) + (isForward ? 1 : -1)));
  return isShift ? wordsAt(first, Math.max(first, next)) : wordsAt(next, next);

  function wordsAt(one: number, other: number): Span | null {
    return spanOfUnits(text, words[one]?.from ?? 0, words[other]?.to ?? 0);
  }
}
