import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { systemErrorCode, type Machine } from '../machine/machine.ts';
import { siblingPath } from '../saving/siblingFile.ts';

/** Content of the file that says who has a guide open. */
export interface ClaimFile {
  readonly owner: string;
  readonly host: string;
  readonly pid: number;
  /** Key of the window. */
  readonly key: string;
  /** Epoch milliseconds. */
  readonly since: number;
}

/**
 * Returns the path of the claim file: beside the guide, visible to all users of the folder. Inside a git work tree it
 * is in the home folder instead, because each user has their own work tree and the file would only clutter it.
 */
export async function claimPath(machine: Machine, home: string, path: string): Promise<string> {
  if (!(await isInWorkTree(machine, dirname(path)))) return siblingPath(path, 'open');
  return join(home, `${createHash('sha256').update(path).digest('hex').slice(0, 32)}.open`);
}

async function isInWorkTree(machine: Machine, folder: string): Promise<boolean> {
  const facts = await machine.fileSystem.facts(join(folder, '.git')).catch(() => null);
  if (facts !== null) return true;
  const parent = dirname(folder);
  return parent !== folder && (await isInWorkTree(machine, parent));
}

/** Returns null if the content is not a complete claim. */
export function parseClaim(bytes: Uint8Array): ClaimFile | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(bytes).toString('utf8'));
    return isClaim(value) ? value : null;
  } catch {
    return null;
  }
}

function isClaim(value: unknown): value is ClaimFile {
  if (typeof value !== 'object' || value === null) return false;
  const { owner, host, pid, key, since } = value as Record<string, unknown>;
  const texts = [owner, host, key].every((each) => typeof each === 'string' && each.length <= 300);
  return texts && typeof pid === 'number' && typeof since === 'number';
}

/** Writes the claim in one step, replacing any other. */
export async function writeClaim(machine: Machine, path: string, claim: ClaimFile): Promise<void> {
  const temporary = `${path}-${machine.random(6)}`;
  const file = await machine.fileSystem.openNew(temporary, 0o644);
  try {
    await file.write(Buffer.from(`${JSON.stringify(claim)}\n`), 0);
    await file.close();
    await machine.fileSystem.rename(temporary, path);
  } catch (error) {
    await machine.fileSystem.remove(temporary).catch(systemErrorCode);
    throw error;
  }
}
