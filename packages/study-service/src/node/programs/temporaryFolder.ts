import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRunning } from '../isRunning.ts';

const prefix = 'study-work-';

/** Makes a folder, for the caller to remove. */
export async function makeTemporaryFolder(): Promise<string> {
  // The number of the process says later whether the folder is in use.
  return await mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`));
}

/** Makes a folder that is removed when `act` is done. */
export async function withTemporaryFolder<Result>(act: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await makeTemporaryFolder();
  try {
    return await act(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes the folders of processes that ended without doing so. */
export async function sweepTemporaryFolders(): Promise<void> {
  for (const name of await readdir(tmpdir()).catch(() => [])) {
    const pid = new RegExp(`^${prefix}([1-9]\\d*)-`, 'u').exec(name)?.[1];
    if (pid === undefined || isRunning(Number(pid))) continue;
    await rm(join(tmpdir(), name), { recursive: true, force: true }).catch(() => undefined);
  }
}
