import { closeSync, openSync } from 'node:fs';
import Database from 'libsql';
import { hasTable } from './ops/isStudyDatabase.ts';
import { sqliteStartError } from './sqliteStartError.ts';
import { StartError } from './startError.ts';

/** Opens a database file as the store needs it, made when it is missing. Throws `StartError`; a foreign file is not changed. */
export function openDatabaseFile(path: string, busyTimeoutMs: number): Database.Database {
  try {
    if (path !== ':memory:') makeForOwner(path);
    const database = new Database(path);
    // The first pragma, so that all that follows waits for another process.
    database.exec(`pragma busy_timeout = ${busyTimeoutMs}`);
    refuseForeign(database, path);
    database.exec('pragma journal_mode = WAL');
    database.exec('pragma synchronous = FULL');
    database.exec('pragma foreign_keys = ON');
    return database;
  } catch (error) {
    throw sqliteStartError(path, error);
  }
}

/** The journal files beside a database take over its permissions. Those of a file that exists stay as they are. */
function makeForOwner(path: string): void {
  closeSync(openSync(path, 'a', 0o600));
}

/** A database of another program has tables, but none of those that the first start makes. */
function refuseForeign(database: Database.Database, path: string): void {
  const any = database.prepare("select 1 from sqlite_master where type = 'table'").get();
  if (any === undefined || hasTable(database, 'kysely_migration') || hasTable(database, 'installation')) return;
  database.close();
  throw new StartError('dataForeign', path);
}
