import { afterEach, expect, test, vi } from 'vitest';
import { addTests } from '../../../renderer/src/guideTests/addTest.ts';
import { loadGuideTests, useGuideTests } from '../../../renderer/src/guideTests/guideTests.ts';
import {
  cancelMissing,
  followCoverage,
  missingTests,
  runGuideTests,
  stopGuideTests,
} from '../../../renderer/src/guideTests/running.ts';
import { dispatch, openFile, readGuide } from '../../../renderer/src/session/index.ts';
import type { Question } from '../../../renderer/src/worker/messages.ts';
import { de } from '../../../renderer/src/i18n/de/index.ts';
import { en } from '../../../renderer/src/i18n/en/index.ts';
import { openSession } from '../openSession.ts';

// The window's side of the worker. What the worker answers is tested with the engine, so it answers by hand here, in any
// order of events.

const file = 'a.guide.json';
const guide = {
  title: 'T',
  studyGuide: [{ type: 'flat', title: 'B', items: [{ type: 'open_ended', text: 'Why?' }] }],
};
const missing = { expect: {} };

class HandWorker extends EventTarget {
  readonly asked: Question[] = [];
  postMessage(question: Question): void {
    this.asked.push(question);
  }
  terminate(): void {
    // Nothing runs.
  }
  reply(more: object): void {
    const { version } = this.asked.at(-1) ?? {};
    this.dispatchEvent(new MessageEvent('message', { data: { version, ...more } }));
  }
}

const covered = { kind: 'covered', coverage: { goals: 1, undecided: 0, reached: 0, reachedBy: [], missed: [] } };
let workers: HandWorker[] = [];
let unfollow = (): void => {};

async function opened(): Promise<HandWorker> {
  workers = [];
  vi.stubGlobal(
    'Worker',
    class extends HandWorker {
      constructor() {
        super();
        workers.push(this);
      }
    },
  );
  openSession({ files: { [file]: JSON.stringify(guide) } });
  await openFile(file);
  await loadGuideTests(file);
  unfollow = followCoverage();
  const [worker] = workers;
  if (worker === undefined) throw new Error('No worker was started.');
  worker.reply({ kind: 'tested', results: [] });
  return worker;
}

afterEach(() => {
  unfollow();
  stopGuideTests();
  vi.unstubAllGlobals();
});

test('missing tests are asked for when the coverage is known', async () => {
  const worker = await opened();
  expect(worker.asked.map(({ kind }) => kind)).toEqual(['test', 'cover']);
  const wanted = missingTests();
  worker.reply(covered);
  expect(worker.asked.at(-1)?.kind).toBe('generate');
  worker.reply({ kind: 'generated', tests: [missing] });
  expect(await wanted).toEqual([missing]);
});

test('missing tests are not known once the guide is edited', async () => {
  const worker = await opened();
  worker.reply(covered);
  const wanted = missingTests();
  dispatch('field.set', { key: readGuide().editor.doc.root.key, path: ['title'], value: 'Other' });
  expect(await missingTests()).toBeNull();
  worker.reply({ kind: 'generated', tests: [] });
  expect(await wanted).toBeNull();
});

test('the search for missing tests says how much is done, and can be cancelled', async () => {
  const worker = await opened();
  worker.reply(covered);
  const wanted = missingTests();
  expect(useGuideTests.getState().generating).toBe(0);
  worker.reply({ kind: 'progress', done: 1, of: 4 });
  expect(useGuideTests.getState().generating).toBe(0.25);
  cancelMissing();
  expect(await wanted).toBe('cancelled');
  expect(useGuideTests.getState().generating).toBeNull();
  // Another worker runs the tests again, and missing tests can be asked for.
  expect(workers).toHaveLength(2);
  workers[1]?.reply({ kind: 'tested', results: [] });
  workers[1]?.reply(covered);
  const again = missingTests();
  workers[1]?.reply({ kind: 'generated', tests: [missing] });
  expect(await again).toEqual([missing]);
  expect(useGuideTests.getState().generating).toBeNull();
});

test('an edit ends the search for missing tests', async () => {
  const worker = await opened();
  worker.reply(covered);
  const wanted = missingTests();
  dispatch('field.set', { key: readGuide().editor.doc.root.key, path: ['title'], value: 'Other' });
  runGuideTests();
  expect(await wanted).toBeNull();
  expect(workers[1]?.asked.map(({ kind }) => kind)).toEqual(['test']);
});

test('a worker that ends with an error is told, and the next run starts another', async () => {
  const worker = await opened();
  const wanted = missingTests();
  worker.dispatchEvent(new Event('error'));
  expect(await wanted).toBeNull();
  expect(await missingTests()).toBeNull();
  expect(useGuideTests.getState()).toMatchObject({ hasCrashed: true, of: null, coverage: null });
  runGuideTests();
  expect(workers).toHaveLength(2);
  workers[1]?.reply({ kind: 'tested', results: [] });
  expect(useGuideTests.getState()).toMatchObject({ hasCrashed: false, of: readGuide().editor.doc });
});

test('tests that fail and tests that are outdated are counted apart, and told exactly', async () => {
  const worker = await opened();
  const outcomes = ['passed', 'failed', 'outdated', 'outdated'] as const;
  worker.reply(covered);
  await addTests(outcomes.map((name) => ({ name, expect: {} })));
  runGuideTests();
  worker.reply({ kind: 'tested', results: outcomes.map((state) => ({ state, differences: [], lost: [] })) });
  expect(readGuide().testsBroken).toEqual({ failed: 1, outdated: 2 });
  const textOf = (language: typeof en) =>
    [
      [1, 0],
      [2, 0],
      [0, 1],
      [0, 2],
      [1, 2],
      [2, 1],
    ].map(([failed = 0, outdated = 0]) => language.frame.status.tests(failed, outdated));
  expect(textOf(en)).toEqual([
    '1 test fails',
    '2 tests fail',
    '1 test is outdated',
    '2 tests are outdated',
    '1 test fails, 2 are outdated',
    '2 tests fail, 1 is outdated',
  ]);
  expect(textOf(de)).toEqual([
    '1 Test schlägt fehl',
    '2 Tests schlagen fehl',
    '1 Test ist veraltet',
    '2 Tests sind veraltet',
    '1 Test schlägt fehl, 2 sind veraltet',
    '2 Tests schlagen fehl, 1 ist veraltet',
  ]);
});
