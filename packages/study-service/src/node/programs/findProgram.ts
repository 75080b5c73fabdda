import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { delimiter, join, resolve } from 'node:path';

/** Finds a program: a path as it is, a name in the folders of `PATH`. Null if there is none that may be run. */
export async function findProgram(name: string, path = process.env['PATH'] ?? ''): Promise<string | null> {
  const endings = process.platform === 'win32' ? ['', '.exe'] : [''];
  const folders = /[\\/]/u.test(name) ? [''] : path.split(delimiter).filter((folder) => folder !== '');
  for (const folder of folders) {
    for (const ending of endings) {
      const file = folder === '' ? resolve(name + ending) : join(folder, name + ending);
      const isThere = await access(file, constants.X_OK).then(
        () => true,
        () => false,
      );
      if (isThere) return file;
    }
  }
  return null;
}
