import { diffGuides, tellDiff } from '@guide-studio/guide-core';
import { type Command, Option } from 'commander';
import type { Context } from '../context.ts';
import { type ExitCode, exitCode } from '../exitCode.ts';
import { guideAtRevision } from '../git/guideAtRevision.ts';
import { readWholeGuide, type WholeGuide, wholeGuide } from '../merging/wholeGuide.ts';

const formats = ['text', 'json', 'markdown'] as const;

interface Options {
  readonly format: (typeof formats)[number];
  readonly git?: string | true;
}

/** Returns the two versions to compare: two files, or one file at a revision and now. */
async function versions(files: readonly string[], { git }: Options, { cwd }: Context): Promise<readonly WholeGuide[]> {
  const [first = '', second] = files;
  if (git === undefined) {
    return second === undefined
      ? [{ ok: false, sentence: 'Specify two files, or one with --git and a revision to compare it with.' }]
      : [await readWholeGuide(first, cwd), await readWholeGuide(second, cwd)];
  }
  if (second !== undefined) return [{ ok: false, sentence: 'With --git, specify one file only.' }];
  const revision = git === true ? 'HEAD' : git;
  const before = await guideAtRevision(first, revision, cwd);
  return [before.ok ? wholeGuide(`${first} in ${revision}`, before.parsed) : before, await readWholeGuide(first, cwd)];
}

async function compare(files: readonly string[], options: Options, context: Context): Promise<ExitCode> {
  const [a, b] = await versions(files, options, context);
  for (const version of [a, b]) if (version && !version.ok) context.err(version.sentence);
  if (!a?.ok || !b?.ok) return exitCode.wrongUse;
  const diff = diffGuides(a.guide, b.guide);
  if (options.format === 'json') context.json(diff.changes);
  else context.print(tellDiff(diff, options.format));
  return diff.changes.length === 0 ? exitCode.fine : exitCode.problems;
}

/**
 * Defines `guide diff A B` and `guide diff FILE --git [REVISION]`: prints the changes as sentences. Exits with 1 if
 * there are any.
 */
export function define(command: Command, context: Context): void {
  command
    .argument('<files...>', 'two guide files, old and new; with --git one')
    .option('--git [revision]', 'compare the file with its version in git (default: HEAD)')
    .addOption(new Option('--format <format>', 'how to print the changes').choices(formats).default('text'))
    .action(async (files: string[], options: Options) => context.end(await compare(files, options, context)));
}
