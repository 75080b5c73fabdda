import type { SqliteDatabase, SqliteStatement } from 'kysely';
import type Database from 'libsql';

/** How many statements stay prepared. Lists of another length make another statement. */
const mostKept = 200;
/** How many characters of values a statement may have been run with and stay: it holds them until it is run again. */
const mostCharacters = 100_000;

/**
 * A database that prepares each statement once and keeps those used last: preparing takes longer than most statements
 * take to run. A statement is finished before it is used again, as kysely's driver reads all its rows at once.
 */
export function withPreparedStatements(database: Database.Database): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    close: () => void database.close(),
    prepare(text) {
      const statement = kept.get(text) ?? prepare(database, text, () => kept.delete(text));
      // The last used stands last, so the first is the one to go.
      kept.delete(text);
      kept.set(text, statement);
      if (kept.size > mostKept) kept.delete(kept.keys().next().value ?? '');
      return statement;
    },
  };
}

/** Whether it gives rows is asked of the driver once. */
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
