import { create } from 'zustand';
import { afterPaint } from '../browser/afterPaint.ts';
import { read } from '../session/index.ts';
import { placeOfWindow } from './manualPlaces.ts';

/** A place in the manual, and how far its page was scrolled when it was left. */
interface Stop {
  /** `page` or `page#anchor`. */
  readonly place: string;
  readonly scroll: number | null;
}

/** What is read in the manual. It outlives the pane, until the window closes. */
export interface Reading {
  readonly isOpen: boolean;
  /** It was opened in a dialog, so that it is above it, not beside the view. */
  readonly isAbove: boolean;
  /** What the pane shows: a page, or the list of all pages. What is searched comes before both. */
  readonly shows: 'page' | 'contents';
  readonly now: Stop | null;
  readonly before: readonly Stop[];
  readonly after: readonly Stop[];
  readonly query: string;
  /** The hit that is shown, from 0; null while all are listed. */
  readonly hit: number | null;
  /** Grows when the pane is to take the focus. */
  readonly turn: number;
}

/** What is read in the manual now. */
export const useReading = create<Reading>(() => ({
  isOpen: false,
  isAbove: false,
  shows: 'page',
  now: null,
  before: [],
  after: [],
  query: '',
  hit: null,
  turn: 0,
}));

const get = (): Reading => useReading.getState();
const set = (changes: Partial<Reading>): void => useReading.setState(changes);

/** Where reading ended at each place of the window. */
const left = new Map<string, Stop>();
let openedFrom: string | null = null;
let opener: Element | null = null;

/** Opens the manual at a place; without one, at what the user works at, where it was left. */
export function openManual(place?: string): void {
  const from = placeOfWindow(read());
  if (!get().isOpen) opener = document.activeElement;
  openedFrom = from;
  const stop = place === undefined ? (left.get(from) ?? { place: from, scroll: null }) : { place, scroll: null };
  go(stop);
  set({ isOpen: true, isAbove: isInDialog(document.activeElement), turn: get().turn + 1 });
}

const isInDialog = (element: Element | null): boolean => Boolean(element?.closest('[role$="dialog"][data-open]'));

/** Opens the manual, or closes it if it has the focus. */
export function toggleManual(): void {
  const pane = document.querySelector('[data-manual-pane]');
  if (get().isOpen && pane?.contains(document.activeElement)) closeManual();
  else openManual();
}

/** Closes the pane, and returns the focus to where it came from. */
export function closeManual(): void {
  const { now, isAbove } = get();
  if (now && openedFrom !== null) left.set(openedFrom, here(now));
  const hadFocus = document.querySelector('[data-manual-pane]')?.contains(document.activeElement) === true;
  set({ isOpen: false, query: '', hit: null, shows: 'page' });
  const to = opener;
  if (!hadFocus || !(to instanceof HTMLElement)) return;
  // Above a dialog, the focus returns when the dialog of the manual has left: it gives the focus back itself before.
  if (isAbove) afterPaint(() => to.isConnected && to.focus());
  else if (to.isConnected) to.focus();
}

/** Follows a link inside the manual. */
export function follow(place: string): void {
  go({ place, scroll: null });
}

/** Shows the page of a hit, or with null the list of all. */
export function showHit(hit: number | null, place?: string): void {
  if (place !== undefined) go({ place, scroll: null });
  set({ hit });
}

/** Returns to the page before. */
export function goBack(): void {
  const { before, after, now } = get();
  const stop = before.at(-1);
  if (stop === undefined || now === null) return;
  set({ shows: 'page', query: '', hit: null, now: stop, before: before.slice(0, -1), after: [here(now), ...after] });
}

/** Goes to the page that {@link goBack} left. */
export function goForward(): void {
  const { before, after, now } = get();
  const [stop] = after;
  if (stop === undefined || now === null) return;
  set({ shows: 'page', query: '', hit: null, now: stop, before: [...before, here(now)], after: after.slice(1) });
}

function go(stop: Stop): void {
  const { now, before } = get();
  const isSame = now?.place === stop.place;
  set({
    shows: 'page',
    now: stop,
    ...(now === null || isSame ? {} : { before: [...before, here(now)], after: [] }),
  });
}

const here = (stop: Stop): Stop => ({
  ...stop,
  scroll: document.querySelector('[data-manual-page]')?.scrollTop ?? stop.scroll,
});
