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

const changesNothing = /^\s*(?:select|pragma|rollback)/iu;

/**
 * A database that checks its files before each statement that writes, so that nothing goes to a lost file, and after
 * it, so that no commit is acknowledged that went there.
 */
export function withWatch(database: SqliteDatabase, watch: DatabaseWatch): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare(text) {
      const statement = database.prepare(text);
      return changesNothing.test(text) ? statement : watched(statement, watch);
    },
  };
}

function watched(statement: SqliteStatement, { check }: DatabaseWatch): SqliteStatement {
  const checked = <T>(run: () => T): T => {
    check();
    const outcome = run();
    check();
    return outcome;
  };
  return {
    reader: statement.reader,
    all: (parameters) => checked(() => statement.all(parameters)),
    run: (parameters) => checked(() => statement.run(parameters)),
    iterate: (parameters) => checked(() => statement.iterate(parameters)),
  };
}
