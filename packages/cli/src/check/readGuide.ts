import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';

/** A file that could not be read at all: the sentence that the command prints. */
export interface Unreadable {
  readonly ok: false;
  readonly sentence: string;
}

const causes: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file. Check the name and the folder.',
  ENOTDIR: 'a part of this path is not a folder. Check the path.',
  EACCES: 'you are not allowed to read it. Change its permissions, or ask its owner.',
  EPERM: 'you are not allowed to read it. Change its permissions, or ask its owner.',
};

function unreadable(file: string, error: unknown): Unreadable {
  const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
  return { ok: false, sentence: `${file}: ${causes[code] ?? `the system cannot read it (${code}).`}` };
}

/**
 * The bytes of a guide file; a folder or a path that cannot be read is a sentence instead. What the bytes hold is not
 * judged here.
 */
export async function readGuide(
  file: string,
  cwd: string,
): Promise<Unreadable | { readonly ok: true; readonly bytes: Uint8Array }> {
  try {
    const path = resolve(cwd, file);
    if ((await stat(path)).isDirectory()) {
      return {
        ok: false,
        sentence: `${file}: this is a folder. Name the guide files in it, as in ${file}/*.guide.json.`,
      };
    }
    return { ok: true, bytes: await readFile(path) };
  } catch (error) {
    return unreadable(file, error);
  }
}
