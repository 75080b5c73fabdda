import type { FileSystem } from '../machine/fileSystem.ts';
import { hashOf, readWhole } from './readWhole.ts';
import { systemError, writeAll } from './writeAll.ts';

export interface NewContent {
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly permissions: number;
  /** Sets the permissions exactly, regardless of the umask, so that the file keeps its own. */
  readonly exactPermissions: boolean;
}

/** Writes a new file, syncs it to disk and reads it back. Rejects with the system's code; removes nothing. */
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

async function compare(fileSystem: FileSystem, { path, bytes }: NewContent): Promise<void> {
  const read = await readWhole(fileSystem, path);
  if (read.state !== 'read' || hashOf(read.bytes) !== hashOf(bytes)) {
    throw systemError('EIO', 'the disk holds other bytes than were written');
  }
}
