import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { backUp, isPostgresUrl } from '@guide-studio/study-service/node';
import type { Command } from 'commander';
import { wrongUse } from '../commandFailure.ts';
import type { Context } from '../context.ts';
import { requireComplete } from '../service/requireComplete.ts';
import { dataOf, type DataOptions, inMemory, withData } from '../service/dataOf.ts';
import { startFailure } from '../studio/startSentence.ts';

function backup(named: string, options: DataOptions, context: Context): void {
  const data = dataOf(options, context);
  const file = resolve(context.cwd, named);
  if (isPostgresUrl(data))
    throw wrongUse('A PostgreSQL database is backed up by its own tools; use pg_dump. Copy the place of --media too.');
  if (data === inMemory || !existsSync(data))
    throw wrongUse(`There is no database at ${data}. Specify its file with --data.`);
  const outcome = backUp(data, file);
  switch (outcome.kind) {
    case 'done':
      context.out(`Backed up ${data} to ${file}, with its hash in ${file}.sha256`);
      if (outcome.recordings === null) {
        context.out('No recordings are kept beside it. Recordings in another place (--media) are not copied.');
        return;
      }
      context.out(`Backed up its recordings to ${file}-media. Recordings in another place (--media) are not copied.`);
      return requireComplete(outcome.recordings, `${data}-media`, 'the backup does not have them');
    case 'exists':
      throw wrongUse(`${file} already exists and was not replaced. Specify another file.`);
    case 'mediaExists':
      throw wrongUse(`${file}-media already exists, so nothing was backed up. Move it away, or specify another file.`);
    case 'notAStudyDatabase':
      throw wrongUse(`${data} is not a database of a study service. Specify its file with --data.`);
  }
}

/** Defines `guide backup FILE`: copies the database and the recordings beside it, even while the service runs. */
export function define(command: Command, context: Context): void {
  withData(command.argument('<file>', 'the new file')).action((file: string, options: DataOptions) => {
    try {
      backup(file, options, context);
    } catch (error) {
      throw startFailure(error, file);
    }
  });
}
