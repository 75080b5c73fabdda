import { realpath } from 'node:fs/promises';
import { basename, resolve } from 'node:path';

/** Returns the place of a guide file that exists. Companions of a guide that is a link are beside its target. */
export async function placeOf(file: string, cwd: string): Promise<{ readonly path: string; readonly name: string }> {
  const path = await realpath(resolve(cwd, file));
  return { path, name: basename(path) };
}
