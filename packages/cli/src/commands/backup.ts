import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { backUp, isPostgresUrl } from '@guide-studio/study-service/node';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { type ExitCode, exitCode } from '../exitCode.ts';
import { reportMissing } from '../service/reportMissing.ts';
import { dataOf, type DataOptions, inMemory, withData } from '../service/dataOf.ts';
import { startSentence } from '../studio/startSentence.ts';

function backup(named: string, options: DataOptions, context: Context): ExitCode {
  const data = dataOf(options, context);
  const file = resolve(context.cwd, named);
  if (isPostgresUrl(data)) {
    context.err('A PostgreSQL database is backed up by its own tools; use pg_dump. Copy the place of --media too.');
    return exitCode.wrongUse;
  }
  if (data === inMemory || !existsSync(data)) {
    context.err(`There is no database at ${data}. Specify its file with --data.`);
    return exitCode.wrongUse;
  }
  const outcome = backUp(data, file);
  switch (outcome.kind) {
    case 'done':
      context.out(`Backed up ${data} to ${file}, with its hash in ${file}.sha256`);
      if (outcome.recordings === null) {
        context.out('No recordings are kept beside it. Recordings in another place (--media) are not copied.');
        return exitCode.fine;
      }
      context.out(`Backed up its recordings to ${file}-media. Recordings in another place (--media) are not copied.`);
      return reportMissing(outcome.recordings, `${data}-media`, 'the backup does not have them', context);
    case 'exists':
      context.err(`${file} already exists and was not replaced. Specify another file.`);
      return exitCode.wrongUse;
    case 'mediaExists':
      context.err(`${file}-media already exists, so nothing was backed up. Move it away, or specify another file.`);
      return exitCode.wrongUse;
    case 'notAStudyDatabase':
      context.err(`${data} is not a database of a study service. Specify its file with --data.`);
      return exitCode.wrongUse;
  }
}

/** Defines `guide backup FILE`: copies the database and the recordings beside it, even while the service runs. */
export function define(command: Command, context: Context): void {
  withData(command.argument('<file>', 'the new file')).action((file: string, options: DataOptions) => {
    try {
      context.end(backup(file, options, context));
    } catch (error) {
      const sentence = startSentence(error, file);
      if (sentence === null) throw error;
      context.err(sentence);
      context.end(exitCode.wrongUse);
    }
  });
}
