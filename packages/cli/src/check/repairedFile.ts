import { resolve } from 'node:path';
import { fixNameOf, type Repair, withCertainFixes } from '@guide-studio/guide-core/edit';
import { canonicalText, parseGuide } from '@guide-studio/guide-core/files';
import { pluralsOf } from '@guide-studio/guide-core/plurals';
import type { Context } from '../context.ts';
import { save } from '../save.ts';
import type { GuideFile } from './readGuideFile.ts';
import type { GuideSwitches } from './switches.ts';
import { issuesLeft } from './withSwitches.ts';

const { counted } = pluralsOf('en');

/**
 * Makes the repairs of a guide file that do what its author must have meant, writes it in canonical form, and says on
 * stderr what was repaired. What is switched off is not repaired. A file without such repairs, or that would lose content, stays as it is. Returns what the file
 * then has. Throws `CommandFailure` if it cannot be written.
 */
export async function repairedFile(
  file: string,
  read: GuideFile,
  switches: GuideSwitches,
  context: Context,
): Promise<GuideFile> {
  const { parsed } = read;
  if (!parsed.ok || parsed.losses.length > 0) return read;
  const { guide, repairs } = withCertainFixes(parsed.value, (doc, issues) => issuesLeft(doc, issues, switches));
  if (repairs.length === 0) return read;
  const bytes = Buffer.from(canonicalText(guide));
  await save({ path: resolve(context.cwd, file), file, bytes, before: read.bytes });
  context.err(`${file}: ${counted(repairs.length, { one: 'repair', other: 'repairs' })} made:`);
  for (const repair of repairs) context.err(`  ${lineOf(repair)}`);
  return { bytes, parsed: parseGuide(bytes) };
}

const lineOf = ({ issue, name }: Repair): string => `${fixNameOf(name) ?? name.command} [${issue.code}]`;
