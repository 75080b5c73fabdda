import { basename, dirname } from 'node:path';
import { type GitAnswer, runGit } from './runGit.ts';

/**
 * The bytes of a file as a git revision has it: a commit, a branch, a tag, `HEAD~3`. They are taken as they were
 * committed: no filter of the repository converts them. A revision that begins with `-` is for the caller to refuse.
 */
export async function fileAtRevision(path: string, revision: string): Promise<GitAnswer> {
  return await runGit(['cat-file', 'blob', `${revision}:./${basename(path)}`], dirname(path));
}
