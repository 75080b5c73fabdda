import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Installs the tools of a folder that has a package and a lock file of its own, unless its lock file is installed
 * already. `what` names them. Waits for another process that installs them, because npm empties the folder first.
 * Throws if that fails.
 */
export function installTools(folder, what) {
  /** Has the number of the process that installs. */
  const mark = join(folder, '.installing');
  for (let waits = 0; !isInstalled(folder); waits += 1) {
    if (takeMark(mark)) {
      try {
        if (!isInstalled(folder)) install(folder, what);
      } finally {
        rmSync(mark, { force: true });
      }
    } else if (isAbandoned(mark)) rmSync(mark, { force: true });
    else {
      if (waits === 0) process.stderr.write(`Waiting for another process that installs ${what} …\n`);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
    }
  }
}

function isInstalled(folder) {
  const installed = join(folder, 'node_modules', '.package-lock.json');
  const lock = join(folder, 'package-lock.json');
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs;
}

/** Returns false if another process has the mark. */
function takeMark(mark) {
  try {
    writeFileSync(mark, `${process.pid}`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
}

/** Returns true if the process that took the mark has ended. */
function isAbandoned(mark) {
  try {
    const pid = Number(readFileSync(mark, 'utf8'));
    // Empty: it is being written.
    if (pid > 0) process.kill(pid, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

function install(folder, what) {
  process.stderr.write(`Installing ${what} …\n`);
  const options = { cwd: folder, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' };
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], options);
  if (status !== 0) throw new Error(`The installation of ${what} failed. Run npm ci in ${folder}.`);
}
