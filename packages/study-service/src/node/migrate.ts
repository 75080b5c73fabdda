import { type Kysely, Migrator } from 'kysely';
import { migrations } from '../store/migrations.ts';
import type { Tables } from '../store/tables.ts';

/**
 * Migrates the schema in one transaction. If several processes start on a new database, one migrates and the others
 * wait.
 */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
