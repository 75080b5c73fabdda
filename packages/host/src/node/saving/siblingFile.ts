import { createHash } from 'node:crypto';
import { basename, dirname, join } from 'node:path';
import type { Machine } from '../machine/machine.ts';

const longestStem = 190;
const temporary = /^\..+\.([0-9a-f]{6})-(\d+)-[0-9a-f]{12}\.tmp$/u;

/** Returns the path `.name.ending` beside a file. */
export function siblingPath(path: string, ending: string): string {
  return join(dirname(path), `.${stem(path)}.${ending}`);
}

/** Returns the path `.name.<machine>-<process>-<random>.tmp` beside a file, so that leftovers name their owner. */
export function temporaryPath(machine: Machine, path: string): string {
  const owner = `${machineTag(machine)}-${machine.processId}-${machine.random(6)}`;
  return siblingPath(path, `${owner}.tmp`);
}

/** Returns the owner of a temporary file; null if the name is not one of ours. */
export function temporaryOwner(name: string): { readonly machine: string; readonly processId: number } | null {
  const match = temporary.exec(name);
  return match === null ? null : { machine: match[1] ?? '', processId: Number(match[2]) };
}

/** Returns six hexadecimal digits that identify the machine in file names. */
export function machineTag(machine: Machine): string {
  return createHash('sha256').update(machine.hostName).digest('hex').slice(0, 6);
}

// A name may have 255 bytes; siblings need room for their ending and must stay distinct.
function stem(path: string): string {
  const name = basename(path);
  if (Buffer.byteLength(name) <= longestStem) return name;
  return `${name.slice(0, 40)}-${createHash('sha256').update(name).digest('hex').slice(0, 16)}`;
}
