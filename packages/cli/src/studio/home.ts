import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Context } from '../context.ts';

type Place = Pick<Context, 'env' | 'cwd'>;

function platformHome(env: Context['env'], platform: NodeJS.Platform): string {
  if (platform === 'darwin') return join(homedir(), 'Library', 'Application Support', 'Guide Studio');
  if (platform === 'win32') return join(env['APPDATA'] ?? join(homedir(), 'AppData', 'Roaming'), 'Guide Studio');
  return join(env['XDG_DATA_HOME'] || join(homedir(), '.local', 'share'), 'guide-studio');
}

/** Where Guide Studio keeps all its data: `GUIDE_STUDIO_HOME`, else the folder for such data on this platform. */
export function studioHome({ env, cwd }: Place): string {
  const moved = env['GUIDE_STUDIO_HOME'];
  return moved ? resolve(cwd, moved) : platformHome(env, process.platform);
}

/** The embedded database of the local study service. */
export function databaseOf(place: Place): string {
  return join(studioHome(place), 'study-service.db');
}

/** Where guides go when nobody says where: `Guides` in a moved home, else in the person's own folder. */
export function defaultWorkspace(place: Place): string {
  return join(place.env['GUIDE_STUDIO_HOME'] ? studioHome(place) : homedir(), 'Guides');
}
