import type Database from 'libsql';

/** Returns true for a database that a study service has filled. */
export function isStudyDatabase(database: Database.Database): boolean {
  return hasTable(database, 'installation') && database.prepare('select 1 from installation').get() !== undefined;
}

/** Returns false for a new file, and for a service's tables that were never filled. */
export function holdsAnything(database: Database.Database): boolean {
  const tables = database.prepare("select count(*) as tables from sqlite_master where type = 'table'").get() as {
    readonly tables: number;
  };
  return tables.tables > 0 && (!hasTable(database, 'installation') || isStudyDatabase(database));
}

function hasTable(database: Database.Database, name: string): boolean {
  return database.prepare("select 1 from sqlite_master where type = 'table' and name = ?").get(name) !== undefined;
}
