import { closeSync, openSync } from 'node:fs';
import Database from 'libsql';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  Kysely,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { DatabaseTraits } from '../store/databaseTraits.ts';
import { createKyselyStore } from '../store/kyselyStore.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import { migrate } from './migrate.ts';
import { newId } from './random.ts';
import { withPreparedStatements } from './preparedStatements.ts';
import { StartError } from './startError.ts';
import { turn } from './turn.ts';

/**
 * Opens the embedded store, making or migrating its schema: a file, or `:memory:`. With `synchronous = FULL` a commit
 * returns after its pages are on disk, so what was acknowledged survives a power cut. Several processes may open one
 * file. Throws {@link StartError} `dataUnusable` for a path that cannot be opened or is no database.
 */
export async function openSqliteStore(path: string, busyTimeoutMs: number, now: () => number): Promise<Store> {
  const db = new Kysely<Tables>({ dialect: embeddedDialect(openDatabase(path, busyTimeoutMs)) });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw new StartError('dataUnusable', path, error);
  }
  return createKyselyStore(db, sqliteTraits, { now, newId, turn });
}

/** SQLite changes its schema within transactions; kysely's adapter leaves that out, so a killed migration would stick. */
class EmbeddedAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * Transactions take the write lock at once. One that reads first and writes later fails without waiting when another
 * process wrote in between.
 */
class EmbeddedDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

function embeddedDialect(database: Database.Database): Dialect {
  return {
    createAdapter: () => new EmbeddedAdapter(),
    createDriver: () => new EmbeddedDriver({ database: withPreparedStatements(database) }),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

function openDatabase(path: string, busyTimeoutMs: number): Database.Database {
  try {
    if (path !== ':memory:') makeForOwner(path);
    const database = new Database(path);
    // The first pragma, so that the others already wait for another process.
    database.exec(`pragma busy_timeout = ${busyTimeoutMs}`);
    database.exec('pragma journal_mode = WAL');
    database.exec('pragma synchronous = FULL');
    database.exec('pragma foreign_keys = ON');
    return database;
  } catch (error) {
    throw new StartError('dataUnusable', path, error);
  }
}

/** The journal files beside a database take over its permissions. Those of a file that exists stay as they are. */
function makeForOwner(path: string): void {
  closeSync(openSync(path, 'a', 0o600));
}

const sqliteTraits: DatabaseTraits = {
  isBusy(error) {
    const code: unknown = error instanceof Error && 'code' in error ? error.code : '';
    return typeof code === 'string' && /^SQLITE_(BUSY|LOCKED)/.test(code);
  },
  // A transaction has the whole database to itself from its start.
  locksRows: false,
  lockStudy: async () => undefined,
};
