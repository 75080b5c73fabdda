import { type Kysely, Migrator, sql } from 'kysely';
import { migrations } from '../store/migrations.ts';
import type { Tables } from '../store/tables.ts';

/**
 * Brings the schema up to date, in one transaction. Of several processes that start on a new file at once, one does
 * it; the others wait and find the work done. Rejects with {@link NewerSchemaError} before anything is changed.
 */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  await refuseNewer(db);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

/** The schema has changes that this version does not know. */
export class NewerSchemaError extends Error {
  override readonly name = 'NewerSchemaError';
}

async function refuseNewer(db: Kysely<Tables>): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const unknown = rows.find(({ name }) => !Object.hasOwn(migrations, name));
  if (unknown !== undefined) throw new NewerSchemaError(unknown.name);
}
