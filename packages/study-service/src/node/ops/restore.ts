import { copyFileSync, existsSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type Database from 'libsql';
import { publishFile } from './durableFile.ts';
import { holdsAnything, isStudyDatabase } from '../foundDatabase.ts';
import { sqliteLibrary } from '../sqliteLibrary.ts';

/**
 * `notABackup`: the file is not a backup, or is damaged. `notEmpty`: the database has data, which is not changed.
 * `leftovers`: there is no database, but a `-wal` or `-shm` file beside its path, which would be mixed into the
 * restored one.
 */
export type RestoreOutcome = 'done' | 'notABackup' | 'notEmpty' | 'leftovers';

/**
 * Creates a database from a backup, row for row. Any existing database must be empty and unused. The new one gets its
 * name only when it is complete and on disk. Throws the system's error.
 */
export function restore(file: string, data: string): RestoreOutcome {
  const unfinished = join(dirname(data), `.${basename(data)}.${process.pid}.part`);
  try {
    copyFileSync(file, unfinished);
    if (!isWhole(unfinished)) return 'notABackup';
    const refused = whyNot(data);
    if (refused !== null) return refused;
    publishFile(unfinished, data);
    return 'done';
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

function isWhole(path: string): boolean {
  const whole = inspect(path, (database) => {
    const [check] = database.prepare('pragma integrity_check').all() as readonly { readonly integrity_check: string }[];
    return check?.integrity_check === 'ok' && isStudyDatabase(database);
  });
  return whole === true;
}

function inspect(path: string, look: (database: Database.Database) => boolean): boolean | null {
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
