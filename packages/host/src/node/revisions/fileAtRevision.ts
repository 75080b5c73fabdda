import { basename, dirname } from 'node:path';
import { type GitAnswer, runGit } from './runGit.ts';

/**
 * Returns the bytes of a file at a git revision: a commit, a branch, a tag, `HEAD~3`. They are as committed, without
 * filters. The caller must refuse revisions that begin with `-`.
 */
export async function fileAtRevision(path: string, revision: string): Promise<GitAnswer> {
  return await runGit(['cat-file', 'blob', `${revision}:./${basename(path)}`], dirname(path));
}
