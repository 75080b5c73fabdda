import { closeSync, openSync } from 'node:fs';
import Database from 'libsql';
import { type SchemaVerdict, verdictOnSchema } from '../store/foundSchema.ts';
import { sqliteStartError } from './sqliteStartError.ts';
import { StartError } from './startError.ts';

/** Opens a database file as the store needs it, made when it is missing. Throws `StartError`; a file of another program or a newer version is not changed. */
export function openDatabaseFile(path: string, busyTimeoutMs: number): Database.Database {
  try {
    if (path !== ':memory:') makeForOwner(path);
    const database = new Database(path);
    // The first pragma, so that all that follows waits for another process.
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

/** The journal files beside a database take over its permissions. Those of a file that exists stay as they are. */
function makeForOwner(path: string): void {
  closeSync(openSync(path, 'a', 0o600));
}

/** Reads only. What was found is of one moment, also while another process makes the tables. */
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
  // A first start that was killed leaves the empty tables in which changes are noted, and no others.
  const others = database.prepare(
    "select 1 from sqlite_master where type = 'table' and name not like 'kysely_migration%'",
  );
  return others.get() === undefined ? 'new' : 'foreign';
}
