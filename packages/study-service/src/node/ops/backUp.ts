import { existsSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import Database from 'libsql';
import { isSqliteError, sqliteStartError } from '../sqliteStartError.ts';
import { publishFile } from './durableFile.ts';
import { isStudyDatabase } from './isStudyDatabase.ts';

/** `exists`: nothing is written over. `notAStudyDatabase`: `data` holds something else, or nothing. */
export type BackUpOutcome = 'done' | 'exists' | 'notAStudyDatabase';

/**
 * Copies an embedded database into one new file, while services go on using it: what was committed when it began is in
 * it, whole, and nothing of what came later. The copy appears under its name only when it is complete and on disk.
 * Throws a `StartError` with the cause, or the system's error about `file`.
 */
export function backUp(data: string, file: string): BackUpOutcome {
  if (existsSync(file)) return 'exists';
  const source = openDatabase(data);
  const unfinished = join(dirname(file), `.${basename(file)}.${process.pid}.part`);
  try {
    if (!isStudyDatabase(source)) return 'notAStudyDatabase';
    rmSync(unfinished, { force: true });
    source.prepare('vacuum into ?').run(unfinished);
    publishFile(unfinished, file);
    return 'done';
  } catch (error) {
    if (!isSqliteError(error)) throw error;
    const { code } = sqliteStartError(data, error);
    if (code === 'dataForeign') return 'notAStudyDatabase';
    throw sqliteStartError(code === 'dataDamaged' ? data : file, error);
  } finally {
    source.close();
    rmSync(unfinished, { force: true });
  }
}

function openDatabase(path: string): Database.Database {
  try {
    const database = new Database(path);
    database.exec('pragma busy_timeout = 5000');
    return database;
  } catch (error) {
    throw sqliteStartError(path, error);
  }
}
