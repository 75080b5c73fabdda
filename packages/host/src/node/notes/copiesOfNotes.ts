import { basename, dirname, join } from 'node:path';
import { isConflictCopy } from '../../common/index.ts';
import { systemErrorCode, type Machine } from '../machine/machine.ts';

/** Returns the paths of the copies that sync tools made of a notes file because two machines changed it. */
export async function copiesOfNotes({ fileSystem }: Machine, notes: string): Promise<readonly string[]> {
  const names = await fileSystem.list(dirname(notes)).catch((error: unknown) => {
    systemErrorCode(error);
    return [];
  });
  return names
    .filter((name) => isConflictCopy(name, basename(notes)))
    .sort()
    .map((name) => join(dirname(notes), name));
}
