import { realpath } from 'node:fs/promises';
import { resolve } from 'node:path';
import { maximumBytes, parseGuide, type ParseResult } from '@guide-studio/guide-core';
import { nodeFileSystem, readWhole } from '@guide-studio/host/node';

/** A file that could not be read, with the sentence that the command prints. */
export interface Unreadable {
  readonly ok: false;
  readonly sentence: string;
}

/** The content of a file: its bytes (empty if it is too large), and the parsed guide. */
export interface GuideRead {
  readonly ok: true;
  readonly bytes: Uint8Array;
  readonly parsed: ParseResult;
}

const causes: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file. Check the name and the folder.',
  ENOTDIR: 'a part of this path is not a folder. Check the path.',
  EACCES: 'you are not allowed to read it. Change its permissions, or ask its owner.',
  EPERM: 'you are not allowed to read it. Change its permissions, or ask its owner.',
};

/** The system replaces each byte of a name that is not text with this character. */
const brokenName = 'the name of this file is not valid UTF-8, so it cannot be read. Rename the file.';

function unreadable(file: string, error: unknown): Unreadable {
  const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
  if (code === 'ENOENT' && file.includes('\uFFFD')) return { ok: false, sentence: `${file}: ${brokenName}` };
  return { ok: false, sentence: `${file}: ${causes[code] ?? `the system cannot read it (${code}).`}` };
}

async function notAFile(file: string, path: string): Promise<Unreadable> {
  const { kind } = await nodeFileSystem.facts(path);
  const sentence =
    kind === 'folder'
      ? `this is a folder. Specify the guide files in it, as in ${file}/*.guide.json.`
      : 'this is a device or a pipe, not a file. Specify a guide file.';
  return { ok: false, sentence: `${file}: ${sentence}` };
}

/**
 * Reads a guide file. Returns a sentence if the path is a folder, a device or a pipe, or cannot be read. A file over
 * the size limit is not read and fails as `tooLarge`, in the same way as text that is not a guide.
 */
export async function readGuide(file: string, cwd: string): Promise<Unreadable | GuideRead> {
  try {
    // Resolve links first, because `readWhole` does not read them.
    const path = await realpath(resolve(cwd, file));
    const read = await readWhole(nodeFileSystem, path, maximumBytes);
    switch (read.state) {
      case 'read':
        return { ok: true, bytes: read.bytes, parsed: parseGuide(read.bytes) };
      case 'tooLarge': {
        const params = { bytes: read.bytes, maximum: maximumBytes };
        return { ok: true, bytes: new Uint8Array(), parsed: { ok: false, issue: { code: 'tooLarge', params } } };
      }
      case 'notAFile':
        return await notAFile(file, path);
      case 'absent':
        return { ok: false, sentence: `${file}: ${causes['ENOENT']}` };
    }
  } catch (error) {
    return unreadable(file, error);
  }
}
