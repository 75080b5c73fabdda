import { basename, dirname, resolve } from 'node:path';
import { parseGuide, type ParseResult } from '@guide-studio/guide-core';
import { runGit } from './runGit.ts';

/** A guide as it was in a revision, or one line about why it cannot be had. */
export type RevisionRead =
  | { readonly ok: true; readonly parsed: ParseResult }
  | { readonly ok: false; readonly sentence: string };

/** Reads a file as a git revision has it: a commit, a branch, a tag, `HEAD~3`. */
export async function fileAtRevision(file: string, revision: string, cwd: string): Promise<RevisionRead> {
  if (revision.startsWith('-'))
    return { ok: false, sentence: `${revision} is not a revision. Name a commit, branch or tag.` };
  const path = resolve(cwd, file);
  const shown = await runGit(['show', `${revision}:./${basename(path)}`], dirname(path));
  if (!shown.ok) return { ok: false, sentence: `${file} in ${revision}: ${shown.sentence}` };
  return { ok: true, parsed: parseGuide(shown.out) };
}
