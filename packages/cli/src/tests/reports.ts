import { brief, withoutMarks } from '@guide-studio/guide-core/internal';
import { pluralsOf } from '@guide-studio/guide-core/plurals';
import { type JunitCase, junitXml } from '../check/junitXml.ts';
import { printable } from '../printable.ts';
import type { TestedFile, TimedFile } from './testFile.ts';

const plurals = pluralsOf('en');

/** Returns the share of goals that are reached, in whole percent, rounded down; 100 without goals. */
export function percentOf({ coverage: { goals, reached } }: TestedFile): number {
  return goals === 0 ? 100 : Math.floor((100 * reached) / goals);
}

/** Returns that a guide has no tests, and how to make some. */
export function noTests(file: string): string {
  return `${file}: no tests beside it. Run guide test ${file} --generate to add some, or write them in the editor under Logic → Tests.`;
}

/** Returns what came of the tests of a guide as lines. */
export function textOf(tested: TestedFile): readonly string[] {
  const { file, tests, problems, coverage, written } = tested;
  if (tests.length === 0 && problems.length === 0) {
    return [noTests(file)];
  }
  const idle = tests.filter(({ checksNothing }) => checksNothing);
  const count = (state: string) =>
    plurals.number(tests.filter((test) => test.state === state && !test.checksNothing).length);
  return [
    `${file}: ${count('passed')} passed, ${count('failed')} failed, ${count('outdated')} outdated${problems.length === 0 ? '' : `, ${plurals.number(problems.length)} not understood`}${idle.length === 0 ? '' : `, ${plurals.counted(idle.length, checking)} nothing`}. Coverage: ${plurals.number(coverage.reached)} of ${plurals.number(coverage.goals)} things that can happen (${percentOf(tested)}%).${coverage.undecided === 0 ? '' : ` Whether ${plurals.number(coverage.undecided)} more can happen is undecided.`}`,
    ...tests
      .filter(({ state }) => state !== 'passed')
      .flatMap(({ name, state, said, unused }) => [
        `  ${state === 'failed' ? 'Failed' : 'Outdated'}: ${name}`,
        ...[...said, ...unused].map((line) => `    ${withoutMarks(line)}`),
      ]),
    ...tests
      .filter(({ state, unused }) => state === 'passed' && unused.length > 0)
      .flatMap(({ name, unused }) => [`  Passed: ${name}`, ...unused.map((line) => `    ${withoutMarks(line)}`)]),
    ...idle.map(({ name }) => `  Checks nothing: ${name}`),
    ...problems.map(({ index, name, message }) =>
      index === null
        ? `  Not understood: ${message}`
        : `  Not understood: test ${index + 1}${name === '' ? '' : ` “${name}”`}: ${message}`,
    ),
    ...missedLines(coverage.missed),
    ...(written.length > 0 ? [`  Written: ${plurals.counted(written.length, { one: 'test', other: 'tests' })}.`] : []),
  ];
}

/** The verb of tests that expect nothing, after their number. */
const checking = { one: 'checks', other: 'check' };

/** The number of lines that a terminal shows of what is not covered. JSON has all of it. */
const mostMissed = 10;

function missedLines(missed: readonly string[]): readonly string[] {
  if (missed.length === 0) return [];
  const more = missed.length - mostMissed;
  return [
    '  Not covered:',
    ...missed.slice(0, mostMissed).map((line) => `    ${brief(withoutMarks(line))}`),
    ...(more > 0 ? [`    … and ${plurals.number(more)} more. --format json lists all.`] : []),
  ];
}

/** Tests of several guides, and a sentence for each file that could not be read. */
interface Tested {
  readonly begun: Date;
  readonly all: readonly TimedFile[];
  readonly unreadable: ReadonlyMap<string, string>;
}

/** Returns tests as JUnit XML. */
export function junitOf({ begun, all, unreadable }: Tested): string {
  return junitXml('guide test', begun, [
    ...all.flatMap(({ tested: { file, tests, problems }, seconds }) => [
      ...tests.map(
        ({ name, state, checksNothing, said, unused }, at): JunitCase => ({
          group: file,
          name,
          seconds: seconds[at] ?? 0,
          ended: checksNothing
            ? { kind: 'skipped', type: 'checksNothing', message: 'The test checks nothing.' }
            : state === 'passed'
              ? null
              : { kind: 'failure', type: state, message: said[0] ?? '', text: said },
          notes: checksNothing ? [] : unused,
        }),
      ),
      ...problems.map(
        ({ index, name, message }): JunitCase =>
          errorOf(file, nameOf(index, name), 'notUnderstood', `Not understood: ${message}`),
      ),
    ]),
    ...[...unreadable].map(([file, sentence]) => errorOf(file, file, 'unreadable', sentence)),
  ]);
}

const errorOf = (group: string, name: string, type: string, message: string): JunitCase => ({
  group,
  name,
  seconds: 0,
  ended: { kind: 'error', type, message },
  notes: [],
});

/** Returns what an entry that is not understood is called. `index`: null for the list of tests. */
function nameOf(index: number | null, name: string): string {
  if (name !== '') return name;
  return index === null ? 'tests' : `test ${index + 1}`;
}

/** Returns the tests of several guides in the Test Anything Protocol, version 14, line by line. */
export function tapOf(all: readonly TestedFile[], unreadable: ReadonlyMap<string, string>): readonly string[] {
  const points = [
    ...all.flatMap(({ file, tests, problems }) => [
      ...tests.map(({ name, state, checksNothing, said, unused }) => ({
        isFine: state === 'passed',
        name: `${file}: ${name}`,
        said: [...said, ...unused],
        checksNothing,
      })),
      ...problems.map(({ index, name, message }) => ({
        isFine: false,
        name: `${file}: ${nameOf(index, name)}`,
        said: [`Not understood: ${message}`],
        checksNothing: false,
      })),
    ]),
    ...[...unreadable].map(([file, sentence]) => ({
      isFine: false,
      name: file,
      said: [sentence],
      checksNothing: false,
    })),
  ];
  return [
    'TAP version 14',
    `1..${points.length}`,
    ...points.flatMap(({ isFine, name, said, checksNothing }, at) => [
      `${isFine ? 'ok' : 'not ok'} ${at + 1} - ${printable(name).replaceAll(/[\\#\n]/gu, String.raw`\$&`)}${checksNothing ? ' # SKIP The test checks nothing.' : ''}`,
      ...said.map((line) => `# ${printable(line)}`),
    ]),
  ];
}
