import { readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { homeFolder } from './homeFolder.ts';

/** Returns the user's folder for downloads. Desktops of Linux name it, often in the user's language, in a file. */
export function downloadsFolder(
  environment: Readonly<Record<string, string | undefined>>,
  platform: NodeJS.Platform,
): string {
  const usual = join(homeFolder(), 'Downloads');
  if (platform === 'darwin' || platform === 'win32') return usual;
  const settings = environment.XDG_CONFIG_HOME ?? '';
  const file = join(isAbsolute(settings) ? settings : join(homeFolder(), '.config'), 'user-dirs.dirs');
  try {
    const [, named = ''] = /^XDG_DOWNLOAD_DIR="(.+)"$/mu.exec(readFileSync(file, 'utf8')) ?? [];
    const path = named.replace(/^\$HOME(?=\/|$)/u, homeFolder()).replaceAll(/\\(.)/gu, '$1');
    // The home folder itself means that there is none.
    return isAbsolute(path) && join(path, '.') !== join(homeFolder(), '.') ? path : usual;
  } catch {
    return usual;
  }
}
