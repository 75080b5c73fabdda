import { realpath } from 'node:fs/promises';
import { resolve } from 'node:path';
import { maximumBytes, parseGuide, type ParseResult } from '@guide-studio/guide-core';
import { nodeFileSystem, readWhole } from '@guide-studio/host/node';

/** A file that could not be read at all: the sentence that the command prints. */
export interface Unreadable {
  readonly ok: false;
  readonly sentence: string;
}

/** What a file holds: its bytes, none of one that is too large, and what they are as a guide. */
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

/** The system hands over the name with this character in place of each byte that is no text. */
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
 * Reads a guide file. A folder, a device, a pipe or a path that cannot be read is a sentence instead, at once. A file
 * that no guide is as large as is not read, and refused as `tooLarge` like text that is no guide.
 */
export async function readGuide(file: string, cwd: string): Promise<Unreadable | GuideRead> {
  try {
    // The file that a link leads to, since links themselves are not read.
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
