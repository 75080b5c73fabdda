import { realpath } from 'node:fs/promises';
import { basename, dirname, relative, resolve } from 'node:path';
import { maximumBytes } from '@guide-studio/guide-core';
import { parseGuide } from '@guide-studio/guide-core/files';
import { isJsonObject, notesFaults, remembered } from '@guide-studio/guide-core/internal';
import { type Comment, notesOf } from '@guide-studio/guide-core/notes';
import { settingsMessage, type Switches } from '@guide-studio/guide-core/settings';
import { companionPath, nodeFileSystem, readFolderSettings, readWhole, thisMachine } from '@guide-studio/host/node';
import { attempt, CommandFailure, wrongUse } from '../commandFailure.ts';
import type { Context } from '../context.ts';
import { hostSentence } from '../hostSentence.ts';

/** What is switched off for a guide, before its comments are placed in it. */
export interface GuideSwitches {
  readonly folder: Switches['folder'];
  readonly comments: readonly Comment[];
}

/** Returns what is switched off for a guide file, which may not exist yet. Throws `CommandFailure` if the settings have a fault. */
export async function readSwitches(file: string, context: Pick<Context, 'cwd' | 'err'>): Promise<GuideSwitches> {
  const path = await placeNamed(file, context.cwd);
  return { folder: await folderOf(path, context.cwd), comments: await commentsBeside(path, file, context) };
}

/**
 * Returns a function like {@link readSwitches} for many files, which reads the settings of a folder once. `report` is
 * called once for a file with settings that cannot be used; the guides are then checked without them.
 */
export function createSwitchReader(
  context: Pick<Context, 'cwd' | 'err'>,
  report: (failure: CommandFailure) => void,
): (file: string) => Promise<GuideSwitches> {
  const folders = new Map<string, Promise<Switches['folder']>>();
  const reported = new Set<string>();
  const orNone = async (path: string): Promise<Switches['folder']> => {
    const read = await attempt(async () => await folderOf(path, context.cwd));
    if (!(read instanceof CommandFailure)) return read;
    if (!reported.has(read.message)) report(read);
    reported.add(read.message);
    return null;
  };
  return async (file) => {
    const path = await placeNamed(file, context.cwd);
    const folder = await remembered(folders, dirname(path), async () => await orNone(path));
    return { folder, comments: await commentsBeside(path, file, context) };
  };
}

/** Returns the path of a guide; the files beside one that is a link are beside its target. */
async function placeNamed(file: string, cwd: string): Promise<string> {
  const path = resolve(cwd, file);
  return await realpath(path).catch(() => path);
}

async function folderOf(path: string, cwd: string): Promise<Switches['folder']> {
  const found = await readFolderSettings(thisMachine(), path);
  if (!found.ok) throw wrongUse(hostSentence('file' in found.error ? found.error.file : path, found.error));
  if (found.value === null) return null;
  const { read } = found.value;
  const file = relative(cwd, found.value.path);
  if (!read.ok) throw wrongUse(...read.faults.map((fault) => settingsMessage(file, fault)));
  return { file, ids: read.off };
}

/**
 * Returns the comments beside a guide, and says which entries of its notes are not read. Copies of sync tools are not
 * merged: a check changes no file.
 */
async function commentsBeside(
  path: string,
  file: string,
  { cwd, err }: Pick<Context, 'cwd' | 'err'>,
): Promise<readonly Comment[]> {
  const notes = companionPath({ path, name: basename(path) }, 'notes');
  const read = await readWhole(nodeFileSystem, notes, maximumBytes).catch(() => null);
  if (read?.state === 'absent') return [];
  const parsed = read?.state === 'read' ? parseGuide(read.bytes) : null;
  if (parsed?.ok === true && isJsonObject(parsed.value)) {
    for (const fault of notesFaults(parsed.value)) err(`${relative(cwd, notes)}: ${fault}`);
    return notesOf(parsed.value).comments;
  }
  err(
    `${file}: the notes beside it could not be read, so no comment in them switches off advice. Correct ${basename(notes)}.`,
  );
  return [];
}
