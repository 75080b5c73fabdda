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
 * Opens the embedded store, making or migrating its schema: a file, or `:memory:`. With `synchronous = FULL` a commit
 * returns after its pages are on disk, so what was acknowledged survives a power cut. Several processes may open one
 * file. Throws a `StartError` with the cause for a path that cannot be used. Once the file is gone or replaced, writes
 * and `ping` reject with `DatabaseLostError`.
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
  const store = createKyselyStore(db, sqliteTraits, machine);
  return {
    ...store,
    async ping() {
      watch.check();
      await store.ping();
    },
  };
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

function embeddedDialect(database: Database.Database, watch: DatabaseWatch): Dialect {
  return {
    createAdapter: () => new EmbeddedAdapter(),
    createDriver: () => new EmbeddedDriver({ database: withWatch(withPreparedStatements(database), watch) }),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
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
