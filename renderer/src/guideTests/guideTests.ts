import type { GuideDocument } from '@guide-studio/guide-core/edit';
import { renamed, sameJson, testKey } from '@guide-studio/guide-core/internal';
import {
  type GuideTest,
  type GuideTestProblem,
  type GuideTests,
  type GuideTestsChange,
  type PlacedTest,
  placeTest,
} from '@guide-studio/guide-core/tests';
import type { TestCoverage, TestResult } from '@guide-studio/interview-engine/tests';
import { create } from 'zustand';
import { companion, type Companion, unread } from '../companions/companion.ts';
import { read } from '../session/index.ts';
import { questionTexts } from './questionTexts.ts';

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
interface GuideTestsHere extends Companion {
  readonly tests: readonly KnownTest[];
  readonly problems: readonly GuideTestProblem[];
  /** By key. */
  readonly results: ReadonlyMap<string, TestResult>;
  /** The version of the guide that the results are of; null before the first run. */
  readonly of: GuideDocument | null;
  /** The tests as they ran last. While another version of them is being run, its results are not known. */
  readonly ran: readonly KnownTest[] | null;
  /** Of the same version; null while it is not known. */
  readonly coverage: KnownCoverage | null;
  /** The share of the work that is done on tests for what is not covered; null while none is asked for. */
  readonly generating: number | null;
  /** The guide has problems with which no interview can run. */
  readonly hasProblems: boolean;
  /** The last run ended with an error of the program, so there are no results. */
  readonly hasCrashed: boolean;
  /** The texts of the questions that tests name, by their names; of those that were deleted, too. */
  readonly texts: ReadonlyMap<string, string>;
  /** How to undo the changes that were made in this window, the last one last. */
  readonly undos: readonly TestUndo[];
}

/** How to undo one change to the tests. */
export interface TestUndo {
  readonly done: 'removed' | 'accepted' | 'repaired' | 'cleared' | 'changed' | 'added';
  /** The number of tests that were added at once; 1 if it is absent. */
  readonly count?: number;
  /** The tests that it concerns, and whether it left them so, or took them out. Once that changed, it is not undone. */
  readonly left: readonly { readonly key: string; readonly placed: PlacedTest; readonly isThere: boolean }[];
  /** Returns the changes of the file that undo it, with the names that parts of the guide have now. */
  readonly undo: (doc: GuideDocument) => readonly GuideTestsChange[];
}

const nothing: GuideTestsHere = {
  ...unread,
  tests: [],
  problems: [],
  results: new Map(),
  of: null,
  ran: null,
  coverage: null,
  generating: null,
  hasProblems: false,
  hasCrashed: false,
  texts: new Map(),
  undos: [],
};

/** The tests beside the open guide. */
export const useGuideTests = create<GuideTestsHere>(() => nothing);
export const setGuideTests = (changes: Partial<GuideTestsHere>): void => useGuideTests.setState(changes);

const beside = companion<GuideTests, readonly GuideTestsChange[]>({
  store: useGuideTests,
  nothing,
  readFile: async (file) => await read().host.call('tests.read', { file }),
  changeFile: async (file, changes) => await read().host.call('tests.change', { file, changes: [...changes] }),
  show,
});
export const loadGuideTests = beside.load;

/** Keeps the tests when the guide gets another file name. */
export function moveGuideTests(file: string): void {
  setGuideTests({ file });
}

/**
 * Makes changes to the tests in the file, all of them or none, and keeps their undo, if any. Returns false on failure,
 * with the reason in `error`.
 */
export async function changeGuideTests(
  changes: readonly GuideTestsChange[],
  undo: TestUndo | null = null,
): Promise<boolean> {
  return await beside.change(changes, () => {
    if (undo !== null) keepUndo(undo);
  });
}

/** The number of changes that can be undone. */
const mostUndos = 100;

/** Keeps the undo of changes that are made. */
function keepUndo(undo: TestUndo): void {
  setGuideTests({ undos: [...useGuideTests.getState().undos, undo].slice(-mostUndos) });
}

/**
 * Replaces the test known by `key`. The window shows the new one at once, so that the next change is made to it even if
 * the file is slow.
 */
export function editTest(key: string, after: GuideTest, done: TestUndo['done'] = 'changed'): void {
  const doc = read().guide?.editor.doc;
  const { tests } = useGuideTests.getState();
  const before = tests.find((one) => one.key === key);
  if (doc === undefined || before === undefined || JSON.stringify(before.written) === JSON.stringify(after)) return;
  const now = known(doc, after, undefined);
  setGuideTests({ tests: tests.map((one) => (one === before ? now : one)), texts: textsIn(doc, [now]) });
  void changeGuideTests([{ kind: 'test.follow', tests: [{ key, test: after }] }], {
    done,
    left: [{ key: now.key, placed: now.placed, isThere: true }],
    undo: (then) => [{ kind: 'test.follow', tests: [{ key: now.key, test: renamed(then, before.placed).test }] }],
  });
}

/** Undoes the last change that was made in this window. It stays to be undone if the file cannot be written. */
export async function undoTests(): Promise<void> {
  const doc = read().guide?.editor.doc;
  const { undos } = useGuideTests.getState();
  const last = undos.at(-1);
  if (doc === undefined || last === undefined) return;
  setGuideTests({ undos: undos.slice(0, -1) });
  if (!(await changeGuideTests(last.undo(doc)))) keepUndo(last);
}

/** Shows what is in the file. A test that is as before keeps to its parts. */
function show({ tests, problems }: GuideTests): void {
  const doc = read().guide?.editor.doc;
  const before = new Map(useGuideTests.getState().tests.map((one) => [one.key, one]));
  const now = doc === undefined ? [] : tests.map((test) => known(doc, test, before.get(testKey(test))));
  const keys = new Set(now.map(({ key }) => key));
  const { results } = useGuideTests.getState();
  const isSame = now.length === before.size && [...before.values()].every((one, at) => one === now[at]);
  setGuideTests({
    // The same list is not run again.
    ...(isSame ? {} : { tests: now }),
    ...(isSame || doc === undefined ? {} : { texts: textsIn(doc, now) }),
    problems,
    results: new Map([...results].filter(([key]) => keys.has(key))),
  });
  if (doc !== undefined) dropUndos(doc);
}

/** Leaves out the last undos until one is of tests that are as its change left them. Others changed the file meanwhile. */
function dropUndos(doc: GuideDocument): void {
  const { undos, tests } = useGuideTests.getState();
  const isAsLeft = ({ left }: TestUndo): boolean =>
    left.every(({ key, placed, isThere }) => {
      const now = tests.find((one) => one.key === key);
      const isSame = now !== undefined && sameJson(renamed(doc, now.placed).test, renamed(doc, placed).test);
      return isSame === isThere;
    });
  const last = undos.findLastIndex(isAsLeft);
  if (last + 1 < undos.length) setGuideTests({ undos: undos.slice(0, last + 1) });
}

/** Returns the texts that are known of the questions in tests, with those known before. */
function textsIn(doc: GuideDocument, tests: readonly KnownTest[]): ReadonlyMap<string, string> {
  return questionTexts(
    doc,
    tests.map(({ placed }) => placed),
    useGuideTests.getState().texts,
  );
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
  await changeGuideTests([{ kind: 'test.follow', tests: changed.map(({ key, written }) => ({ key, test: written })) }]);
}
