import { type Kysely, Migrator } from 'kysely';
import { migrations } from '../store/migrations.ts';
import type { Tables } from '../store/tables.ts';

/**
 * Brings the schema up to date, in one transaction. Two processes that start on a new file at once may get in each
 * other's way: then the second attempt finds the work done.
 */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const first = await migrator.migrateToLatest();
  if (first.error === undefined) return;
  const second = await migrator.migrateToLatest();
  if (second.error !== undefined) throw second.error;
}
