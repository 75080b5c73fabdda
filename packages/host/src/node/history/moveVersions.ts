import { join } from 'node:path';
import { causeOf, type Machine } from '../machine/machine.ts';
import { versionOf } from './versionName.ts';

/**
 * Brings the versions of one folder into another, beside those that are there. Each is moved in one step, so that what
 * cannot be moved stays where it was. Rejects with the system's code.
 */
export async function moveVersions({ fileSystem }: Machine, from: string, to: string): Promise<void> {
  const names = await fileSystem.list(from).catch(absent);
  const versions = (names ?? []).filter((name) => versionOf(name) !== null);
  if (versions.length === 0) return;
  await fileSystem.makeFolder(to, 0o700);
  // Another window may have taken one along already.
  for (const name of versions) await fileSystem.rename(join(from, name), join(to, name)).catch(absent);
}

function absent(error: unknown): null {
  if (causeOf(error) !== 'ENOENT') throw error;
  return null;
}
