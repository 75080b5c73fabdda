import { basename, dirname, join } from 'node:path';
import { isConflictCopy } from '../../common/index.ts';
import { systemErrorCode, type Machine } from '../machine/machine.ts';

/** Returns the paths of the copies that sync tools made of a file beside a guide because two machines changed it. */
export async function copiesOfCompanion({ fileSystem }: Machine, path: string): Promise<readonly string[]> {
  const names = await fileSystem.list(dirname(path)).catch((error: unknown) => {
    systemErrorCode(error);
    return [];
  });
  return names
    .filter((name) => isConflictCopy(name, basename(path)))
    .sort()
    .map((name) => join(dirname(path), name));
}
