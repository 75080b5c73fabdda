import { existsSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type Database from 'libsql';
import { isSqliteError, sqliteStartError } from '../sqliteStartError.ts';
import { publishFile } from './durableFile.ts';
import { isStudyDatabase } from '../foundDatabase.ts';
import { sqliteLibrary } from '../sqliteLibrary.ts';

/** `exists`: the file exists and is not overwritten. `notAStudyDatabase`: `data` is something else, or missing. */
export type BackUpOutcome = 'done' | 'exists' | 'notAStudyDatabase';

/**
 * Copies an embedded database to a new file while services use it. The copy has everything committed before it began
 * and nothing later. It gets its name only when it is complete and on disk. Throws a `StartError` with the cause, or
 * the system's error about `file`.
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
    const database = new (sqliteLibrary(path))(path);
    database.exec('pragma busy_timeout = 5000');
    return database;
  } catch (error) {
    throw sqliteStartError(path, error);
  }
}
