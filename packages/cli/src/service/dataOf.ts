import { resolve } from 'node:path';
import { isPostgresUrl } from '@guide-studio/study-service/node';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { placesOf } from '../studio/places.ts';

export interface DataOptions {
  readonly data?: string;
}

export const inMemory = ':memory:';

/** Adds `--data`. */
export function withData(command: Command): Command {
  return command.option(
    '--data <path>',
    'the database file, or postgres://… (default: DATABASE_URL, else in the data folder of Guide Studio)',
  );
}

/** The database of the local service: what was named, else `DATABASE_URL`, else the file of Guide Studio. */
export function dataOf({ data }: DataOptions, context: Context): string {
  const named = data ?? context.env['DATABASE_URL'];
  if (!named) return placesOf(context).database;
  return named === inMemory || isPostgresUrl(named) ? named : resolve(context.cwd, named);
}

/** A database as it may be shown: of a server's address without the user, the password and whatever is asked with it. */
export function nameOfData(data: string): string {
  if (!isPostgresUrl(data)) return data;
  if (!URL.canParse(data)) return data.slice(0, data.indexOf('//') + 2) + '…';
  const { protocol, host, pathname } = new URL(data);
  return `${protocol}//${host}${pathname}`;
}
