import { basename } from 'node:path';
import { failed, type HostResult } from '../../common/index.ts';

/** Attempts to write before a file counts as one that another program keeps writing. */
const mostAttempts = 20;

/** By path: changes of this process are made one after the other, so that they are no other program to each other. */
const lastChanges = new Map<string, Promise<void>>();

/**
 * Changes a file after the changes of it that this process began before. `change` reads the file and saves it over what it
 * read; it runs again if another program wrote first, so no edit is lost. Fails with `lockedByOther` after 20 attempts.
 */
export async function changeInTurn<T>(path: string, change: () => Promise<HostResult<T>>): Promise<HostResult<T>> {
  const before = lastChanges.get(path) ?? Promise.resolve();
  const own = before.then(async (): Promise<HostResult<T>> => {
    for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
      const outcome = await change();
      if (outcome.ok || outcome.error.code !== 'changedOnDisk') return outcome;
    }
    return failed({ code: 'lockedByOther', file: basename(path), owner: 'another program', lock: null });
  });
  const ended = own.then(
    () => undefined,
    () => undefined,
  );
  lastChanges.set(path, ended);
  void ended.then(() => {
    if (lastChanges.get(path) === ended) lastChanges.delete(path);
  });
  return await own;
}
