import { type FileHandle, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type IncomingObject, MediaError, type MediaStore } from '../../media/mediaStore.ts';
import { makeTemporaryFolder } from '../programs/temporaryFolder.ts';

/** Objects that are in memory at the same time, while they are sent. */
const mostSent = 8;

let sent = 0;
const waiting: (() => void)[] = [];

/**
 * Returns an object that arrives in a file of the system's temporary folder and is sent when it is complete, so that a
 * server is not kept waiting by a slow participant, and can be asked again.
 */
export async function spooledObject(put: MediaStore['put']): Promise<IncomingObject> {
  const folder = await makeTemporaryFolder().catch(failed);
  const path = join(folder, 'object');
  let file: FileHandle | null = await open(path, 'wx', 0o600).catch(failed);
  const closed = async (): Promise<void> => {
    const opened = file;
    file = null;
    await opened?.close();
  };
  return {
    write: async (bytes) => await file?.writeFile(bytes).catch(failed),
    async keep(name) {
      await closed().catch(failed);
      await inTurn(async () => await put(name, await readFile(path).catch(failed)));
    },
    async drop() {
      await closed().catch(() => undefined);
      await rm(folder, { recursive: true, force: true }).catch(() => undefined);
    },
  };
}

function failed(error: unknown): never {
  const isFull = error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
  throw new MediaError(isFull ? 'full' : 'unreachable', error);
}

async function inTurn(act: () => Promise<void>): Promise<void> {
  if (sent >= mostSent) await new Promise<void>((resolve) => void waiting.push(resolve));
  else sent += 1;
  try {
    await act();
  } finally {
    const next = waiting.shift();
    if (next === undefined) sent -= 1;
    else next();
  }
}
