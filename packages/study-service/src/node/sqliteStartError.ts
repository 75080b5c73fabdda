import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartError, type StartErrorCode } from './startError.ts';

/** Why a database file could not be opened, from what the driver or the system says about it. */
export function sqliteStartError(path: string, error: unknown): StartError {
  if (error instanceof StartError) return error;
  // On a full disk some failures name only the call that failed, or the rollback that SQLite has done already.
  const isVague =
    error instanceof Error && 'code' in error && /^SQLITE_(IOERR|CANTOPEN|ERROR)/.test(String(error.code));
  return new StartError(isVague && isDiskFull(path) ? 'dataDiskFull' : startCodeOf(error), path, error);
}

/** An error of the embedded database itself. */
export function isSqliteError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_');
}

const causes: readonly (readonly [RegExp, StartErrorCode])[] = [
  [/^SQLITE_NOTADB/, 'dataForeign'],
  [/^SQLITE_CORRUPT/, 'dataDamaged'],
  [/^(SQLITE_FULL|ENOSPC|EDQUOT)/, 'dataDiskFull'],
  // The file itself was opened before, so what cannot be opened are the journal files in its folder.
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
    // Less than what an empty database and its journal take.
    return bavail * bsize < 256 * 1024;
  } catch {
    return false;
  }
}
