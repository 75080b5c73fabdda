import { createRequire } from 'node:module';
import type Database from 'libsql';
import { StartError } from './startError.ts';

let loaded: typeof Database | null = null;

/**
 * Returns the library of SQLite. It has native code, and none for some systems (Windows on ARM), so it is loaded when a
 * database is opened: what needs no database works there. Throws `StartError`.
 */
export function sqliteLibrary(path: string): typeof Database {
  try {
    return (loaded ??= createRequire(import.meta.url)('libsql') as typeof Database);
  } catch (error) {
    throw new StartError('noSqlite', path, error);
  }
}
