import { join } from 'node:path';
import { ageOf } from '../machine/ageOf.ts';
import { systemErrorCode, type Machine } from '../machine/machine.ts';
import { sweepLock } from './lockFile.ts';
import { machineTag, temporaryOwner } from './siblingFile.ts';

const foreignAfterMs = 60 * 60_000;
/** Claims on a guide are renewed every minute. */
const unclaimedAfterMs = 10 * 60_000;

/**
 * Removes leftovers of interrupted saves: temporary files and locks of dead processes of this machine, temporary files
 * of other machines after an hour, and claims that are not renewed. Skips a folder that cannot be read or written.
 */
export async function sweepLeftovers(machine: Machine, folder: string): Promise<void> {
  const names = await machine.fileSystem.list(folder).catch(() => []);
  for (const name of names) {
    try {
      if (/^\..+\.json\.lock$/u.test(name)) await sweepLock(machine, join(folder, name));
      else if (await isLeftover(machine, folder, name)) await machine.fileSystem.remove(join(folder, name));
    } catch (error) {
      systemErrorCode(error);
    }
  }
}

/** Does the same in every subfolder: the history has one per guide. */
export async function sweepFoldersIn(machine: Machine, folder: string): Promise<void> {
  const names = await machine.fileSystem.list(folder).catch(() => []);
  for (const name of names) await sweepLeftovers(machine, join(folder, name));
}

async function isLeftover(machine: Machine, folder: string, name: string): Promise<boolean> {
  if (/^\..+\.open(?:-[0-9a-f]{12})?$/u.test(name)) return await isOlder(machine, join(folder, name), unclaimedAfterMs);
  const owner = temporaryOwner(name);
  if (owner === null) return false;
  if (owner.machine === machineTag(machine)) return !machine.isAlive(owner.processId);
  return await isOlder(machine, join(folder, name), foreignAfterMs);
}

async function isOlder(machine: Machine, path: string, ageMs: number): Promise<boolean> {
  const { modifiedAt } = await machine.fileSystem.facts(path);
  return ageOf(machine, path, modifiedAt) > ageMs;
}
