import { StartError } from '@guide-studio/study-service/node';
import { systemSentence } from '../systemError.ts';

/** One clear line for a service or a database that could not be started; `null` for a bug. */
export function startSentence(error: unknown, what: string): string | null {
  return error instanceof StartError ? error.message : systemSentence(error, what);
}
