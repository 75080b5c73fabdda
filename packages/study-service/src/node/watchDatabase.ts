import { statSync } from 'node:fs';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

/**
 * The database file or its journal was removed or replaced. SQLite continues to write to the unnamed file, whose
 * content is lost when the process ends.
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
  /** Records the identities of the files. Before that, and for a database in memory, `check` does nothing. */
  start(): void;
  /** Throws {@link DatabaseLostError} if a file is missing or replaced. A file that was put back is accepted again. */
  check(): void;
}

/** Returns a watch on a database file and its journal, by device and inode. */
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

/** Returns null if the file is missing or cannot be inspected. */
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
 * Returns a database that checks its files before each commit, so that nothing is written to a lost file, and after it,
 * so that such a write is not acknowledged. A statement outside a transaction is its own commit. There is one
 * connection, so statements between `begin` and `commit` belong together.
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
  // After some errors SQLite has rolled back by itself and refuses to do it again.
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

/** Returns the statement with each run passed through `pass`. */
function through(statement: SqliteStatement, pass: <T>(run: () => T) => T): SqliteStatement {
  return {
    reader: statement.reader,
    all: (parameters) => pass(() => statement.all(parameters)),
    run: (parameters) => pass(() => statement.run(parameters)),
    iterate: (parameters) => pass(() => statement.iterate(parameters)),
  };
}
