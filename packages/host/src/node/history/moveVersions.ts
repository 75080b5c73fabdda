import { join } from 'node:path';
import { systemErrorCode, type Machine } from '../machine/machine.ts';
import { versionOf } from './versionName.ts';

/**
 * Moves the versions of one folder to another. Each is moved in one step; what cannot be moved stays. Rejects with the
 * system's code.
 */
export async function moveVersions({ fileSystem }: Machine, from: string, to: string): Promise<void> {
  const names = await fileSystem.list(from).catch(absent);
  const versions = (names ?? []).filter((name) => versionOf(name) !== null);
  if (versions.length === 0) return;
  await fileSystem.makeFolder(to, 0o700);
  // Another window may have moved one already.
  for (const name of versions) await fileSystem.rename(join(from, name), join(to, name)).catch(absent);
}

function absent(error: unknown): null {
  if (systemErrorCode(error) !== 'ENOENT') throw error;
  return null;
}
