import type { CreateStudyRequest } from '@guide-studio/guide-core';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { readGuide } from '../check/readGuide.ts';
import { textOf as issuesOf } from '../check/textOf.ts';
import { type FileVerdict, verdictOf } from '../check/verdictOf.ts';
import type { Context } from '../context.ts';
import { type ExitCode, exitCode } from '../exitCode.ts';
import { junitOf, percentOf, tapOf, textOf } from '../tests/reports.ts';
import { type TestedFile, testFile } from '../tests/testFile.ts';

const formats = ['text', 'json', 'junit', 'tap'] as const;

interface Options {
  readonly format: (typeof formats)[number];
  readonly generate?: boolean;
  readonly update?: boolean;
  readonly minCoverage?: number;
}

/** A file as JSON: what came of its tests, why its guide is invalid, or why it or its tests cannot be read. */
type Reported = TestedFile | FileVerdict | { readonly file: string; readonly unreadable: string };

async function testFiles(files: readonly string[], options: Options, context: Context): Promise<ExitCode> {
  const { format, generate = false, update = false, minCoverage = 0 } = options;
  const all: TestedFile[] = [];
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
  for (const file of files) {
    if (file.endsWith('.tests.json')) {
      refuse(file, `${file}: these are tests. Specify the guide that they belong to.`);
      continue;
    }
    const read = await readGuide(file, context.cwd);
    if (!read.ok) {
      refuse(file, read.sentence);
      continue;
    }
    const checked = verdictOf(file, read.parsed);
    if (!checked.valid || !read.parsed.ok) {
      isInvalid = true;
      report.push(checked);
      if (format !== 'json') {
        for (const line of issuesOf(checked)) (format === 'text' ? context.out : context.err)(line);
      }
      unreadable.set(file, `${file}: the guide has errors, so no test was run. Run guide validate ${file}.`);
      continue;
    }
    const guide = read.parsed.value as unknown as CreateStudyRequest;
    const tested = await testFile(file, context.cwd, guide, { generate, update });
    if (typeof tested === 'string') {
      refuse(file, tested);
      continue;
    }
    all.push(tested);
    report.push(tested);
  }
  if (format === 'json') context.json(report);
  else print(all, unreadable, format, context);
  const low = all.filter((tested) => percentOf(tested) < minCoverage);
  for (const tested of low) {
    context.err(`${tested.file}: coverage is ${percentOf(tested)} %, less than ${minCoverage} %.`);
  }
  const isFailed = all.some(
    ({ tests, problems }) => problems.length > 0 || tests.some(({ state }) => state !== 'passed'),
  );
  if (isRefused) return exitCode.wrongUse;
  return isFailed || isInvalid || low.length > 0 ? exitCode.problems : exitCode.fine;
}

function print(
  all: readonly TestedFile[],
  unreadable: ReadonlyMap<string, string>,
  format: Exclude<Options['format'], 'json'>,
  context: Context,
): void {
  switch (format) {
    case 'text':
      // Line by line: a name in a file must not begin a line of its own.
      for (const tested of all) for (const line of textOf(tested)) context.out(line);
      return;
    case 'junit':
      return context.print(junitOf(all, unreadable));
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
 * outdated or not understood, if a guide has errors, or if the coverage is lower than wanted.
 */
export function define(command: Command, context: Context): void {
  command
    .argument('<files...>', 'guide files')
    .addOption(
      new Option('--format <format>', 'how to print: junit and tap for pipelines').choices(formats).default('text'),
    )
    .option('--generate', 'add tests until everything that participants can reach is covered')
    .option('--update', 'make failed tests expect what is shown now')
    .option('--min-coverage <percent>', 'exit with 1 if less of what participants can reach is covered', percent)
    .action(async (files: string[], options: Options) => context.end(await testFiles(files, options, context)));
}
