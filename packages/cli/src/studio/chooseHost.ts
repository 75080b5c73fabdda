import { findBrowser } from '@guide-studio/sign-off/findBrowser';
import type { Context } from '../context.ts';
import { electronBinary, hasElectronPackage, installElectron } from './electronBinary.ts';

export type HostKind = 'electron' | 'app' | 'browser';

/** Where the editor opens, and a line that says so and why. */
export type HostChoice =
  | { readonly kind: 'electron'; readonly binary: string; readonly line: string }
  /** `program`: a Chromium, Chrome or Edge that shows the editor in a window of its own; null for a tab. */
  | { readonly kind: 'browser'; readonly program: string | null; readonly line: string }
  | { readonly kind: 'none'; readonly line: string };

/** Returns true if a window can be shown. */
export function hasDisplay(env: Context['env'], platform: NodeJS.Platform = process.platform): boolean {
  if (platform === 'win32') return true;
  if (platform === 'darwin') return env['SSH_CONNECTION'] === undefined;
  return Boolean(env['DISPLAY'] || env['WAYLAND_DISPLAY']);
}

const titles = { electron: 'Electron', app: 'A window' };
const howToInstall = 'To get Electron, run: npx install-electron --no';

async function findElectron(context: Context): Promise<string | null> {
  if (!hasElectronPackage(context.root)) return null;
  const present = electronBinary(context.root);
  if (present !== null) return present;
  context.err('Electron is not installed yet; trying to fetch it once.');
  return await installElectron(context.root, context.env);
}

/**
 * Returns the requested host. Without a request it is Electron if there is a display and the program is installed or
 * can be downloaded, otherwise a window of an installed Chromium, Chrome or Edge, otherwise a tab of the browser.
 */
export async function chooseHost(wanted: HostKind | undefined, context: Context): Promise<HostChoice> {
  if (wanted === 'browser') return { kind: 'browser', program: null, line: 'Opening in the browser, as requested.' };
  if (!hasDisplay(context.env)) {
    return wanted === undefined
      ? {
          kind: 'browser',
          program: null,
          line: 'Using the browser host, because there is no display for Electron here.',
        }
      : { kind: 'none', line: `${titles[wanted]} needs a display, and there is none. Use --host browser.` };
  }
  if (wanted === 'app') {
    const program = await findBrowser({ environment: context.env });
    return program === null
      ? { kind: 'none', line: 'No Chromium, Chrome or Edge was found for a window. Use --host browser.' }
      : { kind: 'browser', program, line: 'Opening in a window of its own, as requested.' };
  }
  const binary = await findElectron(context);
  if (binary !== null) {
    return { kind: 'electron', binary, line: wanted ? 'Opening in Electron, as requested.' : 'Opening in Electron.' };
  }
  const isPossible = hasElectronPackage(context.root);
  if (wanted === 'electron') {
    const line = isPossible
      ? `Electron is not installed and could not be fetched. ${howToInstall}`
      : 'This installation has no desktop application. Use --host app or --host browser.';
    return { kind: 'none', line };
  }
  const program = await findBrowser({ environment: context.env });
  const where = program === null ? 'the browser' : 'a window of the browser';
  const reason = isPossible ? `, because Electron is not installed and could not be fetched. ${howToInstall}` : '.';
  return { kind: 'browser', program, line: `Opening in ${where}${reason}` };
}
