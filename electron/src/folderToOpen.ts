import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { StudioPlaces } from '@guide-studio/host/node';
import { dialog } from 'electron';
import { nativeWords } from './words.ts';

/** What a window shows first: a folder, and guides that are opened in it. */
export interface Wanted {
  /** A folder that the user named. If it is gone, a message says so. */
  readonly folder?: string;
  readonly files: readonly string[];
}

/** Returns true if there is a folder with this path. */
export async function isFolder(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  return found?.isDirectory() ?? false;
}

/**
 * Returns the folder to show: the named one, else that of the first file, else the usual one, which is made if it is
 * missing.
 */
export async function folderToOpen({ folder, files }: Wanted, { workspace }: StudioPlaces): Promise<string> {
  if (folder !== undefined && (await isFolder(folder))) return folder;
  if (folder !== undefined && folder !== workspace) {
    dialog.showErrorBox('Guide Studio', nativeWords().noFolder(folder, workspace));
  }
  const [first] = files;
  if (folder === undefined && first !== undefined && (await isFolder(dirname(first)))) return dirname(first);
  await mkdir(workspace, { recursive: true });
  return workspace;
}
