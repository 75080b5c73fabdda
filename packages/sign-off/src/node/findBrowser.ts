/**
 * Finds an installed browser, without loading anything else.
 *
 * @module @guide-studio/sign-off/findBrowser
 */
import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];
const places: Readonly<Partial<Record<string, readonly string[]>>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
    'C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
};

/** Where a browser is looked for. */
export interface Surroundings {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The system, as `process.platform` names it. */
  readonly platform?: string;
}

/**
 * Returns the program of a Chromium, Chrome or Edge of this machine, or of the one named in `GUIDE_STUDIO_BROWSER`; null
 * if there is none. It can print pages and show one as a window of its own.
 */
export async function findBrowser({ environment, platform = process.platform }: Surroundings): Promise<string | null> {
  const chosen = environment['GUIDE_STUDIO_BROWSER'];
  if (chosen) return (await isProgram(chosen)) ? chosen : null;
  const folders = (environment['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const found = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  for (const path of [...(places[platform] ?? []), ...found]) if (await isProgram(path)) return path;
  return null;
}

async function isProgram(path: string): Promise<boolean> {
  return await access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}
