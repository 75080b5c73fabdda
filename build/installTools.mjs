import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** An installation takes a minute or two; a mark this old was left behind. */
const abandonedMs = 15 * 60_000;

/**
 * Installs the tools of a folder that has a package and a lock file of its own, unless its lock file is installed
 * already. `what` names them. Waits for another process that installs them, because npm empties the folder first.
 * Throws if that fails.
 */
export function installTools(folder, what) {
  const mark = join(folder, '.installing');
  while (!isInstalled(folder)) {
    if (!isOurs(mark)) {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
      continue;
    }
    try {
      if (!isInstalled(folder)) install(folder, what);
    } finally {
      rmdirSync(mark);
    }
  }
}

function isInstalled(folder) {
  const installed = join(folder, 'node_modules', '.package-lock.json');
  const lock = join(folder, 'package-lock.json');
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs;
}

/** Takes the mark of an installation. Returns false if another process has it. */
function isOurs(mark) {
  try {
    mkdirSync(mark);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    const age = Date.now() - (statSync(mark, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > abandonedMs) rmdirSync(mark);
    return false;
  }
}

function install(folder, what) {
  process.stderr.write(`Installing ${what} …\n`);
  const options = { cwd: folder, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' };
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], options);
  if (status !== 0) throw new Error(`The installation of ${what} failed. Run npm ci in ${folder}.`);
}
