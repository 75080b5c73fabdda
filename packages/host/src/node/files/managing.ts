import { basename, dirname, join } from 'node:path';
import {
  done,
  failed,
  guideFileName,
  type HostError,
  type HostImplementation,
  type HostResult,
  type NamedFile,
  numberedName,
} from '../../common/index.ts';
import { systemErrorCode, type Machine } from '../machine/machine.ts';
import { type Companion, companionPath, companions } from '../companions/companionPath.ts';
import type { GuideMoves } from '../media/guideMoves.ts';
import type { ReadingMoves } from '../reading/readingMoves.ts';
import type { Owning } from '../owning/owning.ts';
import { takeLock } from '../saving/lockFile.ts';
import { oneAtATime } from '../saving/oneAtATime.ts';
import { readWhole } from '../saving/readWhole.ts';
import { saveFile } from '../saving/saveFile.ts';
import type { Deleted, Kept } from './deleted.ts';
import type { ReachableFile, Workspace } from '../workspace/workspace.ts';

/** The number of names to try for a copy. */
const mostNames = 1000;

/** Moves a file to the system trash. Rejects if it cannot. */
export type Trash = (path: string) => Promise<void>;

export interface ManagingOptions {
  readonly machine: Machine;
  readonly workspace: Workspace;
  readonly claims: Pick<Owning, 'holderOf'>;
  /** Moves notes, tests, history and backups to the new name of a guide. */
  readonly moved: (from: ReachableFile, to: ReachableFile) => Promise<HostResult<null>>;
  readonly deleted: Deleted;
  /** The pictures and videos beside guides. */
  readonly media: GuideMoves;
  /** What readers of the answers wrote down. */
  readonly reading: ReadingMoves;
  /** If omitted, deleted guides are kept with the local history. */
  readonly trash: Trash | undefined;
}

type ManagingMethod = 'file.rename' | 'file.duplicate' | 'file.delete' | 'file.deleted' | 'file.undelete';

/** Returns the methods that rename, copy and delete guides. They never replace a file. */
export function managing(options: ManagingOptions): Pick<HostImplementation, ManagingMethod> {
  const { machine, workspace, deleted } = options;
  return {
    'file.rename': async ({ file, name }) => {
      const checked = guideFileName(name);
      if (!checked.ok) return checked;
      return await withFile(options, file, async (place) => {
        const path = join(dirname(place.path), checked.name);
        if (path === place.path) return done({ file, name: place.name });
        const refused = await moveTo(options, place, { path, name: checked.name });
        if (refused) return failed(refused);
        const to = await workspace.handOut(path);
        if (!to.ok) return to;
        const along = await options.moved(place, to.value);
        return along.ok ? done({ file: to.value.file, name: to.value.name }) : along;
      });
    },
    'file.duplicate': async ({ file, name }) => {
      const checked = guideFileName(name);
      if (!checked.ok) return checked;
      const place = await workspace.resolve(file);
      if (!place.ok) return place;
      try {
        const read = await readWhole(machine.fileSystem, place.value.path);
        if (read.state !== 'read') return failed({ code: 'notFound', file });
        const beside: { [companion in Companion]?: Uint8Array } = {};
        for (const companion of ['tests', 'translations'] as const) {
          const found = await readWhole(machine.fileSystem, companionPath(place.value, companion));
          if (found.state === 'read') beside[companion] = found.bytes;
        }
        const made = await makeBeside(options, join(dirname(place.value.path), checked.name), read.bytes, beside);
        const copy = made.ok ? await workspace.resolve(made.value.file) : made;
        if (copy.ok) await options.media.copy(place.value, copy.value, Buffer.from(read.bytes).toString('utf8'));
        return made;
      } catch (error) {
        return failed({ code: 'fileSystem', file: place.value.name, cause: systemErrorCode(error) });
      }
    },
    'file.delete': async ({ file, seen }) =>
      await withFile<{ readonly key: string | null }>(options, file, async (place) => {
        const { bytes, modifiedAt } = await machine.fileSystem.facts(place.path);
        const isAsSeen = bytes === seen.bytes && modifiedAt === seen.modifiedAt;
        if (!isAsSeen) return failed({ code: 'changedSinceListed', file: place.name });
        if (options.trash && (await isTrashed(options.trash, place.path))) {
          return await trashCompanions(options, options.trash, place);
        }
        const kept = await deleted.keep(place);
        if (kept.ok) {
          await options.media.setAside(place);
          await options.reading.setAside(place, deleted.folderOf(kept.value.key));
        }
        return kept;
      }),
    'file.deleted': async () => done({ files: await deleted.list() }),
    'file.undelete': async ({ key }) => {
      const kept = await deleted.read(key);
      if (kept === null) return failed({ code: 'deletedGone' });
      const made = await makeBeside(options, kept.path, kept.guide, kept.companions);
      const place = made.ok ? await workspace.resolve(made.value.file) : made;
      if (!place.ok) return made;
      await options.media.restore(place.value, Buffer.from(kept.guide).toString('utf8'));
      await options.reading.restore(place.value, deleted.folderOf(key));
      await deleted.forget(key);
      return made;
    },
  };
}

/** Runs `act` on a file while no other window has it open or saves it. */
async function withFile<T>(
  { machine, workspace, claims }: ManagingOptions,
  file: string,
  act: (place: ReachableFile) => Promise<HostResult<T>>,
): Promise<HostResult<T>> {
  const found = await workspace.resolve(file);
  if (!found.ok) return found;
  const place = found.value;
  if (!place.exists) return failed({ code: 'notFound', file: place.name });
  try {
    return await oneAtATime(place.path, async () => {
      const holder = await claims.holderOf(place.path);
      if (holder) return failed({ code: 'openElsewhere', file: place.name, ...holder });
      const lock = await takeLock(machine, place.path);
      if (lock.state === 'other')
        return failed({ code: 'lockedByOther', file: place.name, owner: lock.owner, lock: lock.lock });
      try {
        return await act(place);
      } finally {
        await lock.release();
      }
    });
  } catch (error) {
    return failed({ code: 'fileSystem', file: place.name, cause: systemErrorCode(error) });
  }
}

/** Renames the file. Never replaces a guide, or the files beside an earlier one. */
async function moveTo(
  { machine: { fileSystem }, reading }: ManagingOptions,
  from: ReachableFile,
  to: { readonly path: string; readonly name: string },
): Promise<HostError | null> {
  const standing = await fileSystem.facts(to.path).catch(absent);
  const own = await fileSystem.facts(from.path);
  // Only letter case differs, and the system ignores case.
  const isItself = standing?.identity === own.identity;
  if (standing && !isItself) return { code: 'alreadyExists', file: to.name };
  for (const companion of isItself ? [] : companions) {
    const beside = companionPath(to, companion);
    if (await fileSystem.facts(beside).catch(absent)) return { code: 'alreadyExists', file: basename(beside) };
  }
  const readers = isItself ? null : await reading.folderOf(to);
  if (readers !== null) return { code: 'alreadyExists', file: basename(readers) };
  if (isItself) {
    await fileSystem.rename(from.path, to.path);
    return null;
  }
  try {
    await fileSystem.link(from.path, to.path);
  } catch (error) {
    if (systemErrorCode(error) === 'EEXIST') return { code: 'alreadyExists', file: to.name };
    // File systems without links (FAT, some shares): the name was checked above.
    await fileSystem.rename(from.path, to.path);
    return null;
  }
  await fileSystem.remove(from.path);
  return null;
}

/** Creates a file, and the files beside it, under a name or the next free one. */
async function makeBeside(
  { machine, workspace, reading }: ManagingOptions,
  wanted: string,
  bytes: Uint8Array,
  beside: Kept['companions'] = {},
): Promise<HostResult<NamedFile>> {
  const { fileSystem } = machine;
  try {
    for (let number = 1; number <= mostNames; number += 1) {
      const name = numberedName(basename(wanted), number);
      const path = join(dirname(wanted), name);
      const paths = [path, ...companions.map((companion) => companionPath({ path, name }, companion))];
      const facts = await Promise.all(paths.map(async (each) => await fileSystem.facts(each).catch(absent)));
      if (facts.some((taken) => taken !== null) || (await reading.folderOf({ path, name })) !== null) continue;
      const along = companions.flatMap((companion) => {
        const content = beside[companion];
        return content === undefined ? [] : [{ path: companionPath({ path, name }, companion), bytes: content }];
      });
      const made = await saveTogether(machine, { path, bytes }, along);
      if (!made.ok && made.error.code === 'changedOnDisk') continue;
      if (!made.ok) return made;
      const place = await workspace.handOut(path);
      return place.ok ? done({ file: place.value.file, name: place.value.name }) : place;
    }
    return failed({ code: 'alreadyExists', file: basename(wanted) });
  } catch (error) {
    return failed({ code: 'fileSystem', file: basename(wanted), cause: systemErrorCode(error) });
  }
}

interface NewFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** Writes the files beside a new guide, then the guide: all or none. So an existing guide is always complete. */
async function saveTogether(
  machine: Machine,
  guide: NewFile,
  beside: readonly NewFile[],
): Promise<HostResult<unknown>> {
  const written: NewFile[] = [];
  let isWritten = false;
  try {
    for (const each of beside) {
      const saved = await saveFile(machine, { ...each, baseHash: null });
      if (!saved.ok) return saved;
      written.push(each);
    }
    const made = await saveFile(machine, { ...guide, baseHash: null });
    isWritten = made.ok;
    return made;
  } finally {
    if (!isWritten) for (const { path } of written) await machine.fileSystem.remove(path).catch(systemErrorCode);
  }
}

/**
 * Moves the notes, tests, pictures and videos of a deleted guide to the trash. Fails with `notesStay`, because the next guide of that
 * name would get them.
 */
async function trashCompanions(
  { machine, media, reading }: ManagingOptions,
  trash: Trash,
  place: ReachableFile,
): Promise<HostResult<{ readonly key: null }>> {
  const staying: string[] = [];
  for (const companion of companions) {
    const path = companionPath(place, companion);
    const isThere = (await machine.fileSystem.facts(path).catch(absent)) !== null;
    if (isThere && !(await isTrashed(trash, path))) staying.push(basename(path));
  }
  for (const folder of [await media.folderOf(place), await reading.folderOf(place)]) {
    if (folder !== null && !(await isTrashed(trash, folder))) staying.push(basename(folder));
  }
  if (staying.length === 0) return done({ key: null });
  return failed({ code: 'notesStay', file: place.name, notes: staying.join(', ') });
}

/** Drives without a trash refuse; a missing file is refused too. */
async function isTrashed(trash: Trash, path: string): Promise<boolean> {
  try {
    await trash(path);
    return true;
  } catch {
    return false;
  }
}

function absent(error: unknown): null {
  if (systemErrorCode(error) !== 'ENOENT') throw error;
  return null;
}
