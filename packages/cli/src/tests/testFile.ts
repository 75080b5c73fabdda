import { basename, dirname, join } from 'node:path';
import type { CreateStudyRequest } from '@guide-studio/guide-core';
import { fromWire, type GuideDocument } from '@guide-studio/guide-core/edit';
import { textSentenceOf } from '@guide-studio/guide-core/files';
import { checksNothing, isolated, oneLine, testKey } from '@guide-studio/guide-core/internal';
import { type GuideTest, type GuideTestProblem, type GuideTests, placeTest } from '@guide-studio/guide-core/tests';
import type { HostError } from '@guide-studio/host/common';
import { changeGuideTestsOf, readGuideTests, thisMachine } from '@guide-studio/host/node';
import { type Exploration, explore, type Goal, isFalse } from '@guide-studio/interview-engine/paths';
import { freeTestName, isForNobody, describeGoal } from '@guide-studio/interview-engine/internal';
import { type CoveringInterview, coveringInterview } from '@guide-studio/interview-engine/tests';
import {
  acceptedTest,
  type At,
  generatedTests,
  runGuideTest,
  describeTest,
  describeUnused,
  testCoverage,
  type TestResult,
} from '@guide-studio/interview-engine/tests';
import { readGuideFile } from '../check/readGuideFile.ts';
import { attempt, CommandFailure, wrongUse } from '../commandFailure.ts';
import { hostSentence } from '../hostSentence.ts';
import { placeOf } from '../placeOf.ts';
import { shortName } from '../shortName.ts';
import { likelyName } from './likelyName.ts';
import { unknownParameters } from './unknownParameters.ts';

/** What came of one test. */
export interface TestVerdict {
  readonly name: string;
  readonly state: TestResult['state'];
  /** It passed, but expects nothing. */
  readonly checksNothing: boolean;
  /** What differs, or which names mean nothing, in sentences. */
  readonly said: readonly string[];
  /** Which of its answers and link parameters are never used, in sentences. */
  readonly unused: readonly string[];
  /** The number of goals that its interview reaches; 0 if it checks nothing or is outdated. */
  readonly reached: number;
}

/** What came of the tests of a guide. */
export interface TestedFile {
  readonly file: string;
  readonly tests: readonly TestVerdict[];
  /** Entries of the tests file that are not understood. */
  readonly problems: readonly GuideTestProblem[];
  /** Goals: questions, concepts, screening and carried options, outcomes, criteria both ways, as far as reachable. */
  readonly coverage: {
    readonly goals: number;
    /** Goals of which it is not known whether an interview can reach them. */
    readonly undecided: number;
    readonly reached: number;
    /** What no test reaches, in words. */
    readonly missed: readonly string[];
  };
  /** The names of tests that were added or changed in the file. */
  readonly written: readonly string[];
}

/** The same, with how long each test ran. */
export interface TimedFile {
  readonly tested: TestedFile;
  /** In seconds, test by test. */
  readonly seconds: readonly number[];
}

export interface TestingOptions {
  /** Adds tests until everything that participants can reach is covered. */
  readonly generate: boolean;
  /** Each two criteria of a condition count too, in each way in which they can be met or not. */
  readonly pairs: boolean;
  /** Makes failed tests expect what is shown now. */
  readonly update: boolean;
  /** A test that is added, under another name if its own is taken. */
  readonly more: GuideTest | null;
}

/** Runs the tests beside a valid guide. Throws `CommandFailure` if the tests file cannot be read or written. */
export async function testFile(
  file: string,
  cwd: string,
  guide: CreateStudyRequest,
  { generate, pairs, update, more: given }: TestingOptions,
): Promise<TimedFile> {
  const machine = thisMachine();
  const place = await placeOf(file, cwd);
  const read = await readGuideTests(machine, place);
  if (!read.ok) throw await refusal(file, cwd, read.error);
  const doc = fromWire(guide);
  const exploration = explore(guide);
  const before = resultsOf(guide, doc, read.value);
  const interviewsOf = (all: readonly GuideTest[]): readonly (CoveringInterview | null)[] =>
    all.map((test) => coveringInterview(guide, doc, placeTest(doc, test)));
  const taken = new Set([...read.value.tests, ...read.value.problems].map(({ name }) => name));
  const updated = update ? before.flatMap(({ test, result }) => accepted(guide, doc, test, result, taken)) : [];
  const more = [
    ...(given === null ? [] : [given]),
    ...(generate
      ? generatedTests({ guide, doc }, exploration, {
          interviews: interviewsOf([...before.map(({ test }) => test), ...(given === null ? [] : [given])]),
          language: 'en',
          onProgress: () => {},
          also: { pairs },
        })
      : []),
  ].map((test) => ({ ...test, name: takenName(test.name, taken) }));
  const changed = [...updated.map(({ test }) => test), ...more];
  let now = read.value;
  if (changed.length > 0) {
    const written = await changeGuideTestsOf(machine, place, [
      { kind: 'test.follow', tests: [...updated] },
      ...more.map((test) => ({ kind: 'test.put', test }) as const),
    ]);
    if (!written.ok) throw await refusal(file, cwd, written.error);
    now = written.value;
  }
  const results = changed.length > 0 ? resultsOf(guide, doc, now) : before;
  const { goals, undecided, reached, reachedBy, missed } = testCoverage(guide, exploration, {
    interviews: interviewsOf(results.map(({ test }) => test)),
    also: { pairs },
  });
  const tested: TestedFile = {
    file,
    tests: results.map(({ test, result }, at) => ({
      name: test.name,
      state: result.state,
      checksNothing: result.state === 'passed' && checksNothing(test),
      said: describeResult(file, doc, exploration, { result, tests: now.tests }),
      unused: [...describeUnused(doc, result), ...unknownParameters(guide, test)],
      reached: reachedBy[at] ?? 0,
    })),
    problems: now.problems,
    coverage: { goals, undecided, reached, missed: missed.map((goal) => describeGoal(doc, goal)) },
    written: changed.map(({ name }) => name),
  };
  return { tested, seconds: results.map(({ seconds }) => seconds) };
}

/** Returns the tests beside a guide. Throws `CommandFailure` if they cannot be read. */
export async function readTestsBeside(file: string, cwd: string): Promise<GuideTests> {
  const read = await readGuideTests(thisMachine(), await placeOf(file, cwd));
  if (!read.ok) throw await refusal(file, cwd, read.error);
  return read.value;
}

/** Returns what came of one of the tests. Where nobody sees a question, it says which command says why. */
function describeResult(
  file: string,
  doc: GuideDocument,
  exploration: Exploration,
  { result, tests }: { readonly result: TestResult; readonly tests: readonly GuideTest[] },
): readonly string[] {
  const canBeSeen = ({ item, concept }: At): boolean =>
    !isFalse(exploration.canReach({ kind: 'item', item, ...(concept === null ? {} : { concept }) }));
  const canComplete = (): boolean => !isFalse(exploration.canReach({ kind: 'outcome', outcome: 'complete' }));
  return describeTest(doc, result, { language: 'en', texts: new Map(), canBeSeen }).map((sentence, at) => {
    const one = result.differences[at];
    const lost = result.lost[at];
    const likely = lost === undefined ? null : likelyName(doc, tests, lost);
    if (likely !== null)
      return `${sentence} No test names “${isolated(oneLine(likely))}”, so that is probably its new name.`;
    const why = (place: string): string => `To see why, run guide paths ${file} --to ${place}`;
    if (one?.code === 'otherOutcome' && one.expected === 'complete' && !canComplete())
      return `${sentence} No participant can complete it. ${why('complete')}`;
    if (one === undefined || !isForNobody(doc, one, canBeSeen)) return sentence;
    const part: Goal =
      one.code === 'questionMissing'
        ? { kind: 'item', item: one.item }
        : { kind: 'concept', block: one.block, concept: one.concept };
    return `${sentence} ${why(shortName(part))}`;
  });
}

interface Ran {
  readonly test: GuideTest;
  readonly result: TestResult;
  readonly seconds: number;
}

function resultsOf(guide: CreateStudyRequest, doc: GuideDocument, { tests }: GuideTests): readonly Ran[] {
  return tests.map((test) => {
    const from = performance.now();
    const result = runGuideTest(guide, doc, placeTest(doc, test));
    return { test, result, seconds: (performance.now() - from) / 1000 };
  });
}

function accepted(
  guide: CreateStudyRequest,
  doc: GuideDocument,
  test: GuideTest,
  result: TestResult,
  taken: Set<string>,
): readonly { readonly key: string; readonly test: GuideTest }[] {
  if (result.state !== 'failed') return [];
  const [first] = result.differences;
  // Another expectation would not repair an answer that its question refuses.
  if (first?.code === 'answerRefused') return [];
  const after = acceptedTest(guide, doc, placeTest(doc, test));
  const name = after.name === test.name ? test.name : takenName(after.name, taken);
  return [{ key: testKey(test), test: { ...after, name } }];
}

/** Returns the name, with a number if it is taken. From then on it is. */
function takenName(wanted: string, taken: Set<string>): string {
  const name = freeTestName(wanted, taken);
  taken.add(name);
  return name;
}

async function refusal(file: string, cwd: string, error: HostError): Promise<CommandFailure> {
  const name = testsName(basename(file));
  switch (error.code) {
    case 'unreadable':
      return wrongUse(`${file}: ${name} beside it is not a JSON object. ${await damageOf(file, cwd)}`);
    case 'lockedByOther':
      return wrongUse(`${file}: other programs keep writing ${name}. Try again.`);
    case 'fileSystem':
      return wrongUse(`${file}: ${name} beside it cannot be read or written (${error.cause}). Check its permissions.`);
    default:
      return wrongUse(hostSentence(file, error));
  }
}

const testsName = (name: string): string => name.replace(/\.json$/u, '.tests.json');

/** Returns where the tests beside a guide are damaged, how, and what to do. */
async function damageOf(file: string, cwd: string): Promise<string> {
  const { path, name } = await placeOf(file, cwd);
  const read = await attempt(async () => await readGuideFile(join(dirname(path), testsName(name)), cwd));
  if (read instanceof CommandFailure || read.parsed.ok) return 'Repair it.';
  const { issue } = read.parsed;
  if (issue.code === 'notAnObject') return 'Write an object with a list of tests: {"tests": []}';
  const place = issue.line === undefined ? '' : `Line ${issue.line}, column ${issue.column}: `;
  return `${place}${textSentenceOf(issue)}`;
}
