import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const packageFolder = (root: string): string => join(root, 'node_modules', 'electron');

/** Returns true if Electron belongs to this installation, as in a checkout; the package from npm comes without it. */
export const hasElectronPackage = (root: string): boolean => existsSync(packageFolder(root));

/**
 * Returns the path of the Electron program if it is installed. Checks the files, because importing the package would
 * start a download.
 */
export function electronBinary(root: string): string | null {
  const folder = packageFolder(root);
  const pathFile = join(folder, 'path.txt');
  if (!existsSync(pathFile)) return null;
  const binary = join(folder, 'dist', readFileSync(pathFile, 'utf8').trim());
  return existsSync(binary) ? binary : null;
}

function bytesBelow(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => {
      const stat = statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false });
      return sum + (stat?.size ?? 0);
    }, 0);
}

const pollMs = 250;

/**
 * Tries once to download the program with Electron's own installer. Gives up if nothing arrives within ten seconds; after
 * that there is no time limit. What the installer prints is for its developers, and is not shown. It downloads into a
 * temporary folder of its own, so that progress can be detected. `pause` waits between two looks. Returns the path, or
 * null.
 */
export async function installElectron(
  root: string,
  environment: Readonly<Record<string, string | undefined>>,
  connectWithinMs = 10_000,
  pause: (ms: number) => Promise<unknown> = sleep,
): Promise<string | null> {
  const installer = join(packageFolder(root), 'install.js');
  if (!existsSync(installer)) return null;
  const temporary = mkdtempSync(join(tmpdir(), 'guide-studio-electron-'));
  const env = { ...environment, TMPDIR: temporary, TEMP: temporary, TMP: temporary };
  const child = spawn(process.execPath, [installer], { stdio: 'ignore', env });
  const isRunning = (): boolean => child.pid !== undefined && child.exitCode === null && child.signalCode === null;
  const exit = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  try {
    for (let waited = 0; isRunning() && waited < connectWithinMs && bytesBelow(temporary) === 0; waited += pollMs) {
      await Promise.race([exit, pause(pollMs)]);
    }
    if (isRunning() && bytesBelow(temporary) === 0) child.kill('SIGKILL');
    await exit;
    return electronBinary(root);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}
