import { relative } from 'node:path';
import { describeDiff, type Diff, diffGuides } from '@guide-studio/guide-core/diff';
import { escapedMarkdown } from '@guide-studio/guide-core/internal';
import { type Command, Option } from 'commander';
import { allOf, attempt, CommandFailure, wrongUse } from '../commandFailure.ts';
import type { Context } from '../context.ts';
import { type ExitCode, exitCode } from '../exitCode.ts';
import { guideFilesNamed, standardInput } from '../files/guideFilesNamed.ts';
import { guideAtRevision } from '../git/guideAtRevision.ts';
import { type GuideSince, guidesDeletedSince, guideSince } from '../git/guideSince.ts';
import { readWholeGuide, readWholeInput, wholeGuide } from '../merging/wholeGuide.ts';

const formats = ['text', 'json', 'markdown'] as const;

interface Options {
  readonly format: (typeof formats)[number];
  readonly git?: string | true;
}

async function compare(files: readonly string[], { format, git }: Options, context: Context): Promise<ExitCode> {
  if (git !== undefined) return await compareWithGit(files, git === true ? 'HEAD' : git, format, context);
  const [first, second, third] = files;
  if (first === undefined || second === undefined || third !== undefined)
    throw wrongUse('Specify two files, or any number with --git, which compares each with its version in git.');
  const read = async (file: string) => await attempt(async () => await readWholeInput(file, context));
  const [before = {}, now = {}] = allOf([await read(first), await read(second)]);
  return print(diffGuides(before, now), format, context);
}

async function compareWithGit(
  names: readonly string[],
  revision: string,
  format: Options['format'],
  context: Context,
): Promise<ExitCode> {
  if (names.includes(standardInput)) throw wrongUse('--git compares files. Name files, not standard input.');
  if (revision.startsWith('-')) throw wrongUse(`${revision} is not a revision. Specify a commit, branch or tag.`);
  if (revision.endsWith('.json'))
    throw wrongUse(`${revision} is not a revision: what follows --git is one. Write the files before --git.`);
  const files = await guideFilesNamed(names, context);
  const [first = ''] = files;
  const isOne = files.length === 1 && first === names[0];
  const deleted = await attempt(async () => await guidesDeletedSince(names, revision, context.cwd));
  if (isOne && (deleted instanceof CommandFailure || deleted.length === 0)) {
    const now = await readWholeGuide(first, context.cwd);
    const before = wholeGuide(`${first} in ${revision}`, await guideAtRevision(first, revision, context.cwd));
    return print(diffGuides(before, now), format, context);
  }
  if (deleted instanceof CommandFailure) throw deleted;
  const isEmptied = (folder: string): boolean => deleted.some(({ file }) => !relative(folder, file).startsWith('..'));
  const kept = files.filter((file) => !isEmptied(file));
  return await compareEach(kept, deleted, revision, format, context);
}

/** Compares each file with a revision, and prints what differs under the name of its file. */
async function compareEach(
  files: readonly string[],
  deleted: readonly GuideSince[],
  revision: string,
  format: Options['format'],
  context: Context,
): Promise<ExitCode> {
  const found: GuideSince[] = [];
  let hasFailed = false;
  for (const [at, file] of files.entries()) {
    context.progress('Files', at, files.length);
    // oxlint-disable-next-line no-await-in-loop -- in the order of the files
    const since = await attempt(async () => await guideSince(file, revision, context.cwd));
    if (since instanceof CommandFailure) {
      hasFailed = true;
      since.sentences.forEach(context.err);
    } else found.push(since);
  }
  found.push(...deleted);
  const differing = found.filter(({ state }) => state !== 'same');
  if (format === 'json') context.json(found.map(({ file, state, changes }) => ({ file, state, changes })));
  else {
    for (const [at, since] of differing.entries()) {
      if (at > 0) context.out('');
      printUnderName(since, revision, format, context);
    }
    if (differing.length === 0 && !hasFailed) context.print(describeDiff({ changes: [] }, format));
  }
  if (hasFailed) return exitCode.wrongUse;
  return differing.length === 0 ? exitCode.fine : exitCode.problems;
}

function printUnderName(since: GuideSince, revision: string, format: 'text' | 'markdown', context: Context): void {
  const isMarkdown = format === 'markdown';
  const shown = (text: string): string => (isMarkdown ? escapedMarkdown(text) : text);
  context.out(isMarkdown ? `# ${shown(since.file)}` : since.file);
  if (isMarkdown) context.out('');
  if (since.state === 'new') context.out(`This guide is new: ${shown(revision)} does not have it.`);
  else if (since.state === 'deleted') context.out(`This guide is deleted: ${shown(revision)} has it.`);
  else context.print(describeDiff(since, format));
}

function print(diff: Diff, format: Options['format'], context: Context): ExitCode {
  if (format === 'json') context.json(diff.changes);
  else context.print(describeDiff(diff, format));
  return diff.changes.length === 0 ? exitCode.fine : exitCode.problems;
}

/**
 * Defines `guide diff A B` and `guide diff FILE… --git [REVISION]`: prints the changes as sentences. Exits with 1 if
 * there are any. Of one file that is named as such, JSON is the list of changes; else a list of files with theirs.
 */
export function define(command: Command, context: Context): void {
  command
    .argument(
      '<files...>',
      'two guide files, old and new, of which one may be - for stdin; with --git guide files, folders and patterns',
    )
    .option('--git [revision]', 'compare each file with its version in git (default: HEAD)')
    .addOption(new Option('--format <format>', 'how to print the changes').choices(formats).default('text'))
    .action(async (files: string[], options: Options) => context.end(await compare(files, options, context)));
}
