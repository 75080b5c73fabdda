import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { runGit } from '@guide-studio/host/node';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { type ExitCode, exitCode } from '../exitCode.ts';
import { type DriverResult, installDriver, uninstallDriver } from '../git/mergeDriver.ts';
import { sideLabels } from '../git/sideLabels.ts';
import { conflictLines, type Labels, mergeFiles } from '../merging/mergeFiles.ts';
import { replaceFile } from '../merging/replaceFile.ts';
import { readWholeGuide, type WholeGuide } from '../merging/wholeGuide.ts';

function report(result: DriverResult, context: Context): ExitCode {
  if (result.ok) for (const line of result.lines) context.out(line);
  else context.err(result.sentence);
  return result.ok ? exitCode.fine : exitCode.wrongUse;
}

type Files = readonly [base: string, ours: string, theirs: string, name: string];

/**
 * Merges three temporary files of git; the result replaces the second. Git treats any exit code except 0 as a conflict.
 */
async function run(files: Files, said: readonly string[], context: Context): Promise<ExitCode> {
  const labels = sideLabels(said, context.env);
  const [base, ours, theirs, name] = files;
  try {
    const read = async (file: string) => await readWholeGuide(file, context.cwd);
    const versions = [await read(base), await read(ours), await read(theirs)] as const;
    const [a, b, c] = versions;
    // If both sides added the file, git passes an empty base.
    const ancestor = a.ok ? a.guide : null;
    if (!b.ok || !c.ok || (!a.ok && a.isEmpty !== true)) {
      for (const line of whyByLines(name, versions)) context.err(line);
      return await byLines(files, labels, context);
    }
    const { text, conflicts } = mergeFiles(name, ancestor, b.guide, c.guide, labels);
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

function whyByLines(name: string, versions: readonly WholeGuide[]): readonly string[] {
  return versions.flatMap((version, at) => {
    if (version.ok || version.isEmpty === true) return [];
    const sentence = version.sentence.replace(/^[^:]*(?::\d+:\d+)?: /u, '');
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
  const bin = join(context.root, 'packages/cli/bin/guide.mjs');
  command
    .command('install')
    .description('let git merge the guides of this repository')
    .action(async () => context.end(report(await installDriver(context.cwd, process.execPath, bin), context)));
  command
    .command('uninstall')
    .description('stop merging the guides of this repository with Guide Studio')
    .action(async () => context.end(report(await uninstallDriver(context.cwd), context)));
  command
    .command('run', { hidden: true })
    // A file name may start like an option, and lines installed earlier have no `--` before it.
    .allowUnknownOption()
    .argument('<base>')
    .argument('<ours>')
    .argument('<theirs>')
    .argument('<name>')
    .argument('[labels...]', 'labels of the base, ours and theirs')
    .action(async (base: string, ours: string, theirs: string, name: string, said: readonly string[]) =>
      context.end(await run([base, ours, theirs, name], said, context)),
    );
}
