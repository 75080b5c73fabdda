import { EditorView } from '@codemirror/view';
import type { FindQuery } from '@guide-studio/guide-core/find';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { goToHit, hitMarks, hitsIn, replaceHit, replaceHits, searchText } from '../../../renderer/src/json/hits.ts';
import { found } from '../found.ts';
import { endWorkers, type HandWorker, stubWorkers } from '../find/expressionWorker.ts';

// Finding in the JSON text with regular expressions. Workers answer when a test says so.

let workers: readonly HandWorker[] = [];
let view: EditorView;

beforeEach(() => {
  workers = stubWorkers();
});

afterEach(() => {
  view.destroy();
  endWorkers(workers);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const queryOf = (text: string): FindQuery => ({ text, matchCase: true, wholeWord: false, regularExpression: true });
const newest = (): HandWorker => found(workers.at(-1));
const questions = (): number => workers.reduce((sum, { asked }) => sum + asked.length, 0);
const text = (): string => view.state.doc.toString();

/** The hits, and whether they are those of the search. */
function shown(): readonly [readonly string[], boolean] {
  const { places, finder } = hitsIn(view.state);
  return [places.map(({ start, end }) => view.state.sliceDoc(start, end)), finder !== null];
}

/** Searches in a text, and answers. */
function open(doc: string, wanted: string): void {
  view = new EditorView({ doc, extensions: [hitMarks], parent: document.body });
  searchText(view, queryOf(wanted));
  newest().answer();
}

/** Answers what was asked, and what is asked then. */
function answer(): void {
  for (let asked = -1; asked !== questions(); ) {
    asked = questions();
    newest().answer();
  }
}

test('the hits before stay, and move with the text, until the worker answers and if it takes too long', () => {
  vi.useFakeTimers();
  open('a1 b2', 'a\\d');
  expect(shown()).toEqual([['a1'], true]);
  searchText(view, queryOf('(b+)+$'));
  view.dispatch({ changes: { from: 0, insert: '---' } });
  expect(shown()).toEqual([['a1'], false]);
  newest().reply({ kind: 'begins' });
  vi.advanceTimersByTime(2_000);
  // The text has changed since, so that it is searched again.
  newest().reply({ kind: 'begins' });
  expect(hitsIn(view.state).stop).toBeNull();
  vi.advanceTimersByTime(2_000);
  expect([shown(), hitsIn(view.state).stop]).toEqual([[['a1'], false], 'tooLong']);
  replaceHits(view, 'x');
  newest().reply({ kind: 'begins' });
  vi.advanceTimersByTime(2_000);
  expect(text()).toBe('---a1 b2');
  searchText(view, queryOf('b\\d'));
  newest().answer();
  expect([shown(), hitsIn(view.state).stop]).toEqual([[['b2'], true], null]);
  expect(text()).toBe('---a1 b2');
});

test('each click replaces one hit with the groups of its match, also before the changed text was searched', () => {
  open('a1 a2 a3 a4', 'a(\\d)');
  goToHit(view, 1);
  for (const by of ['<$1>', '[$1]', '{$1}']) replaceHit(view, by);
  expect(text()).toBe('<1> a2 a3 a4');
  answer();
  expect(text()).toBe('<1> [2] {3} a4');
  expect(shown()).toEqual([['a4'], true]);
});

test('a text that has changed is searched again before its hits are replaced', () => {
  open('a1 a2', 'a(\\d)');
  view.dispatch({ changes: { from: 1, to: 2, insert: 'x a7' } });
  replaceHits(view, '<$1>');
  view.dispatch({ changes: { from: 0, insert: 'a9 ' } });
  expect(text()).toBe('a9 ax a7 a2');
  answer();
  expect(text()).toBe('<9> ax <7> <2>');
});

test('nothing is replaced if something else is searched for meanwhile', () => {
  open('a1 b2', 'a\\d');
  view.dispatch({ changes: { from: 0, insert: ' ' } });
  replaceHits(view, 'x');
  searchText(view, queryOf('b\\d'));
  answer();
  expect([text(), shown()]).toEqual([' a1 b2', [['b2'], true]]);
  searchText(view, null);
  expect(shown()).toEqual([[], false]);
});
