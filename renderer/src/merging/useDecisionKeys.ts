import { type RefObject, useEffect } from 'react';
import { read } from '../session/store.ts';

/** The keys of the merge view, as its shortcuts list them; they choose among what a card offers, in its order. */
const decisionKeys = ['1', '2', '3'] as const;

/**
 * Decides by a digit about the conflict that has the focus, else the first open one, and goes to the next or the previous
 * one with F8, as from problem to problem. Digits are text while somebody types.
 */
export function useDecisionKeys(list: RefObject<HTMLOListElement | null>): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      if (read().asking || event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
      if (event.key === 'F8') walk(cardsIn(list.current), event.shiftKey ? -1 : 1);
      else if (isTyping(event.target) || !choose(cardsIn(list.current), event.key)) return;
      event.preventDefault();
    }
    // Before the window's own keys, which wait until the merge is decided.
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
  goTo(cards[(start + cards.length) % Math.max(cards.length, 1)]);
}

/** Brings a conflict into view and focuses what is decided about it, or what could be. */
export function goTo(card: HTMLElement | null | undefined): void {
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
  // A third wording is written at once, as soon as its field is there.
  if (place === 2) requestAnimationFrame(() => card?.querySelector('textarea')?.focus());
  return choice !== undefined;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLTextAreaElement;
}
