import { basename, dirname, join, relative, sep } from 'node:path';
import {
  done,
  failed,
  folderSettingsFile,
  folderSettingsOf,
  type HostImplementation,
  type HostResult,
  type SettingsRead,
} from '../../common/index.ts';
import { type Machine, systemErrorCode } from '../machine/machine.ts';
import { largestGuideBytes } from '../saving/guideText.ts';
import { hashOf, readWhole } from '../saving/readWhole.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** The settings that count for the guides of a folder. */
export interface FolderSettingsFound {
  readonly path: string;
  readonly read: SettingsRead;
}

/**
 * Returns the settings that count for a guide at this path: those of the nearest `guide-studio.json` in its folder or
 * above. Null if there is none. Others above that one do not count.
 */
export async function readFolderSettings(
  machine: Machine,
  guidePath: string,
): Promise<HostResult<FolderSettingsFound | null>> {
  const nearest = await nearestSettings(machine, guidePath);
  if (!nearest.ok || nearest.value === null) return nearest.ok ? done(null) : nearest;
  const { path, bytes } = nearest.value;
  return done({ path, read: folderSettingsOf(bytes) });
}

/** Returns the `folder.settings` method. The window is given no path but that from the folder of the guide. */
export function folderSettings(machine: Machine, workspace: Workspace): Pick<HostImplementation, 'folder.settings'> {
  return {
    'folder.settings': async ({ file }) => {
      const place = await workspace.resolve(file);
      if (!place.ok) return place;
      const found = await readFolderSettings(machine, place.value.path);
      if (!found.ok || found.value === null) return found.ok ? done(null) : found;
      const { path, read } = found.value;
      return done({ file: nameFrom(place.value.path, path), read });
    },
  };
}

/** Returns a text that identifies the settings that count for a guide, and where they are; null if there are none. */
export async function folderSettingsMark(machine: Machine, guidePath: string): Promise<string | null> {
  const nearest = await nearestSettings(machine, guidePath);
  if (!nearest.ok) return nearest.error.code;
  if (nearest.value === null) return null;
  const { path, bytes } = nearest.value;
  return `${nameFrom(guidePath, path)} ${hashOf(bytes)}`;
}

/** Returns how settings are called beside a guide, such as `../guide-studio.json`. */
const nameFrom = (guidePath: string, path: string): string => relative(dirname(guidePath), path).split(sep).join('/');

async function nearestSettings(
  machine: Machine,
  guidePath: string,
): Promise<HostResult<{ readonly path: string; readonly bytes: Uint8Array } | null>> {
  try {
    for (let folder = dirname(guidePath); ; folder = dirname(folder)) {
      const path = join(folder, folderSettingsFile);
      // oxlint-disable-next-line no-await-in-loop -- the next folder counts only without this one
      const read = await readWhole(machine.fileSystem, path, largestGuideBytes);
      if (read.state === 'read') return done({ path, bytes: read.bytes });
      const file = basename(path);
      if (read.state === 'notAFile') return failed({ code: 'notAFile', file });
      if (read.state === 'tooLarge')
        return failed({ code: 'tooLarge', file, bytes: read.bytes, limitBytes: largestGuideBytes });
      if (folder === dirname(folder)) return done(null);
    }
  } catch (error) {
    return failed({ code: 'fileSystem', file: folderSettingsFile, cause: systemErrorCode(error) });
  }
}
