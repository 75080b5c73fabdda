import type { SqliteDatabase, SqliteStatement } from 'kysely';
import type Database from 'libsql';

/** How many statements stay prepared. Lists of another length make another statement. */
const mostKept = 300;

/**
 * A database that prepares each statement once and keeps those used last: preparing takes longer than most statements
 * take to run. A statement is finished before it is used again, as kysely's driver reads all its rows at once.
 */
export function withPreparedStatements(database: Database.Database): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    close: () => void database.close(),
    prepare(text) {
      const statement = kept.get(text) ?? prepare(database, text);
      // The last used stands last, so the first is the one to go.
      kept.delete(text);
      kept.set(text, statement);
      if (kept.size > mostKept) kept.delete(kept.keys().next().value ?? '');
      return statement;
    },
  };
}

/** Whether it gives rows is asked of the driver once. */
function prepare(database: Database.Database, text: string): SqliteStatement {
  const statement = database.prepare(text);
  return {
    reader: statement.reader,
    all: (parameters) => statement.all(parameters),
    run: (parameters) => statement.run(parameters),
    iterate: (parameters) => statement.iterate(parameters),
  };
}
