import { closeSync, openSync } from 'node:fs';
import type Database from 'libsql';
import { verdictOnFile } from './foundDatabase.ts';
import { sqliteLibrary } from './sqliteLibrary.ts';
import { sqliteStartError } from './sqliteStartError.ts';
import { StartError } from './startError.ts';

/**
 * Opens a database file for the store, and creates it if missing. Throws `StartError`. A file of another program or a
 * newer version is not changed.
 */
export function openDatabaseFile(path: string, busyTimeoutMs: number): Database.Database {
  try {
    if (path !== ':memory:') makeForOwner(path);
    const database = new (sqliteLibrary(path))(path);
    // The first pragma, so that later ones wait for other processes.
    database.exec(`pragma busy_timeout = ${busyTimeoutMs}`);
    refuseOthers(database, path);
    database.exec('pragma journal_mode = WAL');
    database.exec('pragma synchronous = FULL');
    database.exec('pragma foreign_keys = ON');
    return database;
  } catch (error) {
    throw sqliteStartError(path, error);
  }
}

/** SQLite gives its journal files the permissions of the database. Existing files keep theirs. */
function makeForOwner(path: string): void {
  closeSync(openSync(path, 'a', 0o600));
}

/** Reads in one transaction, so the result is consistent while another process creates the tables. */
function refuseOthers(database: Database.Database, path: string): void {
  database.exec('begin');
  const verdict = verdictOnFile(database);
  database.exec('rollback');
  if (verdict === 'new' || verdict === 'ours') return;
  database.close();
  throw new StartError(verdict === 'newer' ? 'dataNewer' : 'dataForeign', path);
}
