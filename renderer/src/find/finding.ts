import type { FindQuery, Hit } from '@guide-studio/guide-core/find';
import { create } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { read, showView } from '../session/index.ts';
import { focusHome } from '../browser/leaveField.ts';
import { focusLate } from '../browser/focusLate.ts';
import { unlessFocusMoves } from '../browser/unlessFocusMoves.ts';

/** Where a hit starts. */
export type HitPlace = Pick<Hit, 'key' | 'path' | 'start'>;

interface FindState extends FindQuery {
  /** The state of the bar above the guide. */
  readonly open: 'find' | 'replace' | null;
  /** The guide that the bar was opened above, by its `backupKey`: the bar does not stay over another one. */
  readonly of: string | null;
  /** The text that replaces a hit. */
  readonly by: string;
  /** The index of the current hit, from 0. */
  readonly at: number;
  /** The end of a replacement while the text with it is searched: the current hit is the next one after it. */
  readonly past: HitPlace | null;
  /** Hits that "replace all" leaves as they are. */
  readonly skipped: readonly HitPlace[];
  /** How many hits the last action replaced, until the search changes. */
  readonly replaced: number;
  /** Grows to focus the field when the bar is opened again. */
  readonly turn: number;
}

/** The search in the guide and its JSON text. Kept while the window is open. */
export const useFinding = create<FindState>(() => ({
  open: null,
  of: null,
  text: '',
  by: '',
  matchCase: false,
  wholeWord: false,
  regularExpression: false,
  at: 0,
  past: null,
  skipped: [],
  replaced: 0,
  turn: 0,
}));

/** Opens the bar above the guide. Marked text becomes the search text. */
export function openFind(open: 'find' | 'replace'): void {
  const marked = markedText();
  if (read().guide?.view !== 'guide') showView('guide');
  const { turn } = useFinding.getState();
  useFinding.setState({ open, of: read().guide?.backupKey ?? null, turn: turn + 1 });
  lookFor(marked === '' ? {} : { text: marked });
}

/** Changes the search and starts from the first hit, with none skipped. */
export function lookFor(changes: Partial<FindQuery>): void {
  useFinding.setState({ ...changes, at: 0, past: null, skipped: [], replaced: 0 });
}

/** Returns only the search of a state that holds more. */
export const queryOf = ({ text, matchCase, wholeWord, regularExpression }: FindQuery): FindQuery => ({
  text,
  matchCase,
  wholeWord,
  regularExpression,
});

/** Returns the search; the same object while it is unchanged. */
export function useQuery(): FindQuery {
  return useFinding(useShallow(queryOf));
}

/** Returns true if two states search for the same in the same way. */
export function isSameQuery(one: FindQuery, other: FindQuery): boolean {
  return JSON.stringify(queryOf(one)) === JSON.stringify(queryOf(other));
}

/** Makes the hit with this index the current one. */
export function goTo(at: number): void {
  useFinding.setState({ at, past: null });
}

/** Returns the index of the current one of these hits; 0 if there are none. */
export function currentHit(hits: readonly Hit[], { at, past }: Pick<FindState, 'at' | 'past'>): number {
  const from = Math.max(0, Math.min(at, hits.length - 1));
  const current = past ? hits.findIndex((hit, place) => place >= from && !isBefore(hit, past)) : from;
  return Math.max(0, current);
}

function isBefore(hit: Hit, place: HitPlace): boolean {
  return isSamePlace({ ...hit, start: place.start }, place) && hit.start < place.start;
}

/** Returns true if two hits start at the same place. */
export function isSamePlace(one: HitPlace, other: HitPlace): boolean {
  return one.key === other.key && one.start === other.start && one.path.join() === other.path.join();
}

/** Closes the bar above the guide. The outline gets the focus. */
export function closeFind(): void {
  useFinding.setState({ open: null });
  unlessFocusMoves(() => focusLate(focusHome()));
}

function markedText(): string {
  const element = document.activeElement;
  const field = element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement ? element : null;
  const text = field
    ? field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)
    : (document.getSelection()?.toString() ?? '');
  return asQuery(text);
}

/** Returns a marked text as search text, or an empty text if it is too long. */
export function asQuery(text: string): string {
  return text.length <= 200 && !text.includes('\n') ? text : '';
}
