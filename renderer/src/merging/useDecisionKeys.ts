import { type RefObject, useEffect } from 'react';
import { read } from '../session/index.ts';
import { focusLate } from '../browser/focusLate.ts';
import { unlessFocusMoves } from '../browser/unlessFocusMoves.ts';

/** The keys of the merge view, as in its list of shortcuts. They choose among the options of a card, in order. */
const decisionKeys = ['1', '2', '3'] as const;

/**
 * Decides the focused conflict, or the first open one, by a digit; F8 goes to the next or previous conflict, as with
 * problems. While typing, digits are text.
 */
export function useDecisionKeys(list: RefObject<HTMLOListElement | null>): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      if (read().asking || event.ctrlKey || event.altKey || event.metaKey) return;
      if (event.key === 'F8') walk(cardsIn(list.current), event.shiftKey ? -1 : 1);
      else if (isTyping(event.target) || !choose(cardsIn(list.current), event.key)) return;
      event.preventDefault();
    }
    // Before the keys of the window, which are disabled during a merge.
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [list]);
}

function cardsIn(list: HTMLOListElement | null): readonly HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[data-conflict]') ?? [])];
}

function walk(cards: readonly HTMLElement[], step: 1 | -1): void {
  const at = cards.findIndex((card) => card.contains(document.activeElement));
  const start = at === -1 ? (step === 1 ? 0 : cards.length - 1) : at + step;
  focusConflict(cards[(start + cards.length) % Math.max(cards.length, 1)]);
}

/** Scrolls a conflict into view and focuses its decision, or its first option. */
export function focusConflict(card: HTMLElement | null | undefined): void {
  card?.scrollIntoView({ block: 'nearest' });
  (card?.querySelector<HTMLElement>('input:checked') ?? card?.querySelector('input'))?.focus();
}

function choose(cards: readonly HTMLElement[], key: string): boolean {
  const place = decisionKeys.findIndex((each) => each === key);
  if (place === -1) return false;
  const card =
    cards.find((each) => each.contains(document.activeElement)) ??
    cards.find((each) => each.dataset['decided'] === undefined);
  const choice = card?.querySelectorAll<HTMLInputElement>('input[type="radio"]')[place];
  choice?.click();
  choice?.focus();
  // The field of a third wording gets the focus as soon as it is rendered.
  if (place === 2) unlessFocusMoves(() => focusLate(card?.querySelector('textarea')));
  return choice !== undefined;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLTextAreaElement;
}
