import type { OpenFile } from '../machine/fileSystem.ts';

/** Writes all bytes from the start of a file, in as many calls as needed. Rejects with ENOSPC if none are accepted. */
export async function writeAll(file: OpenFile, bytes: Uint8Array): Promise<void> {
  let position = 0;
  while (position < bytes.length) {
    const taken = await file.write(bytes.subarray(position), position);
    if (taken === 0) throw systemError('ENOSPC', 'nothing more was taken');
    position += taken;
  }
}

/** Returns an error with a system code, for a disk failure that no call reported. */
export function systemError(code: string, message: string): Error {
  return Object.assign(new Error(message), { code });
}
