import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { join } from 'node:path';

const ownerlessMilliseconds = 5_000;

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** A lock is stale if the process that took it has ended, or ended before it wrote its number. */
function isStale(folder) {
  try {
    return !isAlive(Number(readFileSync(join(folder, 'pid'), 'utf8')));
  } catch {
    const stat = statSync(folder, { throwIfNoEntry: false });
    return stat !== undefined && Date.now() - stat.mtimeMs > ownerlessMilliseconds;
  }
}

function take(folder) {
  try {
    mkdirSync(folder);
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
  writeFileSync(join(folder, 'pid'), String(process.pid));
  return true;
}

/** Moves a lock aside before it is deleted: of several processes that find it stale, one succeeds. */
function discard(folder) {
  const aside = `${folder}.stale-${process.pid}`;
  try {
    renameSync(folder, aside);
  } catch {
    return;
  }
  rmSync(aside, { recursive: true, force: true });
}

/**
 * Runs `work` while this process holds the folder as a lock. Other processes wait, and take over from one that died.
 */
export async function withLock(folder, work) {
  while (!take(folder)) {
    if (isStale(folder)) discard(folder);
    else await sleep(50);
  }
  try {
    return await work();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
