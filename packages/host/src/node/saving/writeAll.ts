import type { OpenFile } from '../machine/fileSystem.ts';

/** Writes every byte from the start of a file, however few are taken at a time. */
export async function writeAll(file: OpenFile, bytes: Uint8Array): Promise<void> {
  let position = 0;
  while (position < bytes.length) {
    const taken = await file.write(bytes.subarray(position), position);
    if (taken === 0) throw systemError('ENOSPC', 'nothing more was taken');
    position += taken;
  }
}

/** A failure of the disk that no call reported, under the code that fits it. */
export function systemError(code: string, message: string): Error {
  return Object.assign(new Error(message), { code });
}
