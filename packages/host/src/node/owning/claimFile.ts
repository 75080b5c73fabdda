import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { causeOf, type Machine } from '../machine/machine.ts';
import { siblingPath } from '../saving/siblingFile.ts';

/** What stands in the file that says who has a guide open. */
export interface ClaimFile {
  readonly owner: string;
  readonly host: string;
  readonly pid: number;
  /** Of the window. */
  readonly key: string;
  /** Epoch milliseconds. */
  readonly since: number;
}

/**
 * Where it is said who has a guide open: beside the guide, for everybody who shares the folder. Inside a git work tree
 * it is in the home folder instead, since everybody has a work tree of their own and the file would only be noise there.
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

/** Null for content that is none of ours, or was cut off. */
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

/** Puts the claim in its place in one step, over whatever stands there. */
export async function writeClaim(machine: Machine, path: string, claim: ClaimFile): Promise<void> {
  const temporary = `${path}-${machine.random(6)}`;
  const file = await machine.fileSystem.openNew(temporary, 0o644);
  try {
    await file.write(Buffer.from(`${JSON.stringify(claim)}\n`), 0);
    await file.close();
    await machine.fileSystem.rename(temporary, path);
  } catch (error) {
    await machine.fileSystem.remove(temporary).catch(causeOf);
    throw error;
  }
}
