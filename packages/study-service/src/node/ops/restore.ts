import { copyFileSync, existsSync, rmSync } from 'node:fs';
import type Database from 'libsql';
import { holdsAnything, isStudyDatabase } from '../foundDatabase.ts';
import { sqliteLibrary } from '../sqliteLibrary.ts';
import type { CopiedRecordings } from './backUp.ts';
import { publishFile, removeUnfinished, unfinishedName } from './durableFile.ts';
import { isAsHashed } from './hashFile.ts';
import { copyObjects, lostObjects, mediaBeside, othersThan, recordingObjects } from './recordingObjects.ts';

/**
 * `recordings` is null if there is no folder of recordings beside the backup. `isCompared`: the file with its hash was
 * there. `notABackup`: the file is not a backup, or is damaged. `alone`: it names recordings, and there is no folder of
 * them beside it. `incomplete`: some of them are missing or damaged. `notEmpty`: the database has data, which is not changed. `leftovers`: there is no database, but a
 * `-wal` or `-shm` file beside its path, which would be mixed into the restored one. `mediaExists`: beside its path is a
 * folder with recordings of another database.
 */
export type RestoreOutcome =
  | { readonly kind: 'done'; readonly recordings: CopiedRecordings | null; readonly isCompared: boolean }
  | { readonly kind: 'alone'; readonly of: number }
  | { readonly kind: 'incomplete'; readonly missing: number; readonly of: number }
  | { readonly kind: 'notABackup' | 'notEmpty' | 'leftovers' | 'mediaExists' };

/**
 * Creates a database from a backup, row for row, with the recordings beside it. Everything is checked before anything is
 * changed: the database by its hash, and each recording by the size and hash in its row. Any existing database must be
 * empty and unused. The new one gets its name last, when all is on disk, so a restore that was stopped is repeated. Throws the
 * system's error.
 *
 * @param isPartial - true to restore what there is if recordings are elsewhere, missing or damaged.
 */
export function restore(file: string, data: string, isPartial = false): RestoreOutcome {
  const unfinished = unfinishedName(data);
  const [source, target] = [mediaBeside(file), mediaBeside(data)];
  try {
    removeUnfinished(data);
    copyFileSync(file, unfinished);
    const isWhole = isAsHashed(unfinished, file);
    const objects = isWhole === false ? null : objectsOf(unfinished);
    const isCompared = isWhole !== null;
    if (objects === null) return { kind: 'notABackup' };
    const refused = whyNot(data);
    if (refused !== null) return { kind: refused };
    const keepsRecordings = existsSync(source);
    if (keepsRecordings) {
      const lost = lostObjects(objects, source);
      if (lost.length > 0 && !isPartial) return { kind: 'incomplete', missing: lost.length, of: objects.length };
      if (othersThan(objects, target).length > 0) return { kind: 'mediaExists' };
      copyObjects(objects, source, target);
      publishFile(unfinished, data);
      const recordings = { copied: objects.length - lost.length, missing: lost.length };
      return { kind: 'done', recordings, isCompared };
    }
    if (objects.length > 0 && !isPartial) return { kind: 'alone', of: objects.length };
    publishFile(unfinished, data);
    return { kind: 'done', recordings: null, isCompared };
  } finally {
    for (const path of [unfinished, ...besides(unfinished)]) rmSync(path, { force: true });
  }
}

function whyNot(data: string): 'notEmpty' | 'leftovers' | null {
  if (existsSync(data) && holdsData(data)) return 'notEmpty';
  return besides(data).some((path) => existsSync(path)) ? 'leftovers' : null;
}

const besides = (path: string): readonly string[] => [`${path}-wal`, `${path}-shm`];

/** A file that is not a database counts as data, because it may be needed. */
function holdsData(path: string): boolean {
  const holds = inspect(path, (database) => {
    const anything = holdsAnything(database);
    // Removes the journal files of an empty database; fails while another process uses it. The driver releases a
    // database only when its process ends, so this process must not have opened it before.
    if (!anything) database.exec('pragma journal_mode = delete');
    return anything;
  });
  return holds ?? true;
}

/** Returns the objects of the recordings of a backup; null if the file is no whole backup. */
function objectsOf(path: string): ReturnType<typeof recordingObjects> | null {
  return inspect(path, (database) => {
    const [check] = database.prepare('pragma integrity_check').all() as readonly { readonly integrity_check: string }[];
    const isWhole = check?.integrity_check === 'ok' && isStudyDatabase(database);
    return isWhole ? recordingObjects(database) : null;
  });
}

function inspect<T>(path: string, look: (database: Database.Database) => T): T | null {
  const Sqlite = sqliteLibrary(path);
  let database: Database.Database | undefined;
  try {
    database = new Sqlite(path);
    return look(database);
  } catch {
    return null;
  } finally {
    database?.close();
  }
}
