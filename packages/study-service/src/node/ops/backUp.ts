import { existsSync, rmSync } from 'node:fs';
import type Database from 'libsql';
import { isStudyDatabase } from '../foundDatabase.ts';
import { sqliteLibrary } from '../sqliteLibrary.ts';
import { isSqliteError, sqliteStartError } from '../sqliteStartError.ts';
import { publishFile, publishFolder, removeUnfinished, unfinishedName } from './durableFile.ts';
import { writeHashFile } from './hashFile.ts';
import { copyObjects, keepOnly, mediaBeside, recordingObjects } from './recordingObjects.ts';

/** The recordings of a backup, in objects. `missing`: they were missing or damaged before. */
export interface CopiedRecordings {
  readonly copied: number;
  readonly missing: number;
}

/**
 * `recordings` is null if none are kept beside the database. `exists`, `mediaExists`: the file or the folder of its
 * recordings exists and is not changed. `notAStudyDatabase`: `data` is something else, or missing.
 */
export type BackUpOutcome =
  | { readonly kind: 'done'; readonly recordings: CopiedRecordings | null }
  | { readonly kind: 'exists' | 'mediaExists' | 'notAStudyDatabase' };

/**
 * Copies an embedded database to a new file while services use it, and the recordings beside it to a folder beside the
 * new file, and the hash of the copy in a file of its own. The copy has everything committed before it began, and every
 * recording that it names. The file gets its name last, when all of it is complete and on disk: a backup is complete, or
 * does not exist. Throws a `StartError` with the cause, or the system's error about `file`.
 */
export function backUp(data: string, file: string): BackUpOutcome {
  if (existsSync(file)) return { kind: 'exists' };
  if (existsSync(mediaBeside(file))) return { kind: 'mediaExists' };
  const source = openDatabase(data);
  const [copy, copiedMedia] = [unfinishedName(file), unfinishedName(mediaBeside(file))];
  try {
    if (!isStudyDatabase(source)) return { kind: 'notAStudyDatabase' };
    removeUnfinished(file);
    removeUnfinished(mediaBeside(file));
    const recordings = copyBoth(source, mediaBeside(data), copy, copiedMedia);
    if (existsSync(copiedMedia)) publishFolder(copiedMedia, mediaBeside(file));
    writeHashFile(copy, file);
    publishFile(copy, file);
    return { kind: 'done', recordings };
  } catch (error) {
    if (!isSqliteError(error)) throw error;
    const { code } = sqliteStartError(data, error);
    if (code === 'dataForeign') return { kind: 'notAStudyDatabase' };
    throw sqliteStartError(code === 'dataDamaged' ? data : file, error);
  } finally {
    source.close();
    for (const path of [copy, `${copy}-wal`, `${copy}-shm`, copiedMedia])
      rmSync(path, { recursive: true, force: true });
  }
}

/**
 * Recordings are deleted and added while they are copied. Most are copied first, so that few of those that the copied
 * database names are deleted before their turn. Those that are get deleted in the copy too.
 */
function copyBoth(
  source: Database.Database,
  media: string,
  copy: string,
  copiedMedia: string,
): CopiedRecordings | null {
  const keepsRecordings = existsSync(media);
  const first = keepsRecordings ? recordingObjects(source) : [];
  const failed = new Set(copyObjects(first, media, copiedMedia));
  const done = new Set(first.flatMap((each) => (failed.has(each) ? [] : [each.name])));
  source.prepare('vacuum into ?').run(copy);
  if (!keepsRecordings) return null;
  const copied = openDatabase(copy);
  try {
    const rest = recordingObjects(copied).filter(({ name }) => !done.has(name));
    const lost = copyObjects(rest, media, copiedMedia);
    const stillNamed = new Set(recordingObjects(source).map(({ recording }) => recording));
    const deleted = new Set(lost.map(({ recording }) => recording).filter((each) => !stillNamed.has(each)));
    // As when a participant deletes one; the service that runs on the copy does the rest.
    const remove = copied.prepare('update recording set doomed = 1 where object = ?');
    const removeFile = copied.prepare("update media_file set state = 'marked' where object = ?");
    for (const recording of deleted) {
      remove.run(recording);
      removeFile.run(recording);
    }
    const objects = recordingObjects(copied);
    keepOnly(objects, copiedMedia);
    const missing = lost.filter(({ recording }) => !deleted.has(recording)).length;
    return { copied: objects.length - missing, missing };
  } finally {
    copied.close();
  }
}

function openDatabase(path: string): Database.Database {
  try {
    const database = new (sqliteLibrary(path))(path);
    database.exec('pragma busy_timeout = 5000');
    return database;
  } catch (error) {
    throw sqliteStartError(path, error);
  }
}
