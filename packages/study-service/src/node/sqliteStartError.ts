import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartError, type StartErrorCode } from './startError.ts';

/** Returns why a database file could not be opened, from the error of the driver or the system. */
export function sqliteStartError(path: string, error: unknown): StartError {
  if (error instanceof StartError) return error;
  // On a full disk, some errors name only the failed call, or a rollback that SQLite did already.
  const isVague =
    error instanceof Error && 'code' in error && /^SQLITE_(IOERR|CANTOPEN|ERROR)/.test(String(error.code));
  return new StartError(isVague && isDiskFull(path) ? 'dataDiskFull' : startCodeOf(error), path, error);
}

/** Returns true for an error of the embedded database. */
export function isSqliteError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_');
}

const causes: readonly (readonly [RegExp, StartErrorCode])[] = [
  [/^SQLITE_NOTADB/, 'dataForeign'],
  [/^SQLITE_CORRUPT/, 'dataDamaged'],
  [/^(SQLITE_FULL|ENOSPC|EDQUOT)/, 'dataDiskFull'],
  // The file itself was opened before, so the journal files in its folder cannot be opened.
  [/^(SQLITE_READONLY|SQLITE_CANTOPEN|SQLITE_PERM|EACCES|EPERM|EROFS)/, 'dataReadOnly'],
  [/^SQLITE_(BUSY|LOCKED)/, 'dataBusy'],
];

function startCodeOf(error: unknown): StartErrorCode {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return causes.find(([pattern]) => pattern.test(code))?.[1] ?? 'dataUnusable';
}

function isDiskFull(path: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(dirname(path));
    // Less than an empty database and its journal need.
    return bavail * bsize < 256 * 1024;
  } catch {
    return false;
  }
}
