import { dirname, resolve } from 'node:path';
import { isPostgresUrl, makeFolder, restore } from '@guide-studio/study-service/node';
import type { Command } from 'commander';
import { problem, wrongUse } from '../commandFailure.ts';
import type { Context } from '../context.ts';
import { dataOf, type DataOptions, inMemory, withData } from '../service/dataOf.ts';
import { requireComplete } from '../service/requireComplete.ts';
import { startFailure } from '../studio/startSentence.ts';

interface RestoreOptions extends DataOptions {
  readonly partial?: true;
}

function restoreTo(named: string, options: RestoreOptions, context: Context): void {
  const data = dataOf(options, context);
  const file = resolve(context.cwd, named);
  if (isPostgresUrl(data) || data === inMemory) throw wrongUse('Specify the new database file with --data.');
  makeFolder(dirname(data));
  const outcome = restore(file, data, options.partial === true);
  switch (outcome.kind) {
    case 'done':
      context.out(`Restored ${file} to ${data}`);
      if (!outcome.isCompared)
        context.err(`There is no ${file}.sha256 beside it, so it was not compared with what was backed up.`);
      if (outcome.recordings === null) {
        context.out('No recordings are beside the backup. Those kept in another place (--media) are used from there.');
        return;
      }
      context.out(`Restored its recordings to ${data}-media`);
      return requireComplete(outcome.recordings, `${file}-media`, 'they were not restored');
    case 'alone':
      throw problem(
        `The backup names ${outcome.of} parts of recordings, but ${file}-media is not there. Nothing was restored. Put it beside the backup. If they are kept in another place (--media), add --partial to restore the database alone.`,
      );
    case 'incomplete':
      throw problem(
        `${outcome.missing} of ${outcome.of} parts of recordings are missing or damaged in ${file}-media. Nothing was restored. Use another backup, or add --partial to restore the rest.`,
      );
    case 'notABackup':
      throw problem(
        `${file} is not a backup of a study service, or it is damaged, or it was changed after ${file}.sha256 was written. Nothing was restored. Use another backup.`,
      );
    case 'notEmpty':
      throw wrongUse(`${data} already has data or is in use, and was not changed. Specify a new file with --data.`);
    case 'leftovers':
      throw wrongUse(
        `Beside ${data} are files of an earlier database (-wal, -shm). Move them away, or specify a new file.`,
      );
    case 'mediaExists':
      throw wrongUse(
        `${data}-media has recordings of another database, so nothing was restored. Move it away, or specify a new file.`,
      );
  }
}

/** Returns true for an error of the disk that is written to; the backup is only read. */
const isAboutRoom = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS'].includes(String(error.code));

/** Defines `guide restore FILE`: creates the database from a backup, if there is none yet. */
export function define(command: Command, context: Context): void {
  withData(command.argument('<file>', 'the backup'))
    .option('--partial', 'restore the rest if recordings are elsewhere, missing or damaged')
    .action((file: string, options: RestoreOptions) => {
      try {
        restoreTo(file, options, context);
      } catch (error) {
        throw startFailure(error, isAboutRoom(error) ? dataOf(options, context) : file);
      }
    });
}
