import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the packaging tools. */
export const folder = dirname(fileURLToPath(import.meta.url));

const isWindows = process.platform === 'win32';

/** Installs electron-builder into this folder, unless its lock file is installed already. Throws if that fails. */
export function installTools() {
  const installed = join(folder, 'node_modules', '.package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(folder, 'package-lock.json')).mtimeMs)
    return;
  process.stderr.write('Installing the packaging tools …\n');
  const options = { cwd: folder, stdio: ['ignore', 2, 2], shell: isWindows };
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], options);
  if (status !== 0) throw new Error(`The packaging tools could not be installed. Run npm ci in ${folder}.`);
}

/** Returns the command that runs a tool of this folder. */
export const toolPath = (name) => join(folder, 'node_modules', '.bin', isWindows ? `${name}.cmd` : name);
