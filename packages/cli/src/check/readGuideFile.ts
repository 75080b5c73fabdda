import { createReadStream } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { resolve } from 'node:path';
import { maximumBytes } from '@guide-studio/guide-core';
import { parseGuide, type ParseResult, type TextIssue } from '@guide-studio/guide-core/files';
import { nodeFileSystem, readWhole } from '@guide-studio/host/node';
import { CommandFailure, wrongUse } from '../commandFailure.ts';
import type { Context } from '../context.ts';
import { guideFilesNamed, standardInput } from '../files/guideFilesNamed.ts';
import { readStream } from '../files/readStream.ts';

/** The content of a file: its bytes (empty if it is too large), and the parsed guide. */
export interface GuideFile {
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

const needsFile =
  'This command reads or writes other files beside a guide, so it needs a guide file, not standard input.';

function unreadable(file: string, error: unknown): CommandFailure {
  if (error instanceof CommandFailure) return error;
  const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
  if (file === standardInput) return wrongUse(needsFile);
  if (code === 'ENOENT' && file.includes('\uFFFD')) return wrongUse(`${file}: ${brokenName}`);
  return wrongUse(`${file}: ${causes[code] ?? `the system cannot read it (${code}).`}`);
}

async function notAFile(file: string, path: string, cwd: string): Promise<CommandFailure> {
  const { kind } = await nodeFileSystem.facts(path);
  const [first = file] = kind === 'folder' ? await guideFilesNamed([file], { cwd }) : [];
  if (first !== file) return wrongUse(`${file}: this is a folder, and one file is needed here, such as ${first}.`);
  const sentence =
    kind === 'folder'
      ? `this is a folder without guide files. Specify others, as in ${file}/*.guide.json.`
      : 'this is a device or a pipe, not a file. Specify a guide file, or - for standard input.';
  return wrongUse(`${file}: ${sentence}`);
}

/**
 * Reads a file, or a pipe of the shell, that a guide is in. Returns an issue for one over the size limit. Throws `CommandFailure` if the path
 * is a folder, a device or another pipe, or cannot be read.
 */
async function readBytes(file: string, cwd: string): Promise<Uint8Array | TextIssue> {
  try {
    if (ownPipe.test(file)) return limited(await readStream(createReadStream(file)));
    // Resolve links first, because `readWhole` does not read them.
    const path = await realpath(resolve(cwd, file));
    const read = await readWhole(nodeFileSystem, path, maximumBytes);
    switch (read.state) {
      case 'read':
        return read.bytes;
      case 'tooLarge':
        return { code: 'tooLarge', params: { bytes: read.bytes, maximum: maximumBytes } };
      case 'notAFile':
        throw await notAFile(file, path, cwd);
      case 'absent':
        throw wrongUse(`${file}: ${causes['ENOENT']}`);
    }
  } catch (error) {
    throw unreadable(file, error);
  }
}

/** A pipe that the shell opened for this command, as in `guide validate <(make-guide)`. Others may never end. */
const ownPipe = /^\/dev\/(?:fd\/\d+|stdin)$/u;

const limited = (bytes: Uint8Array): Uint8Array | TextIssue =>
  bytes.length <= maximumBytes ? bytes : { code: 'tooLarge', params: { bytes: bytes.length, maximum: maximumBytes } };

/** Reads bytes like {@link readBytes}; `-` is standard input. */
export async function readInput(file: string, context: Context): Promise<Uint8Array | TextIssue> {
  return file === standardInput ? limited(await context.readStdin()) : await readBytes(file, context.cwd);
}

/** Reads a guide like {@link readGuideFile}; `-` is standard input. */
export async function readGuideInput(file: string, context: Context): Promise<GuideFile> {
  return asGuide(await readInput(file, context));
}

/** Reads a guide file like {@link readBytes}. One over the size limit counts as text that is not a guide. */
export async function readGuideFile(file: string, cwd: string): Promise<GuideFile> {
  return asGuide(await readBytes(file, cwd));
}

const asGuide = (read: Uint8Array | TextIssue): GuideFile =>
  'code' in read
    ? { bytes: new Uint8Array(), parsed: { ok: false, issue: read } }
    : { bytes: read, parsed: parseGuide(read) };
