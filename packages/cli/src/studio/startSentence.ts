import { isSqliteError, sqliteStartError, StartError } from '@guide-studio/study-service/node';
import { wrongUse } from '../commandFailure.ts';
import { systemSentence } from '../systemError.ts';

/** Returns one line for a service or a database that could not start; `null` for a bug. */
export function startSentence(error: unknown, what: string): string | null {
  if (error instanceof StartError) return error.message;
  // A database that fails while a command uses it gets the same sentence as one that cannot be opened.
  return isSqliteError(error) ? sqliteStartError(what, error).message : systemSentence(error, what);
}

/** Returns the failure of a command for a service or a database that could not start; every other error as it is. */
export function startFailure(error: unknown, what: string): unknown {
  const sentence = startSentence(error, what);
  return sentence === null ? error : wrongUse(sentence);
}
