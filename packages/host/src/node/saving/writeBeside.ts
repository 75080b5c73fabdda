import type { FileSystem, OpenFile } from '../machine/fileSystem.ts';
import { hashOf, readWhole } from './readWhole.ts';

export interface NewContent {
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly permissions: number;
  /** Set exactly, past the process's mask: the file keeps what it had. */
  readonly exactPermissions: boolean;
}

/** Writes a new file, brings it to the disk and reads it back. Rejects with the system's code; removes nothing. */
export async function writeBeside(fileSystem: FileSystem, content: NewContent): Promise<void> {
  const file = await fileSystem.openNew(content.path, content.permissions);
  let closed = false;
  try {
    if (content.exactPermissions) await file.setPermissions(content.permissions);
    await writeAll(file, content.bytes);
    await file.sync();
    closed = true;
    await file.close();
  } finally {
    if (!closed) await file.close().catch(() => undefined);
  }
  await compare(fileSystem, content);
}

async function writeAll(file: OpenFile, bytes: Uint8Array): Promise<void> {
  let position = 0;
  while (position < bytes.length) {
    const taken = await file.write(bytes.subarray(position), position);
    if (taken === 0) throw systemError('ENOSPC', 'nothing more was taken');
    position += taken;
  }
}

async function compare(fileSystem: FileSystem, { path, bytes }: NewContent): Promise<void> {
  const read = await readWhole(fileSystem, path);
  if (read.state !== 'read' || hashOf(read.bytes) !== hashOf(bytes)) {
    throw systemError('EIO', 'the disk holds other bytes than were written');
  }
}

function systemError(code: string, message: string): Error {
  return Object.assign(new Error(message), { code });
}
