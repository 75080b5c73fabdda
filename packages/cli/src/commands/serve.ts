import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type RunningService, startService } from '@guide-studio/study-service/node';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { type ExitCode, exitCode } from '../exitCode.ts';
import { portOption } from '../portOption.ts';
import { placesOf } from '../studio/places.ts';
import { untilStopped } from '../studio/untilStopped.ts';
import { startSentence } from '../studio/startSentence.ts';

interface Options {
  readonly port: number;
  readonly data?: string;
  readonly seed?: string;
}

const inMemory = ':memory:';

function dataPath(options: Options, context: Context): string {
  if (options.data === inMemory) return inMemory;
  return options.data === undefined ? placesOf(context).database : resolve(context.cwd, options.data);
}

async function start(options: Options, context: Context): Promise<RunningService | null> {
  const data = dataPath(options, context);
  const seedFile = options.seed === undefined ? undefined : resolve(context.cwd, options.seed);
  try {
    if (data !== inMemory) mkdirSync(dirname(data), { recursive: true, mode: 0o700 });
    return await startService({ port: options.port, data, seedFile });
  } catch (error) {
    const sentence = startSentence(error, data);
    if (sentence === null) throw error;
    context.err(sentence);
    return null;
  }
}

async function serve(options: Options, context: Context): Promise<ExitCode> {
  const service = await start(options, context);
  if (service === null) return exitCode.wrongUse;
  const stopped = untilStopped();
  context.out(`Study service ready at ${service.url}`);
  if (service.newKey !== null) context.out(`New API key, shown only now: ${service.newKey}`);
  await stopped;
  await service.close();
  return exitCode.fine;
}

/** `guide serve`: the study service on this machine, until Ctrl+C. */
export function define(command: Command, context: Context): void {
  command
    .addOption(portOption('the port on 127.0.0.1; 0 takes a free one').default(4310))
    .option('--data <path>', 'the database file, or :memory: (default: in the data folder of Guide Studio)')
    .option('--seed <file>', 'fill an empty database from this JSON file')
    .action(async (options: Options) => context.end(await serve(options, context)));
}
