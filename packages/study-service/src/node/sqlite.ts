import { rm, writeFile } from 'node:fs/promises';
import type Database from 'libsql';
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
import type { DatabaseTraits, StoreMachine } from '../store/databaseTraits.ts';
import { createKyselyStore } from '../store/kyselyStore.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import { openDatabaseFile } from './databaseFile.ts';
import { migrate } from './migrate.ts';
import { withPreparedStatements } from './preparedStatements.ts';
import { sqliteStartError } from './sqliteStartError.ts';
import { watchDatabase, type DatabaseWatch, withWatch } from './watchDatabase.ts';

/**
 * Opens the embedded store, a file or `:memory:`, and creates or migrates its schema. `synchronous = FULL` makes
 * commits survive a power cut. Several processes may open one file. Throws a `StartError` with the cause if the path
 * cannot be used. If the file is removed or replaced, writes and `ping` reject with `DatabaseLostError`.
 */
export async function openSqliteStore(path: string, busyTimeoutMs: number, machine: StoreMachine): Promise<Store> {
  const watch = watchDatabase(path);
  const db = new Kysely<Tables>({ dialect: embeddedDialect(openDatabaseFile(path, busyTimeoutMs), watch) });
  try {
    await migrate(db);
    watch.start();
  } catch (error) {
    await db.destroy();
    throw sqliteStartError(path, error);
  }
  const store = createKyselyStore(db, traitsOf(path), machine);
  return {
    ...store,
    async ping() {
      watch.check();
      await store.ping();
    },
  };
}

/**
 * SQLite supports schema changes in transactions, but kysely's adapter does not declare it. Without it, a killed
 * migration would be left half done.
 */
class EmbeddedAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * Transactions take the write lock at once. One that reads first would fail without waiting if another process wrote in
 * between.
 */
class EmbeddedDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

function embeddedDialect(database: Database.Database, watch: DatabaseWatch): Dialect {
  return {
    createAdapter: () => new EmbeddedAdapter(),
    createDriver: () => new EmbeddedDriver({ database: withWatch(withPreparedStatements(database), watch) }),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** What a write may need, generously. */
const roomBytes = 256 * 1024;

const traitsOf = (path: string): DatabaseTraits => ({
  isBusy(error) {
    const code: unknown = error instanceof Error && 'code' in error ? error.code : '';
    return typeof code === 'string' && /^SQLITE_(BUSY|LOCKED)/.test(code);
  },
  isAway(error) {
    const code: unknown = error instanceof Error && 'code' in error ? error.code : '';
    return typeof code === 'string' && /^(?:DATABASE_|SQLITE_(?:FULL|IOERR|READONLY|CANTOPEN))/.test(code);
  },
  // A write of the database may use room that a failed one left in its journal.
  tryToStore: async () => (path === ':memory:' ? undefined : await tryRoom(`${path}.room`)),
  // A transaction locks the whole database from its start.
  locksRows: false,
  lockStudy: async () => undefined,
});

async function tryRoom(path: string): Promise<void> {
  try {
    await writeFile(path, new Uint8Array(roomBytes), { mode: 0o600 });
  } finally {
    await rm(path, { force: true });
  }
}
