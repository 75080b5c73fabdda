import { type Finder, findInGuide, type Hit, replacementTexts } from '@guide-studio/guide-core';
import { dispatchTexts } from '../session/edit.ts';
import { mustHave, read, say } from '../session/store.ts';
import { words } from '../words/index.ts';
import { useFinding } from './finding.ts';

/** Replaces one hit and goes on to the next one behind what was put in. */
export function replaceOne(finder: Finder, hit: Hit): void {
  const { by, at } = useFinding.getState();
  if (!replace(finder, [hit])) return;
  const match = finder.matches(hit.text).find(({ start }) => start === hit.start);
  const end = hit.start + (match ? finder.replacement(hit.text, match, by).length : 0);
  const hits = findInGuide(mustHave(read().editor).doc, finder);
  let next = at;
  while (isInside(hits[next], hit, end)) next += 1;
  useFinding.setState({ at: next < hits.length ? next : 0 });
}

function isInside(found: Hit | undefined, hit: Hit, end: number): boolean {
  return found?.key === hit.key && found.path.join() === hit.path.join() && found.start < end;
}

/** Replaces every hit as one entry of the history. */
export function replaceAll(finder: Finder, hits: readonly Hit[]): void {
  if (!replace(finder, hits)) return;
  useFinding.setState({ at: 0 });
  const skipped = Number(mustHave(read().editor).history.past.at(-1)?.name.params['skipped'] ?? 0);
  const done = words.find.replaced(hits.length - skipped);
  say(skipped === 0 ? done : `${done} ${words.find.notAll(skipped)}`);
}

function replace(finder: Finder, hits: readonly Hit[]): boolean {
  const { doc, selection } = mustHave(read().editor);
  const texts = replacementTexts(doc, hits, finder, useFinding.getState().by);
  return dispatchTexts(texts, { command: 'text.replace', params: { count: hits.length } }, selection);
}
