import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import process from 'node:process';
import type { JsonObject } from '@guide-studio/guide-core';
import { marksExtension, mergeMarks } from '@guide-studio/guide-core/reading';
import { runGit } from '@guide-studio/host/node';
import type { Command } from 'commander';
import { readGuideFile } from '../check/readGuideFile.ts';
import { attempt, CommandFailure } from '../commandFailure.ts';
import type { Context } from '../context.ts';
import { type ExitCode, exitCode } from '../exitCode.ts';
import { installDriver, uninstallDriver } from '../git/mergeDriver.ts';
import { sideLabels } from '../git/sideLabels.ts';
import { conflictLines, type Labels, mergeFiles } from '../merging/mergeFiles.ts';
import { replaceFile } from '../merging/replaceFile.ts';
import { wholeGuide } from '../merging/wholeGuide.ts';

type Files = readonly [base: string, ours: string, theirs: string, name: string];

/**
 * Merges three temporary files of git; the result replaces the second. Git treats any exit code except 0 as a conflict.
 */
async function run(files: Files, labelArguments: readonly string[], context: Context): Promise<ExitCode> {
  const labels = sideLabels(labelArguments, context.env);
  const [base, ours, theirs, name] = files;
  try {
    if (name.endsWith(marksExtension)) return await mergeMarksOf(files, context);
    const read = async (file: string) => await attempt(async () => await readVersion(file, context));
    const versions = [await read(base), await read(ours), await read(theirs)] as const;
    const [ancestor, mine, other] = versions;
    // If both sides added the file, git passes an empty base.
    if (!isGuide(mine) || !isGuide(other) || ancestor instanceof CommandFailure) {
      for (const line of whyByLines(name, versions)) context.err(line);
      return await byLines(files, labels, context);
    }
    const { text, conflicts } = mergeFiles(name, ancestor, mine, other, labels);
    await replaceFile(resolve(context.cwd, ours), text);
    for (const line of conflictLines(name, conflicts)) context.err(line);
    if (conflicts.length > 0)
      context.err('  Open it in Guide Studio, or resolve its conflict markers, then add it in git.');
    return conflicts.length === 0 ? exitCode.fine : exitCode.problems;
  } catch (error) {
    context.err(`${name}: Guide Studio could not merge it: ${error instanceof Error ? error.message : String(error)}`);
    return await byLines(files, labels, context);
  }
}

/** Merges the marks of one coder, which never conflict. */
async function mergeMarksOf([base, ours, theirs]: Files, { cwd }: Context): Promise<ExitCode> {
  const [was, mine, other] = await Promise.all(
    [base, ours, theirs].map(async (file) => await readFile(resolve(cwd, file), 'utf8')),
  );
  await replaceFile(resolve(cwd, ours), mergeMarks({ base: was ?? '', ours: mine ?? '', theirs: other ?? '' }));
  return exitCode.fine;
}

/** One of three versions: null if its file is empty. */
type Version = JsonObject | null;

async function readVersion(file: string, { cwd }: Context): Promise<Version> {
  const { parsed } = await readGuideFile(file, cwd);
  return !parsed.ok && parsed.issue.code === 'empty' ? null : wholeGuide(file, parsed);
}

const isGuide = (version: Version | CommandFailure): version is JsonObject =>
  version !== null && !(version instanceof CommandFailure);

function whyByLines(name: string, versions: readonly (Version | CommandFailure)[]): readonly string[] {
  return versions.flatMap((version, at) => {
    if (!(version instanceof CommandFailure)) return [];
    const sentence = version.message.replace(/^[^:]*(?::\d+:\d+)?: /u, '');
    return [`${name}, ${['base', 'ours', 'theirs'][at] ?? ''}: ${sentence}`];
  });
}

/** Merges line by line like git if the files are not guides. The result always has markers to resolve. */
async function byLines([base, ours, theirs, name]: Files, labels: Labels, context: Context): Promise<ExitCode> {
  context.err(`${name}: merged line by line. Check the result, resolve its conflict markers, then add it in git.`);
  const names = [labels.ours, labels.base, labels.theirs].flatMap((label) => ['-L', label]);
  await runGit(['merge-file', '--diff3', ...names, '--', ours, base, theirs], context.cwd);
  const [mine, other] = await Promise.all([ours, theirs].map((file) => readFile(resolve(context.cwd, file), 'utf8')));
  if (!/^<{7} /mu.test(mine ?? '')) {
    const whole = [`<<<<<<< ${labels.ours}`, mine, '=======', other, `>>>>>>> ${labels.theirs}`];
    await replaceFile(
      resolve(context.cwd, ours),
      `${whole.map((part) => (part ?? '').replace(/\n$/u, '')).join('\n')}\n`,
    );
  }
  return exitCode.problems;
}

/** Defines `guide merge-driver install`, `uninstall`, and `run`, which git calls. */
export function define(command: Command, context: Context): void {
  const print = (lines: readonly string[]): void => lines.forEach(context.out);
  const bin = join(context.root, 'packages/cli/bin/guide.mjs');
  command
    .command('install')
    .description('let git merge the guides of this repository')
    .action(async () => print(await installDriver(context.cwd, process.execPath, bin)));
  command
    .command('uninstall')
    .description('stop merging the guides of this repository with Guide Studio')
    .action(async () => print(await uninstallDriver(context.cwd)));
  command
    .command('run', { hidden: true })
    // A file name may start like an option, and lines installed earlier have no `--` before it.
    .allowUnknownOption()
    .argument('<base>')
    .argument('<ours>')
    .argument('<theirs>')
    .argument('<name>')
    .argument('[labels...]', 'labels of the base, ours and theirs')
    .action(async (base: string, ours: string, theirs: string, name: string, labelArguments: readonly string[]) =>
      context.end(await run([base, ours, theirs, name], labelArguments, context)),
    );
}
