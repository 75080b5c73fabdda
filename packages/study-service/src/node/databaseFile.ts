import { closeSync, openSync } from 'node:fs';
import Database from 'libsql';
import { type SchemaVerdict, verdictOnSchema } from '../store/foundSchema.ts';
import { sqliteStartError } from './sqliteStartError.ts';
import { StartError } from './startError.ts';

/**
 * Opens a database file for the store, and creates it if missing. Throws `StartError`. A file of another program or a
 * newer version is not changed.
 */
export function openDatabaseFile(path: string, busyTimeoutMs: number): Database.Database {
  try {
    if (path !== ':memory:') makeForOwner(path);
    const database = new Database(path);
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

function verdictOnFile(database: Database.Database): SchemaVerdict {
  const columnsOf = (table: string) =>
    database.prepare('select name from pragma_table_info(?)').all(table) as readonly { readonly name: string }[];
  const noted = columnsOf('kysely_migration').some(({ name }) => name === 'name');
  const changes = noted ? (database.prepare('select name from kysely_migration').all() as { name: string }[]) : [];
  const verdict = verdictOnSchema({
    installationColumns: columnsOf('installation').map(({ name }) => name),
    changes: changes.map(({ name }) => name),
  });
  if (verdict !== 'new') return verdict;
  // A first start that was killed leaves only the empty migration tables.
  const others = database.prepare(
    "select 1 from sqlite_master where type = 'table' and name not like 'kysely_migration%'",
  );
  return others.get() === undefined ? 'new' : 'foreign';
}
