import { type Kysely, Migrator } from 'kysely';
import { migrations } from '../store/migrations.ts';
import type { Tables } from '../store/tables.ts';

/** Each attempt that fails leaves the file as it was; between two processes one always gets further. */
const attempts = 5;

/**
 * Brings the schema up to date, in one transaction. Processes that start on a new file at once may get in each other's
 * way: the next attempt then finds the work done.
 */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  let failure: unknown;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const { error } = await migrator.migrateToLatest();
    if (error === undefined) return;
    failure = error;
  }
  throw failure;
}
