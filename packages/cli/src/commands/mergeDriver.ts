import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { runGit } from '@guide-studio/host/node';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { type ExitCode, exitCode } from '../exitCode.ts';
import { type DriverResult, installDriver, uninstallDriver } from '../git/mergeDriver.ts';
import { sideLabels } from '../git/sideLabels.ts';
import { conflictLines, type Labels, mergeFiles } from '../merging/mergeFiles.ts';
import { readWholeGuide, type WholeGuide } from '../merging/wholeGuide.ts';

function told(result: DriverResult, context: Context): ExitCode {
  if (result.ok) for (const line of result.lines) context.out(line);
  else context.err(result.sentence);
  return result.ok ? exitCode.fine : exitCode.wrongUse;
}

/** Git names three temporary files; the second is replaced by the result. Everything but 0 is a conflict for git. */
async function run(
  files: readonly [string, string, string, string],
  said: readonly string[],
  context: Context,
): Promise<ExitCode> {
  const labels = sideLabels(said, context.env);
  const [base, ours, theirs, name] = files;
  const read = async (file: string) => await readWholeGuide(file, context.cwd);
  const [a, b, c] = [await read(base), await read(ours), await read(theirs)];
  // Both sides added the file: git gives an empty base.
  const ancestor = a.ok ? a.guide : null;
  if (!b.ok || !c.ok || (!a.ok && a.isEmpty !== true)) return await byLines(files, [a, b, c], labels, context);
  const { text, conflicts } = mergeFiles(name, ancestor, b.guide, c.guide, labels);
  await writeFile(resolve(context.cwd, ours), text);
  for (const line of conflictLines(name, conflicts)) context.err(line);
  if (conflicts.length > 0)
    context.err('  Open it in Guide Studio, or decide between its markers, then add it in git.');
  return conflicts.length === 0 ? exitCode.fine : exitCode.problems;
}

/** What is no guide is merged as git would have done it without us, and always left for people to look at. */
async function byLines(
  [base, ours, theirs, name]: readonly [string, string, string, string],
  versions: readonly WholeGuide[],
  labels: Labels,
  context: Context,
): Promise<ExitCode> {
  for (const [at, version] of versions.entries()) {
    if (!version.ok && version.isEmpty !== true) {
      context.err(
        `${name}, ${['base', 'ours', 'theirs'][at]}: ${version.sentence.replace(/^[^:]*(?::\d+:\d+)?: /u, '')}`,
      );
    }
  }
  context.err(`${name}: merged line by line, because not every version of it is a guide. Look at the result.`);
  const names = [labels.ours, labels.base, labels.theirs].flatMap((label) => ['-L', label]);
  await runGit(['merge-file', ...names, ours, base, theirs], context.cwd);
  return exitCode.problems;
}

/** `guide merge-driver install`, `uninstall`, and `run`, which git calls. */
export function define(command: Command, context: Context): void {
  const bin = join(context.root, 'packages/cli/bin/guide.mjs');
  command
    .command('install')
    .description('let git merge the guides of this repository')
    .action(async () => context.end(told(await installDriver(context.cwd, [process.execPath, bin]), context)));
  command
    .command('uninstall')
    .description('take that back')
    .action(async () => context.end(told(await uninstallDriver(context.cwd), context)));
  command
    .command('run', { hidden: true })
    .argument('<base>')
    .argument('<ours>')
    .argument('<theirs>')
    .argument('<name>')
    .argument('[labels...]', 'of the base, ours and theirs')
    .action(async (base: string, ours: string, theirs: string, name: string, said: readonly string[]) =>
      context.end(await run([base, ours, theirs, name], said, context)),
    );
}
