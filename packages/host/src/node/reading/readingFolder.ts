import { dirname, join } from 'node:path';
import { coderOfFile } from '../../common/index.ts';
import type { GuidePlace } from '../companions/companionPath.ts';
import { type Machine, systemErrorCode } from '../machine/machine.ts';

/** The file of codes, segments, exclusions and notes. */
export const readingFile = 'reading.json';
/** The file of insights. */
export const insightsFile = 'insights.md';

/** Returns the folder of what readers of the answers write down: `name.guide.reading` for `name.guide.json`. */
export function readingFolder({ path, name }: GuidePlace): string {
  return join(dirname(path), `${name.replace(/\.json$/u, '')}.reading`);
}

/** Returns the names of the files of coders, sorted; none without the folder. Rejects with the system's code. */
export async function coderFiles({ fileSystem }: Machine, folder: string): Promise<readonly string[]> {
  const names = await fileSystem.list(folder).catch((error: unknown) => {
    if (systemErrorCode(error) !== 'ENOENT') throw error;
    return [];
  });
  return names.filter((name) => coderOfFile(name) !== null).toSorted();
}
