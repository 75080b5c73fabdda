import { resolve } from 'node:path';
import { urlOf } from '@guide-studio/guide-core/internal';
import { isPostgresUrl } from '@guide-studio/study-service/node';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { placesOf } from '../studio/places.ts';

export interface DataOptions {
  readonly data?: string;
}

export const inMemory = ':memory:';

/** Adds the option `--data`. */
export function withData(command: Command): Command {
  return command.option(
    '--data <path>',
    'the database file, or postgres://… (default: DATABASE_URL, else in the data folder of Guide Studio)',
  );
}

/** Returns the database of the local service: `--data`, otherwise `DATABASE_URL`, otherwise Guide Studio's own file. */
export function dataOf({ data }: DataOptions, context: Context): string {
  const named = data ?? context.env['DATABASE_URL'];
  if (!named) return placesOf(context).database;
  return named === inMemory || isPostgresUrl(named) ? named : resolve(context.cwd, named);
}

/** Returns a database's name for output. A server's address is shown without user, password and query. */
export function nameOfData(data: string): string {
  if (!isPostgresUrl(data)) return data;
  const url = urlOf(data);
  if (url === null) return data.slice(0, data.indexOf('//') + 2) + '…';
  return `${url.protocol}//${url.host}${url.pathname}`;
}
