import { statSync } from 'node:fs';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

/**
 * The file that the database was opened from, or its journal, is gone or is another one: SQLite goes on writing to what
 * has no name any more, and all of that is lost when the process ends.
 */
class DatabaseLostError extends Error {
  override readonly name = 'DatabaseLostError';
  readonly code: 'DATABASE_GONE' | 'DATABASE_REPLACED';

  constructor(code: DatabaseLostError['code'], path: string) {
    const what = code === 'DATABASE_GONE' ? 'is gone' : 'was replaced by another one';
    super(`The file ${path} ${what}, so nothing is written. Put it back, or stop the service and restore a backup.`);
    this.code = code;
  }
}

export interface DatabaseWatch {
  /** Remembers which files the database has now. Before that, and for a database in memory, `check` finds nothing. */
  start(): void;
  /** Throws {@link DatabaseLostError} when one of them is gone or replaced. A file that was put back is fine again. */
  check(): void;
}

/** Watches a database file and its journal by device and inode. */
export function watchDatabase(path: string): DatabaseWatch {
  const paths = path === ':memory:' ? [] : [path, `${path}-wal`];
  let files: readonly { readonly path: string; readonly identity: string }[] = [];
  return {
    start() {
      files = paths.flatMap((each) => {
        const identity = identityOf(each);
        return identity === null ? [] : [{ path: each, identity }];
      });
    },
    check() {
      for (const file of files) {
        const now = identityOf(file.path);
        if (now === null) throw new DatabaseLostError('DATABASE_GONE', file.path);
        if (now !== file.identity) throw new DatabaseLostError('DATABASE_REPLACED', file.path);
      }
    },
  };
}

/** Null: there is nothing, or nothing that can be looked at. */
function identityOf(path: string): string | null {
  try {
    const { dev, ino } = statSync(path, { bigint: true });
    return `${dev}:${ino}`;
  } catch {
    return null;
  }
}

const changesNothing = /^\s*(?:select|pragma)/iu;
const begins = /^\s*begin/iu;
const commits = /^\s*commit/iu;
const rollsBack = /^\s*rollback\s*$/iu;

/**
 * A database that checks its files before each commit, so that nothing goes to a lost file, and after it, so that nothing
 * is acknowledged that went there. A statement outside a transaction is a commit of its own. The database has one
 * connection, so what is between `begin` and `commit` belongs together.
 */
export function withWatch(database: SqliteDatabase, watch: DatabaseWatch): SqliteDatabase {
  let isInTransaction = false;
  const committed = <T>(run: () => T): T => {
    watch.check();
    const outcome = run();
    isInTransaction = false;
    watch.check();
    return outcome;
  };
  const begun = <T>(run: () => T): T => {
    const outcome = run();
    isInTransaction = true;
    return outcome;
  };
  // After some errors SQLite has rolled back by itself, and then refuses to do it.
  const undone = <T>(run: () => T): T => {
    isInTransaction = false;
    return run();
  };
  const single = <T>(run: () => T): T => (isInTransaction ? run() : committed(run));
  return {
    close: () => database.close(),
    prepare(text) {
      const statement = database.prepare(text);
      if (changesNothing.test(text)) return statement;
      if (begins.test(text)) return through(statement, begun);
      if (commits.test(text)) return through(statement, committed);
      return through(statement, rollsBack.test(text) ? undone : single);
    },
  };
}

/** The statement, each run of which goes through `pass`. */
function through(statement: SqliteStatement, pass: <T>(run: () => T) => T): SqliteStatement {
  return {
    reader: statement.reader,
    all: (parameters) => pass(() => statement.all(parameters)),
    run: (parameters) => pass(() => statement.run(parameters)),
    iterate: (parameters) => pass(() => statement.iterate(parameters)),
  };
}
