import { type GuideDocument, toWire } from '@guide-studio/guide-core/edit';
import type { GuideTest, PlacedTest } from '@guide-studio/guide-core/tests';
import { canRun } from '@guide-studio/interview-engine/internal';
import type { TestResult } from '@guide-studio/interview-engine/tests';
import { checked, read, showBrokenTests } from '../session/index.ts';
import type { Question, Reply } from '../worker/messages.ts';
import { uiLanguage } from '../i18n/index.ts';
import { guideSender } from '../worker/sentGuide.ts';
import { startWorker } from '../worker/startWorker.ts';
import { type KnownTest, setGuideTests, useGuideTests } from './guideTests.ts';

interface Run {
  readonly version: number;
  readonly doc: GuideDocument;
  readonly tests: readonly KnownTest[];
}

let worker: Worker | null = null;
/** Puts together what to send to {@link worker}. */
let toSend = guideSender();
let version = 0;
/** The run that the worker has, or had last. */
let sent: Run | null = null;
/** What the worker knows, by key. */
let known: ReadonlyMap<string, PlacedTest> = new Map();
let isBusy = false;
/** Something changed while the worker was busy. */
let isWaiting = false;
let coverageReaders = 0;
/** Takes the missing tests. They are asked for as soon as the worker is free. */
let waitingForTests: ((tests: MissingTests) => void) | null = null;
let isGenerating = false;

/** Null: not known. */
type MissingTests = readonly GuideTest[] | 'cancelled' | null;

/** Runs the tests on the open guide, unless they ran on this version. While the worker is busy, runs once more later. */
export function runGuideTests(): void {
  const { tests, of, ran } = useGuideTests.getState();
  if (read().guide === null) return;
  const { editor, issues } = checked();
  const { doc } = editor;
  if (of?.root === doc.root && ran === tests) return askCoverage();
  // Tests for what is not covered take long, and are of no use to a guide that changed.
  if (isGenerating && sent?.doc.root !== doc.root) stopGuideTests();
  if (isBusy) {
    isWaiting = true;
    return;
  }
  const guide = toWire(doc);
  if (!canRun(guide, issues)) return setGuideTests({ hasProblems: true });
  setGuideTests({ hasProblems: false, hasCrashed: false });
  if (tests.length === 0) showBrokenTests({ failed: 0, outdated: 0 });
  if (tests.length === 0 && coverageReaders === 0) return setGuideTests({ of: doc, ran: tests, coverage: null });
  version += 1;
  sent = { version, doc, tests };
  isBusy = true;
  const wanted = tests.map(({ key, placed }) => ({ key, placed: known.get(key) === placed ? null : placed }));
  known = new Map(tests.map(({ key, placed }) => [key, placed]));
  send({ kind: 'test', version, guide: toSend(doc), tests: wanted });
}

/** Asks for the coverage after each run until the returned function is called. */
export function followCoverage(): () => void {
  coverageReaders += 1;
  if (useGuideTests.getState().tests.length === 0) setGuideTests({ of: null });
  runGuideTests();
  return () => {
    coverageReaders -= 1;
  };
}

function askCoverage(): void {
  const { coverage } = useGuideTests.getState();
  if (coverage !== null || coverageReaders === 0 || sent === null || isBusy) return;
  isBusy = true;
  send({ kind: 'cover', version: sent.version });
}

/**
 * Returns tests that reach what the tests that ran last do not. Null if that is not known: they did not run on the open
 * guide, it changes meanwhile, or the work ends.
 */
export async function missingTests(): Promise<MissingTests> {
  if (!isOfOpenGuide()) return null;
  waitingForTests?.(null);
  setGuideTests({ generating: 0 });
  return await new Promise((resolve) => {
    waitingForTests = resolve;
    if (!isBusy) askMissing();
  });
}

/** Ends the work on missing tests. The tests run again, because the worker ends with it. */
export function cancelMissing(): void {
  if (waitingForTests === null) return;
  giveMissing('cancelled');
  stopGuideTests();
  setGuideTests({ ran: null });
  runGuideTests();
}

function askMissing(): void {
  if (sent === null || !isOfOpenGuide()) return giveMissing(null);
  isBusy = true;
  isGenerating = true;
  send({ kind: 'generate', version: sent.version, language: uiLanguage });
}

function giveMissing(tests: MissingTests): void {
  waitingForTests?.(tests);
  waitingForTests = null;
  isGenerating = false;
  if (useGuideTests.getState().generating !== null) setGuideTests({ generating: null });
}

/** Whether the tests, as they are now, ran last on the open guide. */
function isOfOpenGuide(): boolean {
  const { of, ran, tests } = useGuideTests.getState();
  return sent !== null && of === sent.doc && ran === tests && of.root === read().guide?.editor.doc.root;
}

/** Ends the work, as when another guide opens. */
export function stopGuideTests(): void {
  worker?.terminate();
  worker = null;
  toSend = guideSender();
  sent = null;
  known = new Map();
  isBusy = false;
  isWaiting = false;
  giveMissing(null);
}

function send(question: Question): void {
  if (worker === null) {
    worker = startWorker();
    worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => take(data));
    worker.addEventListener('error', () => {
      stopGuideTests();
      setGuideTests({ results: new Map(), of: null, coverage: null, hasCrashed: true });
    });
  }
  worker.postMessage(question, []);
}

function take(reply: Reply): void {
  if (sent === null || reply.version !== sent.version) return;
  if (reply.kind === 'progress') return setGuideTests({ generating: reply.of === 0 ? 0 : reply.done / reply.of });
  isBusy = false;
  if (reply.kind === 'tested') {
    const { doc, tests } = sent;
    const isOld = useGuideTests.getState().tests !== tests;
    const results = new Map(tests.flatMap(({ key }, at) => (reply.results[at] ? [[key, reply.results[at]]] : [])));
    if (!isOld) {
      setGuideTests({ results, of: doc, ran: tests, coverage: null });
      const count = (wanted: TestResult['state']): number =>
        reply.results.filter(({ state }) => state === wanted).length;
      showBrokenTests({ failed: count('failed'), outdated: count('outdated') });
    }
    isWaiting ||= isOld;
  } else if (reply.kind === 'covered') {
    const byTest = new Map(sent.tests.map(({ key }, at) => [key, reply.coverage.reachedBy[at] ?? 0]));
    setGuideTests({ coverage: { ...reply.coverage, byTest } });
  } else if (reply.kind === 'generated') {
    giveMissing(isOfOpenGuide() ? reply.tests : null);
  }
  if (isWaiting) {
    isWaiting = false;
    runGuideTests();
  }
  if (isBusy) return;
  if (waitingForTests !== null) askMissing();
  else askCoverage();
}
