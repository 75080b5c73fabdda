import { type Kysely, Migrator } from 'kysely';
import { migrations } from '../store/migrations.ts';
import type { Tables } from '../store/tables.ts';

/**
 * Brings the schema up to date, in one transaction. Of several processes that start on a new database at once, one does
 * it; the others wait and find the work done.
 */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
