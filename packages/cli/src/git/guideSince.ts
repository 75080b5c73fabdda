import { existsSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { type Diff, diffGuides } from '@guide-studio/guide-core/diff';
import { guideExtension } from '@guide-studio/host/common';
import { runGit } from '@guide-studio/host/node';
import { attempt, CommandFailure, wrongUse } from '../commandFailure.ts';
import { readWholeGuide, wholeGuide } from '../merging/wholeGuide.ts';
import { gitSentence } from './gitSentence.ts';
import { guideAtRevision } from './guideAtRevision.ts';

/** What became of a guide file since a revision. The changes of one that is new or deleted are empty. */
export interface GuideSince extends Diff {
  readonly file: string;
  readonly state: 'same' | 'changed' | 'new' | 'deleted';
}

/** Compares a file with its version at a git revision, which may have none. Throws `CommandFailure` if it cannot. */
export async function guideSince(file: string, revision: string, cwd: string): Promise<GuideSince> {
  const now = await readWholeGuide(file, cwd);
  const before = await attempt(async () =>
    wholeGuide(`${file} in ${revision}`, await guideAtRevision(file, revision, cwd)),
  );
  if (before instanceof CommandFailure) {
    if (await isMissingAt(revision, resolve(cwd, file))) return { file, state: 'new', changes: [] };
    throw before;
  }
  const { changes } = diffGuides(before, now);
  return { file, state: changes.length === 0 ? 'same' : 'changed', changes };
}

/** Returns true if git knows the revision, and that it does not have the file. */
async function isMissingAt(revision: string, path: string): Promise<boolean> {
  const listed = await runGit(['ls-tree', '-z', '--name-only', revision, '--', `./${basename(path)}`], dirname(path));
  return listed.ok && listed.out.length === 0;
}

/** Returns the guide files that a revision has in these folders and below, and that are not there any more. */
export async function guidesDeletedSince(
  names: readonly string[],
  revision: string,
  cwd: string,
): Promise<readonly GuideSince[]> {
  const folders = names.filter((name) => statSync(resolve(cwd, name), { throwIfNoEntry: false })?.isDirectory());
  const each = await Promise.all(
    folders.map(async (folder) => {
      const listed = await runGit(['ls-tree', '-r', '-z', '--name-only', revision], resolve(cwd, folder));
      if (!listed.ok) throw wrongUse(`${folder} in ${revision}: ${gitSentence(listed)}`);
      const paths = listed.out.toString('utf8').split('\0');
      return paths.filter((path) => path.endsWith(guideExtension)).map((path) => join(folder, path));
    }),
  );
  const deleted = new Set(each.flat().filter((file) => !existsSync(resolve(cwd, file))));
  return [...deleted].map((file) => ({ file, state: 'deleted', changes: [] }));
}
