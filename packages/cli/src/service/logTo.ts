import { resolve } from 'node:path';
import { type LogDestination, openLogFile } from '@guide-studio/study-service/node';
import type { Context } from '../context.ts';
import { escapedJson } from '../printable.ts';

/** Where `--log` sends lines: `-` to standard error, `off` nowhere, else to the end of a file. */
export function logTo(named: string, context: Context): LogDestination {
  if (named === 'off') return { write: () => undefined };
  const destination = named === '-' ? process.stderr : openLogFile(resolve(context.cwd, named));
  return { write: (line) => void destination.write(escapedJson(line)) };
}
