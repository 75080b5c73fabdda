import { createHash } from 'node:crypto';
import { basename, dirname, join } from 'node:path';
import type { Machine } from '../machine/machine.ts';

const longestStem = 190;
const temporary = /^\..+\.([0-9a-f]{6})-(\d+)-[0-9a-f]{12}\.tmp$/u;

/** `.name.ending` beside a file. */
export function siblingPath(path: string, ending: string): string {
  return join(dirname(path), `.${stem(path)}.${ending}`);
}

/** `.name.<machine>-<process>-<random>.tmp` beside a file: a leftover tells whose it was. */
export function temporaryPath(machine: Machine, path: string): string {
  const owner = `${machineTag(machine)}-${machine.processId}-${machine.random(6)}`;
  return siblingPath(path, `${owner}.tmp`);
}

/** Whose temporary file a name is; null when it is none of ours. */
export function temporaryOwner(name: string): { readonly machine: string; readonly processId: number } | null {
  const match = temporary.exec(name);
  return match === null ? null : { machine: match[1] ?? '', processId: Number(match[2]) };
}

export function machineTag(machine: Machine): string {
  return createHash('sha256').update(machine.hostName).digest('hex').slice(0, 6);
}

// A name may fill all 255 bytes; its siblings need room for their ending and must still differ from each other.
function stem(path: string): string {
  const name = basename(path);
  if (Buffer.byteLength(name) <= longestStem) return name;
  return `${name.slice(0, 40)}-${createHash('sha256').update(name).digest('hex').slice(0, 16)}`;
}
