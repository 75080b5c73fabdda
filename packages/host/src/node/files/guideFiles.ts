import { dirname, join } from 'node:path';
import {
  done,
  failed,
  type GuideFile,
  type GuideFiles,
  guideExtension,
  guideFileName,
  type HostImplementation,
  type HostResult,
  type OpenedFile,
  type SavedFile,
} from '../../common/index.ts';
import { systemErrorCode, type Machine } from '../machine/machine.ts';
import { hashOf, readWhole } from '../saving/readWhole.ts';
import { saveFile } from '../saving/saveFile.ts';
import { guideText, largestGuideBytes } from '../saving/guideText.ts';
import { sweepLeftovers } from '../saving/sweepLeftovers.ts';
import type { ReachableFile, Workspace } from '../workspace/workspace.ts';

/** The system's dialogs, if there are any. Each resolves to a path; null if cancelled. */
export interface Dialogs {
  open(folder: string): Promise<string | null>;
  /** Asks for a workspace folder, starting at the current one. */
  folder(folder: string): Promise<string | null>;
  /** Asks the user before it returns the path of an existing file. */
  save(folder: string, suggestedName: string, extension?: '.guide.json' | '.zip'): Promise<string | null>;
}

type FileMethod =
  | 'file.list'
  | 'file.open'
  | 'file.save'
  | 'file.create'
  | 'file.pickOpen'
  | 'file.pickFolder'
  | 'file.pickSave';

/** Keeps content that a save is about to replace. Resolves to false if it could not. */
export type KeepDisplaced = (path: string, bytes: Uint8Array) => Promise<boolean>;

/** Returns the `file.*` methods that list, open, save and create guides and show dialogs. */
export function guideFiles(
  machine: Machine,
  workspace: Workspace,
  dialogs: Dialogs | undefined,
  keep: KeepDisplaced,
): Pick<HostImplementation, FileMethod> {
  return {
    'file.list': async () => {
      try {
        return done(await list(machine, workspace));
      } catch (error) {
        return failed({ code: 'fileSystem', file: workspace.folder, cause: systemErrorCode(error) });
      }
    },
    'file.open': async ({ file }) => {
      const place = await workspace.resolve(file);
      return place.ok ? await open(machine, place.value) : place;
    },
    'file.save': async ({ file, text, baseHash }) => {
      const place = await workspace.resolve(file);
      return place.ok ? await save(machine, keep, place.value, text, baseHash) : place;
    },
    'file.create': async ({ name, text }) => {
      const checked = guideFileName(name);
      if (!checked.ok) return checked;
      const place = await workspace.resolve(checked.name);
      if (!place.ok) return place;
      const looksAlike = (await workspace.names()).some((other) => other.normalize('NFC') === checked.name);
      if (place.value.exists || looksAlike) return failed({ code: 'alreadyExists', file: checked.name });
      const saved = await save(machine, keep, place.value, text, null);
      const lost = !saved.ok && saved.error.code === 'changedOnDisk';
      return lost ? failed({ code: 'alreadyExists', file: checked.name }) : saved;
    },
    'file.pickOpen': async () => {
      const path = (await dialogs?.open(workspace.folder)) ?? null;
      if (path === null) return done({ file: null });
      const place = await workspace.handOut(path);
      return place.ok ? done({ file: place.value.file }) : place;
    },
    'file.pickFolder': async () => {
      const path = (await dialogs?.folder(workspace.folder)) ?? null;
      if (path === null) return done({ folder: null });
      const moved = await workspace.move(path);
      if (!moved.ok) return moved;
      await sweepLeftovers(machine, moved.value);
      return done({ folder: moved.value });
    },
    'file.pickSave': async ({ suggestedName, text }) => {
      const path = (await dialogs?.save(workspace.folder, suggestedName)) ?? null;
      return path === null ? done(null) : await savePicked(machine, keep, workspace, path, text);
    },
  };
}

async function list(machine: Machine, workspace: Workspace): Promise<GuideFiles> {
  const files: GuideFile[] = [];
  const brokenNames: string[] = [];
  for (const name of await workspace.names()) {
    const place = await workspace.resolve(name);
    // Bytes that are not text are decoded to this character; no file has the resulting name.
    if (place.ok && !place.value.exists && name.includes('\uFFFD')) brokenNames.push(name);
    if (!place.ok || !place.value.exists) continue;
    const { bytes, modifiedAt } = await machine.fileSystem.facts(place.value.path);
    files.push({ file: name, name, bytes, modifiedAt });
  }
  files.sort((a, b) => (a.name < b.name ? -1 : 1));
  return brokenNames.length === 0 ? { files } : { files, brokenNames: brokenNames.sort() };
}

async function open(machine: Machine, { file, name, path }: ReachableFile): Promise<HostResult<OpenedFile>> {
  try {
    const read = await readWhole(machine.fileSystem, path, largestGuideBytes);
    if (read.state === 'absent') return failed({ code: 'notFound', file });
    if (read.state === 'notAFile') return failed({ code: 'notAFile', file });
    if (read.state === 'tooLarge') {
      return failed({ code: 'tooLarge', file, bytes: read.bytes, limitBytes: largestGuideBytes });
    }
    const text = guideText(file, read.bytes);
    if (!text.ok) return text;
    const writable = await isWritable(machine, path);
    return done({ file, name, text: text.value, hash: hashOf(read.bytes), writable });
  } catch (error) {
    return failed({ code: 'fileSystem', file, cause: systemErrorCode(error) });
  }
}

async function isWritable({ fileSystem }: Machine, path: string): Promise<boolean> {
  try {
    await fileSystem.checkWritable(path);
    await fileSystem.checkWritable(dirname(path));
    return true;
  } catch (error) {
    systemErrorCode(error);
    return false;
  }
}

async function save(
  machine: Machine,
  keep: KeepDisplaced,
  { file, name, path }: ReachableFile,
  text: string,
  baseHash: string | null,
): Promise<HostResult<SavedFile>> {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > largestGuideBytes) {
    return failed({ code: 'tooLarge', file, bytes: bytes.length, limitBytes: largestGuideBytes });
  }
  let kept = true;
  const displaced = async (at: string, old: Uint8Array) => {
    kept = await keep(at, old);
  };
  const saved = await saveFile(machine, { path, bytes, baseHash, file, displaced });
  return saved.ok ? done({ file, name, ...saved.value, kept, savedAt: machine.now() }) : saved;
}

async function savePicked(
  machine: Machine,
  keep: KeepDisplaced,
  workspace: Workspace,
  picked: string,
  text: string,
): Promise<HostResult<SavedFile>> {
  const complete = picked.endsWith(guideExtension);
  const path = complete ? picked : join(dirname(picked), withExtension(picked));
  const place = await workspace.handOut(path);
  if (!place.ok) return place;
  // The dialog asked about the typed name, not about the name with `.guide.json` added.
  if (!complete && place.value.exists) return failed({ code: 'alreadyExists', file: place.value.name });
  const standing = await currentHash(machine, place.value);
  return standing.ok ? await save(machine, keep, place.value, text, standing.value) : standing;
}

function withExtension(path: string): string {
  const name = path.slice(dirname(path).length).replace(/^[/\\]+/u, '');
  return `${name.replace(/\.json$/iu, '')}${guideExtension}`;
}

async function currentHash(machine: Machine, { file, path }: ReachableFile): Promise<HostResult<string | null>> {
  try {
    const read = await readWhole(machine.fileSystem, path, largestGuideBytes);
    return done(read.state === 'read' ? hashOf(read.bytes) : null);
  } catch (error) {
    return failed({ code: 'fileSystem', file, cause: systemErrorCode(error) });
  }
}
