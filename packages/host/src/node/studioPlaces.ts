import { isAbsolute, join, resolve } from 'node:path';
import { downloadsFolder } from './downloadsFolder.ts';
import { homeFolder } from './homeFolder.ts';

/** The folders in which Guide Studio keeps its data. */
export interface StudioPlaces {
  /** Folder of settings, connections and the embedded database. `GUIDE_STUDIO_HOME` replaces it. */
  readonly home: string;
  /** Database of the local study service. */
  readonly database: string;
  /** The default folder of guides. */
  readonly workspace: string;
  /** The user's folder for downloads. Others may share that of the guides. */
  readonly downloads: string;
}

/** Returns where Guide Studio keeps this user's data on this platform. */
export function studioPlaces(
  environment: Readonly<Record<string, string | undefined>>,
  platform: NodeJS.Platform = process.platform,
): StudioPlaces {
  const moved = environment.GUIDE_STUDIO_HOME;
  const home = moved ? resolve(moved) : platformHome(environment, platform);
  return {
    home,
    database: join(home, 'study-service.db'),
    workspace: join(moved ? home : homeFolder(), 'Guides'),
    downloads: moved ? join(home, 'Downloads') : downloadsFolder(environment, platform),
  };
}

function platformHome(environment: Readonly<Record<string, string | undefined>>, platform: NodeJS.Platform): string {
  if (platform === 'darwin') return join(homeFolder(), 'Library', 'Application Support', 'Guide Studio');
  if (platform === 'win32')
    return join(environment.APPDATA || join(homeFolder(), 'AppData', 'Roaming'), 'Guide Studio');
  const shared = environment.XDG_DATA_HOME ?? '';
  // The specification of these folders ignores relative paths.
  return join(isAbsolute(shared) ? shared : join(homeFolder(), '.local', 'share'), 'guide-studio');
}
