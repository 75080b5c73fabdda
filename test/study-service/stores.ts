import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

let server: Promise<PostgresServer> | null = null;

export const storeKinds: readonly StoreKind[] = [
  {
    name: 'SQLite in a file',
    missing: null,
    async create() {
      const folder = await mkdtemp(join(tmpdir(), 'study-store-'));
      return { data: join(folder, 'service.db'), remove: () => rm(folder, { recursive: true }) };
    },
    end: async () => undefined,
  },
  {
    name: `PostgreSQL${noPostgres === null ? '' : ` (skipped: ${noPostgres})`}`,
    missing: noPostgres,
    async create() {
      server ??= startPostgres();
      const { createDatabase, dropDatabase } = await server;
      const data = await createDatabase();
      return { data, remove: () => dropDatabase(data) };
    },
    async end() {
      await (await server)?.end();
      server = null;
    },
  },
];
