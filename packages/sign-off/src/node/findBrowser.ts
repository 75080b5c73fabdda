/**
 * Finds an installed browser, without loading anything else.
 *
 * ```ts
 * import { findBrowser } from '@guide-studio/sign-off/findBrowser';
 *
 * console.log(await findBrowser({ environment: { GUIDE_STUDIO_BROWSER: '/no/such/program' } })); // null
 * ```
 *
 * Pass `process.env` to look where the machine keeps its programs. {@link findBrowser} tells before an export whether a
 * PDF can be made; `printPdf` of `@guide-studio/sign-off/node` asks it itself.
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
  /** Such as `process.env`: `PATH` and `GUIDE_STUDIO_BROWSER` are read. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The system, as `process.platform` names it; default: this one. */
  readonly platform?: string;
}

/**
 * Returns the path of a Chromium, Chrome or Edge of this machine, or of the program named in `GUIDE_STUDIO_BROWSER`;
 * null if there is none, or if the named one cannot be run. It can print pages and show one as a window of its own.
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
