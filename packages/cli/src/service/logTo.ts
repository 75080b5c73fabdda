import { resolve } from 'node:path';
import { type LogDestination, openLogFile } from '@guide-studio/study-service/node';
import type { Context } from '../context.ts';

/** Where `--log` sends lines: `-` to standard error, `off` nowhere, else to the end of a file. */
export function logTo(named: string, context: Context): LogDestination {
  if (named === '-') return process.stderr;
  if (named === 'off') return { write: () => undefined };
  return openLogFile(resolve(context.cwd, named));
}
