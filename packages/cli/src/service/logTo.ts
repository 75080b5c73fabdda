import { resolve } from 'node:path';
import { type LogDestination, openLogFile } from '@guide-studio/study-service/node';
import type { Context } from '../context.ts';
import { escapedJson } from '../printable.ts';

/** Returns the destination of `--log`: `-` is standard error, `off` nowhere, otherwise the end of a file. */
export function logTo(named: string, context: Context): LogDestination {
  if (named === 'off') return { write: () => undefined };
  if (named === '-') return { write: (line) => context.exactErr(escapedJson(line)) };
  const file = openLogFile(resolve(context.cwd, named));
  return { write: (line) => file.write(escapedJson(line)) };
}
