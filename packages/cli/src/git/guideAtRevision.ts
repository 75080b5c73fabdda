import { resolve } from 'node:path';
import { parseGuide, type ParseResult } from '@guide-studio/guide-core/files';
import { fileAtRevision } from '@guide-studio/host/node';
import { wrongUse } from '../commandFailure.ts';
import { gitSentence } from './gitSentence.ts';

/**
 * Reads a guide at a git revision: a commit, a branch, a tag, `HEAD~3`. Throws `CommandFailure` if git does not have it.
 */
export async function guideAtRevision(file: string, revision: string, cwd: string): Promise<ParseResult> {
  if (revision.startsWith('-')) throw wrongUse(`${revision} is not a revision. Specify a commit, branch or tag.`);
  const read = await fileAtRevision(resolve(cwd, file), revision);
  if (!read.ok) throw wrongUse(`${file} in ${revision}: ${gitSentence(read)}`);
  return parseGuide(read.out);
}
