import { afterEach, expect, test, vi } from 'vitest';
import { loadGuideTests, useGuideTests } from '../../../renderer/src/guideTests/guideTests.ts';
import {
  followCoverage,
  missingTests,
  runGuideTests,
  stopGuideTests,
} from '../../../renderer/src/guideTests/running.ts';
import { dispatch, openFile, readGuide } from '../../../renderer/src/session/index.ts';
import type { Question } from '../../../renderer/src/worker/messages.ts';
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

const covered = { kind: 'covered', coverage: { goals: 1, reached: 0, reachedBy: [], missed: [] } };
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
