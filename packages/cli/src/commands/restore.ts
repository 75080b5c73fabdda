import { dirname, resolve } from 'node:path';
import { copyMedia, isPostgresUrl, makeFolder, restore } from '@guide-studio/study-service/node';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { type ExitCode, exitCode } from '../exitCode.ts';
import { dataOf, type DataOptions, inMemory, withData } from '../service/dataOf.ts';
import { startSentence } from '../studio/startSentence.ts';

function restoreTo(named: string, options: DataOptions, context: Context): ExitCode {
  const data = dataOf(options, context);
  const file = resolve(context.cwd, named);
  if (isPostgresUrl(data) || data === inMemory) {
    context.err('Specify the new database file with --data.');
    return exitCode.wrongUse;
  }
  makeFolder(dirname(data));
  switch (restore(file, data)) {
    case 'done':
      context.out(`Restored ${file} to ${data}`);
      return tellMedia(file, data, context);
    case 'notABackup':
      context.err(`${file} is not a backup of a study service, or it is damaged. Nothing was changed.`);
      return exitCode.problems;
    case 'notEmpty':
      context.err(`${data} already has data or is in use, and was not changed. Specify a new file with --data.`);
      return exitCode.wrongUse;
    case 'leftovers':
      context.err(
        `Beside ${data} are files of an earlier database (-wal, -shm). Move them away, or specify a new file.`,
      );
      return exitCode.wrongUse;
  }
}

/** Restores the recordings beside the backup too. */
function tellMedia(file: string, data: string, context: Context): ExitCode {
  switch (copyMedia(file, data)) {
    case 'done':
      context.out(`Restored its recordings to ${data}-media`);
      return exitCode.fine;
    case 'none':
      context.out('No recordings are beside the backup. Those kept in another place (--media) are used from there.');
      return exitCode.fine;
    case 'exists':
      context.err(
        `${data}-media already exists, so no recordings were restored. Move it away, then copy ${file}-media.`,
      );
      return exitCode.problems;
  }
}

/** Defines `guide restore FILE`: creates the database from a backup, if there is none yet. */
export function define(command: Command, context: Context): void {
  withData(command.argument('<file>', 'the backup')).action((file: string, options: DataOptions) => {
    try {
      context.end(restoreTo(file, options, context));
    } catch (error) {
      const sentence = startSentence(error, file);
      if (sentence === null) throw error;
      context.err(sentence);
      context.end(exitCode.wrongUse);
    }
  });
}
