import type { CreateStudyRequest } from '@guide-studio/guide-core';
import { pluralsOf } from '@guide-studio/guide-core/plurals';
import type { GuideTest } from '@guide-studio/guide-core/tests';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { readGuideFile } from '../check/readGuideFile.ts';
import { textOf as issuesOf } from '../check/textOf.ts';
import { checkFile, type FileVerdict } from '../check/checkFile.ts';
import { attempt, CommandFailure, wrongUse } from '../commandFailure.ts';
import type { Context } from '../context.ts';
import { type ExitCode, exitCode } from '../exitCode.ts';
import { guideFilesNamed } from '../files/guideFilesNamed.ts';
import { type RemoteOptions, withRemote } from '../remote/access.ts';
import { serviceOf } from '../remote/serviceOf.ts';
import { fromResponse } from '../tests/fromResponse.ts';
import { junitOf, noTests, percentOf, tapOf, textOf } from '../tests/reports.ts';
import { type TestedFile, testFile, type TimedFile } from '../tests/testFile.ts';

const { counted } = pluralsOf('en');

const formats = ['text', 'json', 'junit', 'tap'] as const;

interface Options extends RemoteOptions {
  readonly format: (typeof formats)[number];
  readonly generate?: boolean;
  readonly pairs?: boolean;
  readonly update?: boolean;
  readonly minCoverage?: number;
  readonly study?: string;
  readonly fromResponse?: string;
}

/** A file as JSON: what came of its tests, why its guide is invalid, or why it or its tests cannot be read. */
type Reported = TestedFile | FileVerdict | { readonly file: string; readonly unreadable: string };

/** Makes the test that is added to a guide. Throws `CommandFailure` if it cannot, and then no test is run. */
type Making = (guide: CreateStudyRequest) => Promise<GuideTest>;

/** Runs the tests after adding one from a response. */
async function addAndTest(files: readonly string[], options: Options, context: Context): Promise<ExitCode> {
  const { study, fromResponse: wanted } = options;
  if (study === undefined && wanted === undefined) return await testFiles(files, options, context, null);
  if (study === undefined || wanted === undefined || files.length !== 1)
    throw wrongUse(
      'A test from a response needs one guide, --study with the id of its study, and --from-response with the number of the interview.',
    );
  const { client } = await serviceOf(options, context);
  return await testFiles(files, options, context, async (guide) => await fromResponse(client, study, wanted, guide));
}

async function testFiles(
  files: readonly string[],
  options: Options,
  context: Context,
  making: Making | null,
): Promise<ExitCode> {
  const { format, generate = false, pairs = false, update = false, minCoverage = 0 } = options;
  const timed: TimedFile[] = [];
  const begun = new Date();
  const unreadable = new Map<string, string>();
  const report: Reported[] = [];
  let isInvalid = false;
  let isRefused = false;
  const refuse = (file: string, sentence: string): void => {
    isRefused = true;
    unreadable.set(file, sentence);
    report.push({ file, unreadable: sentence });
    context.err(sentence);
  };
  for (const [at, file] of files.entries()) {
    context.progress('Testing', at, files.length);
    if (file.endsWith('.tests.json')) {
      refuse(file, `${file}: these are tests. Specify the guide that they belong to.`);
      continue;
    }
    const read = await attempt(async () => await readGuideFile(file, context.cwd));
    if (read instanceof CommandFailure) {
      refuse(file, read.message);
      continue;
    }
    const { verdict: checked, valid } = checkFile(file, read.parsed);
    if (valid === null) {
      isInvalid = true;
      report.push(checked);
      if (format !== 'json') {
        for (const line of issuesOf(checked)) (format === 'text' ? context.out : context.err)(line);
      }
      unreadable.set(file, `${file}: the guide has errors, so no test was run. Run guide validate ${file}.`);
      if (format === 'text') context.err(unreadable.get(file) ?? '');
      continue;
    }
    const { guide } = valid;
    const more = making === null ? null : await making(guide);
    const tested = await attempt(
      async () => await testFile(file, context.cwd, guide, { generate, pairs, update, more }),
    );
    if (tested instanceof CommandFailure) {
      refuse(file, tested.message);
      continue;
    }
    timed.push(tested);
    report.push(tested.tested);
  }
  const all = timed.map(({ tested }) => tested);
  if (format === 'json') context.json(report);
  else if (format === 'junit') context.print(junitOf({ begun, all: timed, unreadable }));
  else print(all, unreadable, format, context);
  if (update) {
    for (const { file, tests } of all) {
      const outdated = tests.filter(({ state }) => state === 'outdated').length;
      if (outdated > 0) context.err(leftAlone(file, outdated));
    }
  }
  const empty = all.filter(({ tests, problems }) => tests.length === 0 && problems.length === 0);
  if (format !== 'text') for (const { file } of empty) context.err(noTests(file));
  const low = all.filter((tested) => percentOf(tested) < minCoverage);
  for (const tested of low) {
    context.err(
      `${tested.file}: coverage is ${percentOf(tested)}%, less than ${minCoverage}%. Add tests, by hand or with guide test ${tested.file} --generate.`,
    );
  }
  const isFailed = all.some(
    ({ tests, problems }) => problems.length > 0 || tests.some(({ state }) => state !== 'passed'),
  );
  if (isRefused) return exitCode.wrongUse;
  return isFailed || isInvalid || low.length > 0 ? exitCode.problems : exitCode.fine;
}

/** Returns that outdated tests were not updated, and what to do. */
function leftAlone(file: string, outdated: number): string {
  const what = counted(outdated, { one: 'outdated test was', other: 'outdated tests were' });
  return `${file}: ${what} left alone: --update changes what tests expect, not the names in them. Correct the names that the result lists, or delete the ${outdated === 1 ? 'test' : 'tests'}.`;
}

function print(
  all: readonly TestedFile[],
  unreadable: ReadonlyMap<string, string>,
  format: 'text' | 'tap',
  context: Context,
): void {
  switch (format) {
    case 'text':
      // Line by line: a name in a file must not begin a line of its own.
      for (const tested of all) for (const line of textOf(tested)) context.out(line);
      return;
    case 'tap':
      for (const line of tapOf(all, unreadable)) context.out(line);
  }
}

function percent(text: string): number {
  const value = Number(text);
  if (!/^\d+(?:\.\d+)?$/u.test(text) || value > 100) throw new InvalidArgumentError('Specify a number from 0 to 100.');
  return value;
}

/**
 * Defines `guide test FILE…`: runs the tests beside guides (`name.guide.tests.json`). Exits with 1 if a test fails, is
 * outdated or not understood, if a guide has errors, or if the coverage is lower than wanted. A guide without tests is
 * no problem, but said.
 */
export function define(command: Command, context: Context): void {
  withRemote(command)
    .argument('<files...>', 'guide files, folders with them, or patterns such as "studies/*.guide.json"')
    .addOption(
      new Option('--format <format>', 'how to print: junit and tap for pipelines').choices(formats).default('text'),
    )
    .option('--generate', 'add tests until everything that participants can reach is covered')
    .option('--pairs', 'also count, and generate tests for, each two parts of a condition, met and not met')
    .option('--update', 'make failed tests expect what is shown now')
    .option('--min-coverage <percent>', 'exit with 1 if less of what participants can reach is covered', percent)
    .option('--study <id>', 'the study of --from-response')
    .option('--from-response <number>', 'add a test from an interview of the study, by its number or id')
    .action(async (files: string[], options: Options) =>
      context.end(await addAndTest(await guideFilesNamed(files, context), options, context)),
    );
}
