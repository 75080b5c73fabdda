import type { Finder, Hit } from '@guide-studio/guide-core/find';
import { replacementTexts } from '@guide-studio/guide-core/internal';
import { dispatchTexts, read, readGuide, announce } from '../session/index.ts';
import { words } from '../i18n/index.ts';
import { currentHit, type HitPlace, isSamePlace, isSameQuery, queryOf, useFinding } from './finding.ts';
import { type Found, foundAtOnce, searchGuide } from './searchGuide.ts';

/** Replaces the current hit and moves to the next one after the replacement. */
export function replaceOne(): void {
  withHits((finder, hits) => {
    const hit = hits[currentHit(hits, useFinding.getState())];
    if (!hit || !replace(finder, [hit])) return;
    keepSkipped(finder, [hit], 1);
    const past = { ...hit, start: hit.end + growth(finder, hit) };
    useFinding.setState({ past });
    withHits((_, left) => {
      const state = useFinding.getState();
      if (state.past === past) useFinding.setState({ at: currentHit(left, state), past: null });
    });
  });
}

/** Replaces all hits that are not skipped as one entry of the history. */
export function replaceAll(): void {
  withHits((finder, all) => {
    const { skipped } = useFinding.getState();
    const hits = all.filter((hit) => !skipped.some((place) => isSamePlace(place, hit)));
    if (!replace(finder, hits)) return;
    const left = Number(readGuide().editor.history.past.at(-1)?.name.params['skipped'] ?? 0);
    keepSkipped(finder, hits, hits.length - left);
    useFinding.setState({ at: 0, past: null });
    const done = words.find.replaced(hits.length - left);
    announce(left === 0 ? done : `${done} ${words.find.notAll(left)}`);
  });
}

/**
 * Calls back with all hits in the guide as it is now: at once, or when an expression was searched for. Does not call
 * back if the search takes too long, or if there is another search or guide by then.
 */
function withHits(act: (finder: Finder, hits: readonly Hit[]) => void): void {
  const query = queryOf(useFinding.getState());
  const { backupKey, editor } = readGuide();
  const take = ({ finder, hits }: Found): void => {
    const now = read().guide;
    if (finder === null || now?.backupKey !== backupKey || !isSameQuery(query, useFinding.getState())) return;
    // What was found in an earlier guide may be elsewhere in this one.
    if (now.editor.doc === editor.doc) act(finder, hits);
    else withHits(act);
  };
  const atOnce = foundAtOnce(query, editor.doc);
  if (atOnce) take(atOnce);
  else searchGuide(query, editor.doc, take);
}

function replace(finder: Finder, hits: readonly Hit[]): boolean {
  const { doc, selection } = readGuide().editor;
  const texts = replacementTexts(doc, hits, finder, useFinding.getState().by);
  return dispatchTexts(texts, { command: 'text.replace', params: { count: hits.length } }, selection);
}

/** Keeps hits skipped when their text moves. */
function keepSkipped(finder: Finder, done: readonly Hit[], count: number): void {
  const { skipped, replaced } = useFinding.getState();
  const left = skipped.filter((place) => !done.some((hit) => isSamePlace(hit, place)));
  useFinding.setState({ skipped: left.map((place) => moved(finder, place, done)), replaced: replaced + count });
}

function moved(finder: Finder, place: HitPlace, done: readonly Hit[]): HitPlace {
  const before = done.filter((hit) => hit.start < place.start && isSamePlace({ ...hit, start: place.start }, place));
  return { ...place, start: before.reduce((start, hit) => start + growth(finder, hit), place.start) };
}

/** Returns how much longer a text gets when a hit in it is replaced. */
function growth(finder: Finder, hit: Hit): number {
  const match = finder.matches(hit.text).find(({ start }) => start === hit.start);
  return match ? finder.replacement(hit.text, match, useFinding.getState().by).length - (hit.end - hit.start) : 0;
}
