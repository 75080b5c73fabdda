import type { FindQuery, Hit } from '@guide-studio/guide-core';
import { create } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { read, write } from '../session/store.ts';

/** Where a hit begins. */
export type Place = Pick<Hit, 'key' | 'path' | 'start'>;

interface Finding extends FindQuery {
  /** The bar above the guide. */
  readonly open: 'find' | 'replace' | null;
  /** What replaces a hit. */
  readonly by: string;
  /** Which hit is current, from 0. */
  readonly at: number;
  /** Hits that stay as they are when all are replaced. */
  readonly skipped: readonly Place[];
  /** How many hits the last act replaced, until something else is looked for. */
  readonly replaced: number;
  /** Makes opening it once more focus the field once more. */
  readonly turn: number;
}

/** What is looked for and replaced, in the guide and in its text: kept while the window is open. */
export const useFinding = create<Finding>(() => ({
  open: null,
  text: '',
  by: '',
  matchCase: false,
  wholeWord: false,
  regularExpression: false,
  at: 0,
  skipped: [],
  replaced: 0,
  turn: 0,
}));

/** Opens the bar above the guide. Text that is marked becomes what is looked for. */
export function openFind(open: 'find' | 'replace'): void {
  const marked = markedText();
  if (read().view !== 'guide') write({ view: 'guide' });
  const { turn } = useFinding.getState();
  useFinding.setState({ open, turn: turn + 1 });
  lookFor(marked === '' ? {} : { text: marked });
}

/** Looks for something else, from the beginning: nothing of it is skipped yet. */
export function lookFor(changes: Partial<FindQuery>): void {
  useFinding.setState({ ...changes, at: 0, skipped: [], replaced: 0 });
}

export const queryOf = ({ text, matchCase, wholeWord, regularExpression }: FindQuery): FindQuery => ({
  text,
  matchCase,
  wholeWord,
  regularExpression,
});

/** What is looked for; the same object as long as that is the same. */
export function useQuery(): FindQuery {
  return useFinding(useShallow(queryOf));
}

export function isSamePlace(one: Place, other: Place): boolean {
  return one.key === other.key && one.start === other.start && one.path.join() === other.path.join();
}

export function closeFind(): void {
  useFinding.setState({ open: null });
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')?.focus());
}

function markedText(): string {
  const element = document.activeElement;
  const field = element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement ? element : null;
  const text = field
    ? field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)
    : (document.getSelection()?.toString() ?? '');
  return asQuery(text);
}

/** A marked text as what is looked for: empty where it is too long for that. */
export function asQuery(text: string): string {
  return text.length <= 200 && !text.includes('\n') ? text : '';
}
