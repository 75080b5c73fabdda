import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Chromium without its window, in which specs take four fifths of the time. */
const shell = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'msedge', 'microsoft-edge'];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Returns an installed Chromium: `CHROMIUM_PATH`, else the first known name on the path. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  return env['CHROMIUM_PATH'] || onPath(names, env);
}

/** Returns `CHROMIUM_PATH`, else Chromium's headless shell if it is installed. */
export function findHeadlessShell(env: NodeJS.ProcessEnv = process.env): string | undefined {
  return env['CHROMIUM_PATH'] || onPath([shell], env);
}

function onPath(programs: readonly string[], env: NodeJS.ProcessEnv): string | undefined {
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return programs.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/** Everything an installer prints goes to stderr, so that stdout contains only the report. */
function runVisibly(command: string, args: readonly string[]): boolean {
  process.stderr.write(`No Chromium found; running ${command} ${args.join(' ')}\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: ['ignore', 2, 2], env }).status === 0;
}

/**
 * Returns the Chromium to test with. Installs one if there is none: from Debian's packages if possible, else
 * Playwright's own, for which it returns `undefined`.
 */
export function ensureChromium(): string | undefined {
  const found = findChromium();
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    runVisibly('apt-get', ['update']);
    runVisibly('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
    const installed = findChromium();
    if (installed !== undefined) return installed;
  }
  runVisibly('npx', ['playwright', 'install', 'chromium']);
  return undefined;
}

/** One process for all pages of an address, which keeps what it compiled. People have a process for each tab. */
export const oneProcess: readonly string[] = ['--process-per-site'];

/** Chromium's sandbox does not work for root, and tests on build machines often run as root. */
export const chromiumArguments: readonly string[] = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** Chromium gives a tone, a picture and a screen of its own, and its questions are answered with yes. */
export const pretendedDevices: readonly string[] = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--auto-select-desktop-capture-source=Entire screen',
  '--autoplay-policy=no-user-gesture-required',
];
