import { type Finder, findInGuide, type Hit, replacementTexts } from '@guide-studio/guide-core';
import { dispatchTexts, readGuide, say } from '../session/index.ts';
import { words } from '../words/index.ts';
import { isSamePlace, type HitPlace, useFinding } from './finding.ts';

/** Replaces one hit and moves to the next one after the replacement. */
export function replaceOne(finder: Finder, hit: Hit): void {
  const { at } = useFinding.getState();
  if (!replace(finder, [hit])) return;
  keepSkipped(finder, [hit], 1);
  const end = hit.end + growth(finder, hit);
  const hits = findInGuide(readGuide().editor.doc, finder);
  let next = at;
  while (isInside(hits[next], hit, end)) next += 1;
  useFinding.setState({ at: next < hits.length ? next : 0 });
}

function isInside(found: Hit | undefined, hit: Hit, end: number): boolean {
  return found !== undefined && isSamePlace({ ...found, start: 0 }, { ...hit, start: 0 }) && found.start < end;
}

/** Replaces hits as one entry of the history. */
export function replaceAll(finder: Finder, hits: readonly Hit[]): void {
  if (!replace(finder, hits)) return;
  const left = Number(readGuide().editor.history.past.at(-1)?.name.params['skipped'] ?? 0);
  keepSkipped(finder, hits, hits.length - left);
  useFinding.setState({ at: 0 });
  const done = words.find.replaced(hits.length - left);
  say(left === 0 ? done : `${done} ${words.find.notAll(left)}`);
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
