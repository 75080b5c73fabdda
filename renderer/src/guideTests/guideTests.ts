import {
  type GuideDocument,
  type GuideTest,
  type GuideTestProblem,
  type GuideTests,
  type GuideTestsChange,
  type PlacedTest,
  placeTest,
  renamed,
  testKey,
} from '@guide-studio/guide-core';
import type { HostError } from '@guide-studio/host/common';
import type { TestCoverage, TestResult } from '@guide-studio/interview-engine/tests';
import { create } from 'zustand';
import { inNotesLine, read } from '../session/index.ts';

/** A test beside the open guide. */
export interface KnownTest {
  /** What it is known by in the file. */
  readonly key: string;
  /** As it is in the file. */
  readonly written: GuideTest;
  /** As it was read, with the parts of the guide that its names mean. It stays while the guide is edited. */
  readonly placed: PlacedTest;
}

/** What the tests cover. */
export interface KnownCoverage extends TestCoverage {
  /** The number of goals that a test reaches, by key. */
  readonly byTest: ReadonlyMap<string, number>;
}

/** The tests beside the guide as this window knows them, and what came of them. */
interface GuideTestsHere {
  /** The file of the guide; null if it has none yet. */
  readonly file: string | null;
  readonly state: 'loading' | 'failed' | 'ready';
  readonly tests: readonly KnownTest[];
  readonly problems: readonly GuideTestProblem[];
  /** By key. */
  readonly results: ReadonlyMap<string, TestResult>;
  /** The version of the guide that the results are of; null before the first run. */
  readonly of: GuideDocument | null;
  /** Of the same version; null while it is not known. */
  readonly coverage: KnownCoverage | null;
  /** The guide has problems with which no interview can run. */
  readonly hasProblems: boolean;
  /** The last run ended with an error of the program, so there are no results. */
  readonly hasCrashed: boolean;
  /** The undo of the last change, until the next one. */
  readonly back: TestUndo | null;
  /** Why the tests could not be read or changed. */
  readonly error: HostError | null;
}

/** A change to the tests, and the change that undoes it. */
export interface TestUndo {
  readonly done: 'removed' | 'accepted' | 'repaired';
  readonly undo: GuideTestsChange;
}

const nothing: GuideTestsHere = {
  file: null,
  state: 'ready',
  tests: [],
  problems: [],
  results: new Map(),
  of: null,
  coverage: null,
  hasProblems: false,
  hasCrashed: false,
  back: null,
  error: null,
};

/** The tests beside the open guide. */
export const useGuideTests = create<GuideTestsHere>(() => nothing);
export const setGuideTests = (changes: Partial<GuideTestsHere>): void => useGuideTests.setState(changes);

/** Reads the tests beside a file. Tests of the same file stay visible meanwhile. */
export async function loadGuideTests(file: string | null): Promise<void> {
  if (file !== useGuideTests.getState().file) useGuideTests.setState({ ...nothing, file, state: 'loading' });
  if (file === null) return setGuideTests({ state: 'ready' });
  const answer = await inNotesLine(async () => await read().host.call('tests.read', { file }));
  if (useGuideTests.getState().file !== file) return;
  if (answer.ok) show(answer.value);
  else setGuideTests({ state: 'failed', error: answer.error });
}

/** Keeps the tests when the guide gets another file name. */
export function moveGuideTests(file: string): void {
  setGuideTests({ file });
}

/** Makes one change to the tests in the file. Returns false on failure, with the reason in `error`. */
export async function changeGuideTests(change: GuideTestsChange, back: TestUndo | null = null): Promise<boolean> {
  const { file } = useGuideTests.getState();
  if (file === null) return false;
  const changed = await inNotesLine(async () => await read().host.call('tests.change', { file, change }));
  if (useGuideTests.getState().file !== file) return changed.ok;
  if (!changed.ok) {
    setGuideTests({ error: changed.error });
    return false;
  }
  show(changed.value);
  // Names are written automatically, so the undo stays.
  if (change.kind !== 'test.follow') setGuideTests({ back });
  return true;
}

/** Shows what is in the file. A test that is as before keeps to its parts. */
function show({ tests, problems }: GuideTests): void {
  const doc = read().guide?.editor.doc;
  const before = new Map(useGuideTests.getState().tests.map((one) => [one.key, one]));
  const now = doc === undefined ? [] : tests.map((test) => known(doc, test, before.get(testKey(test))));
  const keys = new Set(now.map(({ key }) => key));
  const { results } = useGuideTests.getState();
  setGuideTests({
    state: 'ready',
    error: null,
    tests: now,
    problems,
    results: new Map([...results].filter(([key]) => keys.has(key))),
    of: null,
  });
}

function known(doc: GuideDocument, test: GuideTest, before: KnownTest | undefined): KnownTest {
  if (before !== undefined && JSON.stringify(before.written) === JSON.stringify(test)) return before;
  return { key: testKey(test), written: test, placed: placeTest(doc, test) };
}

/** Writes names that no longer mean their parts as they are in the guide just saved. */
export async function followNames(): Promise<void> {
  const { guide } = read();
  const { tests, file } = useGuideTests.getState();
  if (guide === null || guide.onDisk.file !== file) return;
  const { doc } = guide.editor;
  const changed = tests.flatMap((one): readonly KnownTest[] => {
    const now = renamed(doc, one.placed).test;
    const isWritten = now === one.written || JSON.stringify(now) === JSON.stringify(one.written);
    return isWritten ? [] : [{ ...one, written: now }];
  });
  if (changed.length === 0) return;
  const byKey = new Map(changed.map((one) => [one.key, one]));
  setGuideTests({ tests: tests.map((one) => byKey.get(one.key) ?? one) });
  await changeGuideTests({ kind: 'test.follow', tests: changed.map(({ key, written }) => ({ key, test: written })) });
}
