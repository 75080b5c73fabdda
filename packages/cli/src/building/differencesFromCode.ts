import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { JsonObject } from '@guide-studio/guide-core';
import { describeDiff, diffGuides } from '@guide-studio/guide-core/diff';
import { canonicalText } from '@guide-studio/guide-core/files';
import { pluralsOf } from '@guide-studio/guide-core/plurals';
import { readGuideFile } from '../check/readGuideFile.ts';
import { attempt, CommandFailure } from '../commandFailure.ts';
import { wholeGuide } from '../merging/wholeGuide.ts';

const { counted } = pluralsOf('en');

/** So many differences are shown of each guide. */
const mostShown = 5;

/**
 * Says how a file differs from the guide that code makes, in the sentences of `guide diff`: what a build would change.
 * Returns nothing if the file has exactly the text that a build would write.
 */
export async function differencesFromCode(named: string, made: JsonObject, cwd: string): Promise<readonly string[]> {
  if (!existsSync(resolve(cwd, named))) return [`${named} is not there.`];
  const { bytes, parsed } = await readGuideFile(named, cwd);
  if (Buffer.from(canonicalText(made)).equals(bytes)) return [];
  const differs = `${named} is not what the code makes.`;
  if (!parsed.ok || !('studyGuide' in parsed.value))
    return [`${differs} It is no guide, and a build replaces guides only: delete it first.`];
  const there = await attempt(async () => wholeGuide(named, parsed));
  if (there instanceof CommandFailure) return [differs, ...there.sentences];
  const { changes } = diffGuides(there, made);
  if (changes.length === 0) return [`${differs} The guide is the same, but its text is written differently.`];
  const [, ...lines] = describeDiff({ changes: changes.slice(0, mostShown) }).split('\n');
  const more = changes.length - mostShown;
  return [
    `${differs} A build changes:`,
    ...lines.filter((line) => line !== '').map((line) => `  ${line}`),
    ...(more > 0 ? [`    … and ${counted(more, { one: 'more difference', other: 'more differences' })}`] : []),
  ];
}
