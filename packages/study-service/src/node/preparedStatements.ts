import type { SqliteDatabase, SqliteStatement } from 'kysely';
import type Database from 'libsql';
import { LRUCache } from 'lru-cache';

/** Maximum number of prepared statements. Lists of different lengths need different statements. */
const mostKept = 200;
/** Maximum size of a kept statement's values in characters: a statement holds them until it runs again. */
const mostCharacters = 100_000;

/**
 * Returns a database that prepares each statement once and keeps those used last, because preparing takes longer than
 * most statements run. A statement ends before it is reused, since kysely's driver reads all rows at once.
 */
export function withPreparedStatements(database: Database.Database): SqliteDatabase {
  const kept = new LRUCache<string, SqliteStatement>({ max: mostKept });
  return {
    close: () => void database.close(),
    prepare(text) {
      const statement = kept.get(text) ?? prepare(database, text, () => kept.delete(text));
      kept.set(text, statement);
      return statement;
    },
  };
}

/** The driver is asked only once whether the statement returns rows. */
function prepare(database: Database.Database, text: string, forget: () => void): SqliteStatement {
  const statement = database.prepare(text);
  const checked = (parameters: readonly unknown[]): readonly unknown[] => {
    if (charactersOf(parameters) > mostCharacters) forget();
    return parameters;
  };
  return {
    reader: statement.reader,
    all: (parameters) => statement.all(checked(parameters)),
    run: (parameters) => statement.run(checked(parameters)),
    iterate: (parameters) => statement.iterate(checked(parameters)),
  };
}

function charactersOf(parameters: readonly unknown[]): number {
  let characters = 0;
  for (const value of parameters) if (typeof value === 'string') characters += value.length;
  return characters;
}
