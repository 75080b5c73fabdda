import { basename, dirname, join } from 'node:path';
import {
  done,
  failed,
  folderSettingsFile,
  folderSettingsOf,
  type HostResult,
  type SettingsRead,
} from '../../common/index.ts';
import { type Machine, systemErrorCode } from '../machine/machine.ts';
import { largestGuideBytes } from '../saving/guideText.ts';
import { readWhole } from '../saving/readWhole.ts';

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

/** Returns the file with the settings that count for a guide, and its bytes; null if there is none. */
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
