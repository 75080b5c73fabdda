import type Database from 'libsql';
import { type SchemaVerdict, verdictOnSchema } from '../store/foundSchema.ts';

/** Returns whose database this is. A first start that was killed leaves a `new` one. */
export function verdictOnFile(database: Database.Database): SchemaVerdict {
  const columnsOf = (table: string) =>
    database.prepare('select name from pragma_table_info(?)').all(table) as readonly { readonly name: string }[];
  const noted = columnsOf('kysely_migration').some(({ name }) => name === 'name');
  const changes = noted ? (database.prepare('select name from kysely_migration').all() as { name: string }[]) : [];
  const verdict = verdictOnSchema({
    installationColumns: columnsOf('installation').map(({ name }) => name),
    changes: changes.map(({ name }) => name),
  });
  if (verdict !== 'new') return verdict;
  // A first start that was killed leaves only the empty migration tables.
  const others = database.prepare(
    "select 1 from sqlite_master where type = 'table' and name not like 'kysely_migration%'",
  );
  return others.get() === undefined ? 'new' : 'foreign';
}

/** Returns true for a database that a study service of this or another version has filled. */
export function isStudyDatabase(database: Database.Database): boolean {
  const verdict = verdictOnFile(database);
  return (verdict === 'ours' || verdict === 'newer') && isFilled(database);
}

/** Returns false for a new database, and for a service's tables that were never filled. */
export function holdsAnything(database: Database.Database): boolean {
  const verdict = verdictOnFile(database);
  return verdict === 'foreign' || (verdict !== 'new' && isFilled(database));
}

function isFilled(database: Database.Database): boolean {
  return database.prepare('select 1 from installation').get() !== undefined;
}
