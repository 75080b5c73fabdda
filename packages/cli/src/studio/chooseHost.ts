import type { Context } from '../context.ts';
import { electronBinary, installElectron } from './electronBinary.ts';

export type HostKind = 'electron' | 'browser';

/** Where the editor opens, and a line that says so and why. */
export type HostChoice =
  | { readonly kind: 'electron'; readonly binary: string; readonly line: string }
  | { readonly kind: 'browser'; readonly line: string }
  | { readonly kind: 'none'; readonly line: string };

/** Returns true if a window can be shown. */
export function hasDisplay(env: Context['env'], platform: NodeJS.Platform = process.platform): boolean {
  if (platform === 'win32') return true;
  if (platform === 'darwin') return env['SSH_CONNECTION'] === undefined;
  return Boolean(env['DISPLAY'] || env['WAYLAND_DISPLAY']);
}

const howToInstall = 'To get Electron, run: npx install-electron --no';

async function findElectron(context: Context): Promise<string | null> {
  const present = electronBinary(context.root);
  if (present !== null) return present;
  context.err('Electron is not installed yet; trying to fetch it once.');
  return await installElectron(context.root);
}

/**
 * Returns the requested host. Without a request it is Electron if there is a display and the program is installed or
 * can be downloaded, otherwise the browser.
 */
export async function chooseHost(wanted: HostKind | undefined, context: Context): Promise<HostChoice> {
  if (wanted === 'browser') return { kind: 'browser', line: 'Opening in the browser, as requested.' };
  if (!hasDisplay(context.env)) {
    return wanted === 'electron'
      ? { kind: 'none', line: 'Electron needs a display, and there is none. Use --host browser.' }
      : { kind: 'browser', line: 'Using the browser host, because there is no display for Electron here.' };
  }
  const binary = await findElectron(context);
  if (binary !== null) {
    return { kind: 'electron', binary, line: wanted ? 'Opening in Electron, as requested.' : 'Opening in Electron.' };
  }
  return wanted === 'electron'
    ? { kind: 'none', line: `Electron is not installed and could not be fetched. ${howToInstall}` }
    : { kind: 'browser', line: `Opening in the browser, because Electron is not installed. ${howToInstall}` };
}
