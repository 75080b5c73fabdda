import { basename, dirname } from 'node:path';
import type { Revision } from '../../common/index.ts';
import { type GitAnswer, runGit } from './runGit.ts';

/** A commit in which a file had another name. `name` is its path from the repository root. */
export interface RenamedRevision {
  readonly revision: Revision;
  readonly name: string;
}

const fields = 4;

/**
 * Returns the commits of the current branch in which a file had another name, newest first. Git treats a file as the
 * same if most of its content is.
 */
export async function earlierNames(path: string, most: number): Promise<readonly RenamedRevision[]> {
  const format = '--format=%x00%H%x00%ct%x00%s%x00';
  const words = ['-c', 'core.quotePath=false', 'log', '--follow', '--name-only', `-n${most}`, format];
  const log = await runGit([...words, '--', basename(path)], dirname(path));
  if (!log.ok) return [];
  const parts = log.out.toString('utf8').split('\0').slice(1);
  const found: RenamedRevision[] = [];
  let current: string | null = null;
  for (let at = 0; at + fields <= parts.length; at += fields) {
    const [id = '', seconds = '', subject = '', names = ''] = parts.slice(at, at + fields);
    const name = names.trim();
    // The newest commit has today's name, from the repository root.
    current ??= name;
    if (name !== current) found.push({ revision: { id, at: Number(seconds) * 1000, subject }, name });
  }
  return found;
}

/** Returns the bytes of a file in a commit in which it had another name. */
export async function fileAtEarlierName(path: string, { revision, name }: RenamedRevision): Promise<GitAnswer> {
  return await runGit(['cat-file', 'blob', `${revision.id}:${name}`], dirname(path));
}
