import { isSqliteError, sqliteStartError, StartError } from '@guide-studio/study-service/node';
import { systemSentence } from '../systemError.ts';

/** Returns one line for a service or a database that could not start; `null` for a bug. */
export function startSentence(error: unknown, what: string): string | null {
  if (error instanceof StartError) return error.message;
  // A database that fails while a command uses it gets the same sentence as one that cannot be opened.
  return isSqliteError(error) ? sqliteStartError(what, error).message : systemSentence(error, what);
}
