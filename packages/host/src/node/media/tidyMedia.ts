import { join } from 'node:path';
import { done, failed, type HostImplementation, mediaNamesInText } from '../../common/index.ts';
import { type Machine, systemErrorCode } from '../machine/machine.ts';
import { readWhole } from '../saving/readWhole.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { MediaFiles } from './mediaFiles.ts';

/** The folders with texts that may name media files: earlier contents, deleted guides, unsaved work. */
export interface TextFolders {
  readonly folders: readonly string[];
  /** How long the local history is kept, in days. */
  days(): Promise<number>;
}

const dayMs = 86_400_000;

/** Returns the `media.tidy` method. A file that is moved is kept with the local history before it is removed. */
export function tidyMedia(
  machine: Machine,
  workspace: Workspace,
  files: MediaFiles,
  texts: TextFolders,
): Pick<HostImplementation, 'media.tidy'> {
  return {
    'media.tidy': async ({ file, text }) => {
      const place = await workspace.resolve(file);
      if (!place.ok) return place;
      const { kept } = files;
      const beside = files.beside(place.value);
      try {
        const disk = await readWhole(machine.fileSystem, place.value.path);
        const onDisk = disk.state === 'read' ? Buffer.from(disk.bytes).toString('utf8') : '';
        const named = new Set([...mediaNamesInText(text), ...mediaNamesInText(onDisk)]);
        let unused = (await beside.names()).filter((name) => !named.has(name));
        if (unused.length > 0) {
          const elsewhere = await namesInFolders(machine, texts.folders);
          unused = unused.filter((name) => !elsewhere.has(name));
        }
        let moved = 0;
        for (const name of unused) {
          const whole = await beside.read(name);
          if (whole !== null && kept !== null) await kept.write(name, whole.bytes);
          await beside.remove(name);
          moved += 1;
        }
        return done({ moved });
      } catch (error) {
        return failed({ code: 'fileSystem', file: place.value.name, cause: systemErrorCode(error) });
      }
    },
  };
}

/**
 * Deletes kept files that are older than the local history and that no earlier content, deleted guide or unsaved work
 * names. The texts are read only if there is such a file.
 */
export async function sweepKeptMedia(machine: Machine, files: MediaFiles, texts: TextFolders): Promise<void> {
  const { kept } = files;
  if (kept === null) return;
  try {
    const oldest = machine.now() - (await texts.days()) * dayMs;
    const old: string[] = [];
    for (const name of await kept.names()) {
      const facts = await machine.fileSystem.facts(join(kept.folder, name));
      if (facts.modifiedAt < oldest) old.push(name);
    }
    if (old.length === 0) return;
    const named = await namesInFolders(machine, texts.folders);
    for (const name of old) if (!named.has(name)) await kept.remove(name);
  } catch (error) {
    systemErrorCode(error);
  }
}

/** Returns the media files that the texts of folders and the folders in them name. */
async function namesInFolders(machine: Machine, folders: readonly string[], depth = 2): Promise<ReadonlySet<string>> {
  const { fileSystem } = machine;
  const named = new Set<string>();
  for (const folder of folders) {
    const entries = await fileSystem.list(folder).catch((error: unknown) => {
      if (systemErrorCode(error) !== 'ENOENT') throw error;
      return [];
    });
    for (const entry of entries) {
      const path = join(folder, entry);
      const facts = await fileSystem.facts(path).catch(() => null);
      if (facts?.kind === 'folder' && depth > 1) {
        for (const name of await namesInFolders(machine, [path], depth - 1)) named.add(name);
      } else if (facts?.kind === 'file' && entry.endsWith('.json')) {
        const read = await readWhole(fileSystem, path);
        if (read.state !== 'read') continue;
        for (const name of mediaNamesInText(Buffer.from(read.bytes).toString('utf8'))) named.add(name);
      }
    }
  }
  return named;
}
