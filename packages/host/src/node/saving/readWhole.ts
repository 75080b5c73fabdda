import { createHash } from 'node:crypto';
import type { FileFacts, FileSystem, OpenFile } from '../machine/fileSystem.ts';

/** A file with its content, or why it cannot be read. */
export type WholeFile =
  | { readonly state: 'read'; readonly bytes: Uint8Array; readonly facts: FileFacts }
  | { readonly state: 'absent' }
  | { readonly state: 'notAFile' }
  | { readonly state: 'tooLarge'; readonly bytes: number };

/**
 * Reads a regular file to its end. Links, folders, devices and pipes return `notAFile`. The check is made on the open
 * file, so it cannot be replaced between check and read. Other failures reject with the system's code.
 */
export async function readWhole(fileSystem: FileSystem, path: string, limitBytes = Infinity): Promise<WholeFile> {
  let file: OpenFile;
  try {
    file = await fileSystem.openToRead(path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'ENOENT') return { state: 'absent' };
    if (code === 'ELOOP' || code === 'EISDIR' || code === 'ENXIO') return { state: 'notAFile' };
    throw error;
  }
  try {
    const facts = await file.facts();
    if (facts.kind !== 'file') return { state: 'notAFile' };
    if (facts.bytes > limitBytes) return { state: 'tooLarge', bytes: facts.bytes };
    return { state: 'read', bytes: await readToEnd(file, facts.bytes), facts };
  } finally {
    await file.close();
  }
}

/** Returns the SHA-256 of the bytes, in hexadecimal. */
export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

async function readToEnd(file: OpenFile, expected: number): Promise<Uint8Array> {
  let bytes = new Uint8Array(expected + 1);
  let length = 0;
  for (;;) {
    if (length === bytes.length) bytes = grown(bytes);
    const taken = await file.read(bytes.subarray(length), length);
    if (taken === 0) return bytes.subarray(0, length);
    length += taken;
  }
}

function grown(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(bytes.length * 2);
  larger.set(bytes);
  return larger;
}
