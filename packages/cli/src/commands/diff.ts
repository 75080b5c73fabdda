import type { JsonObject } from '@guide-studio/guide-core';
import { diffGuides, describeDiff } from '@guide-studio/guide-core/diff';
import { type Command, Option } from 'commander';
import { allOf, attempt, wrongUse } from '../commandFailure.ts';
import type { Context } from '../context.ts';
import { type ExitCode, exitCode } from '../exitCode.ts';
import { guideAtRevision } from '../git/guideAtRevision.ts';
import { readWholeInput, wholeGuide } from '../merging/wholeGuide.ts';

const formats = ['text', 'json', 'markdown'] as const;

interface Options {
  readonly format: (typeof formats)[number];
  readonly git?: string | true;
}

/** Returns the two versions to compare: two files, or one file at a revision and now. */
async function versions(files: readonly string[], { git }: Options, context: Context): Promise<readonly JsonObject[]> {
  const [first = '', second] = files;
  const read = async (file: string) => await attempt(async () => await readWholeInput(file, context));
  if (git === undefined) {
    if (second === undefined) throw wrongUse('Specify two files, or one with --git and a revision to compare it with.');
    return allOf([await read(first), await read(second)]);
  }
  if (second !== undefined) throw wrongUse('With --git, specify one file only.');
  const revision = git === true ? 'HEAD' : git;
  const before = await attempt(async () =>
    wholeGuide(`${first} in ${revision}`, await guideAtRevision(first, revision, context.cwd)),
  );
  return allOf([before, await read(first)]);
}

async function compare(files: readonly string[], options: Options, context: Context): Promise<ExitCode> {
  const [before = {}, now = {}] = await versions(files, options, context);
  const diff = diffGuides(before, now);
  if (options.format === 'json') context.json(diff.changes);
  else context.print(describeDiff(diff, options.format));
  return diff.changes.length === 0 ? exitCode.fine : exitCode.problems;
}

/**
 * Defines `guide diff A B` and `guide diff FILE --git [REVISION]`: prints the changes as sentences. Exits with 1 if
 * there are any.
 */
export function define(command: Command, context: Context): void {
  command
    .argument('<files...>', 'two guide files, old and new, of which one may be - for stdin; with --git one')
    .option('--git [revision]', 'compare the file with its version in git (default: HEAD)')
    .addOption(new Option('--format <format>', 'how to print the changes').choices(formats).default('text'))
    .action(async (files: string[], options: Options) => context.end(await compare(files, options, context)));
}
