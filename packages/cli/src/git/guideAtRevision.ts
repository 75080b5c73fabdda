import { resolve } from 'node:path';
import { parseGuide, type ParseResult } from '@guide-studio/guide-core';
import { fileAtRevision } from '@guide-studio/host/node';
import { gitSentence } from './gitSentence.ts';

/** A guide at a revision, or a sentence that says why it cannot be read. */
export type RevisionRead =
  | { readonly ok: true; readonly parsed: ParseResult }
  | { readonly ok: false; readonly sentence: string };

/** Reads a guide at a git revision: a commit, a branch, a tag, `HEAD~3`. */
export async function guideAtRevision(file: string, revision: string, cwd: string): Promise<RevisionRead> {
  if (revision.startsWith('-'))
    return { ok: false, sentence: `${revision} is not a revision. Specify a commit, branch or tag.` };
  const read = await fileAtRevision(resolve(cwd, file), revision);
  if (!read.ok) return { ok: false, sentence: `${file} in ${revision}: ${gitSentence(read)}` };
  return { ok: true, parsed: parseGuide(read.out) };
}
