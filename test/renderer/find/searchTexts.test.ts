import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FoundInTexts, searchTexts } from '../../../renderer/src/find/searchTexts.ts';
import { found } from '../found.ts';
import { endWorkers, type HandWorker, stubWorkers } from './expressionWorker.ts';

let workers: readonly HandWorker[] = [];
const cancels: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  workers = stubWorkers();
});

afterEach(() => {
  for (const cancel of cancels.splice(0)) cancel();
  endWorkers(workers);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const newest = (): HandWorker => found(workers.at(-1));

/** Starts a search in one text. Returns what it is called back with. */
function begin(text: string): readonly FoundInTexts[] {
  const calls: FoundInTexts[] = [];
  const query = { text, matchCase: true, wholeWord: false, regularExpression: true };
  cancels.push(searchTexts(query, ['a b'], (more) => calls.push(more)));
  return calls;
}

const match = (start: number) => ({ start, end: start + 1, groups: [] });
const foundAt = (start: number): FoundInTexts => ({ matches: [[match(start)]], isAll: true, stop: null });

test('searches have one worker, and are answered one after the other', () => {
  const [first, second] = [begin('a'), begin('b')];
  expect(workers).toHaveLength(1);
  expect(newest().asked.map(({ query }) => query.text)).toEqual(['a']);
  newest().answer();
  expect(first).toEqual([foundAt(0)]);
  expect(newest().asked.map(({ query }) => query.text)).toEqual(['a', 'b']);
  newest().answer();
  expect([first.length, second]).toEqual([1, [foundAt(2)]]);
  expect(workers).toHaveLength(1);
});

test('a search without an answer after 2 s is ended with its worker; what was found by then is known', () => {
  const [slow, next] = [begin('a'), begin('b')];
  const worker = newest();
  // Until the worker runs, it is not the expression that takes time.
  vi.advanceTimersByTime(60_000);
  expect([slow, worker.isEnded]).toEqual([[], false]);
  worker.reply({ kind: 'begins' });
  worker.reply({ kind: 'found', matches: [[match(0)]], isLast: false });
  vi.advanceTimersByTime(1_999);
  expect(worker.isEnded).toBe(false);
  vi.advanceTimersByTime(1);
  expect(worker.isEnded).toBe(true);
  expect(slow).toEqual([
    { matches: [[match(0)]], isAll: false, stop: null },
    { matches: [], isAll: false, stop: 'tooLong' },
  ]);
  // What the ended worker had sent already says nothing about the next search.
  worker.reply({ kind: 'found', matches: [], isLast: true });
  expect([workers.length, next]).toEqual([2, []]);
  newest().answer();
  expect(next).toEqual([foundAt(2)]);
  vi.advanceTimersByTime(60_000);
  expect([slow.length, next.length, newest().isEnded]).toEqual([2, 1, false]);
});

test('a cancelled search is not called back: a waiting one is left out, a running one ends with its worker', () => {
  const [running, waiting, last] = [begin('a'), begin('b'), begin('b')];
  newest().reply({ kind: 'begins' });
  cancels[1]?.();
  expect(newest().isEnded).toBe(false);
  cancels[0]?.();
  expect([workers.length, workers[0]?.isEnded]).toEqual([2, true]);
  newest().answer();
  vi.advanceTimersByTime(60_000);
  expect([running, waiting, last]).toEqual([[], [], [foundAt(2)]]);
  // There is nothing left to cancel.
  cancels[2]?.();
  expect(newest().isEnded).toBe(false);
});

test('an expression that needs too much memory takes too long; a worker that cannot be started has failed', () => {
  const [large, lost, last] = [begin('a'), begin('b'), begin('b')];
  newest().reply({ kind: 'begins' });
  newest().reply({ kind: 'tooLarge' });
  expect(large).toEqual([{ matches: [], isAll: false, stop: 'tooLong' }]);
  newest().dispatchEvent(new Event('error'));
  expect(lost).toEqual([{ matches: [], isAll: false, stop: 'failed' }]);
  newest().answer();
  expect(last).toEqual([foundAt(2)]);
});
