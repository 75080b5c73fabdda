import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isFull } from '../size.ts';
import { noPostgres, type PostgresServer, startPostgres } from './postgresServer.ts';

/** A separate database that can be opened more than once, as by several processes. */
export interface TestDatabase {
  /** The `data` option of a service or store. */
  readonly data: string;
  remove(): Promise<void>;
}

/** One implementation of the store; the suites run on each. */
export interface StoreKind {
  readonly name: string;
  /** Why it cannot run here; null if it can. */
  readonly missing: string | null;
  create(): Promise<TestDatabase>;
  /** Ends what `create` started for all databases together. */
  end(): Promise<void>;
}

/** A store whose database is a program of its own, which can be away for a moment. */
interface ServedStoreKind extends StoreKind {
  /** Stops the server without a word, and starts it again after a time. */
  restart(downMs: number): Promise<void>;
}

let server: Promise<PostgresServer> | null = null;

const sqlite: StoreKind = {
  name: 'SQLite in a file',
  missing: null,
  async create() {
    const folder = await mkdtemp(join(tmpdir(), 'study-store-'));
    return { data: join(folder, 'service.db'), remove: () => rm(folder, { recursive: true }) };
  },
  end: async () => undefined,
};

/** One server for the file that uses it. */
export const postgres: ServedStoreKind = {
  name: `PostgreSQL${noPostgres === null ? '' : ` (skipped: ${noPostgres})`}`,
  missing: noPostgres,
  async create() {
    server ??= startPostgres();
    const { createDatabase, dropDatabase } = await server;
    const data = await createDatabase();
    return { data, remove: () => dropDatabase(data) };
  },
  restart: async (downMs) => await (await server)?.restart(downMs),
  async end() {
    await (await server)?.end();
    server = null;
  },
};

/**
 * What the whole contract runs on: both databases in `npm run test:full`. In `npm test`, SQLite; `postgres.test.ts` takes
 * one journey over PostgreSQL there.
 */
export const storeKinds: readonly StoreKind[] = isFull ? [sqlite, postgres] : [sqlite];
