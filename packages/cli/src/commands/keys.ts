import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Admin, openAdmin } from '@guide-studio/study-service/node';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { type ExitCode, exitCode } from '../exitCode.ts';
import { formatOption, type OutputFormat } from '../formatOption.ts';
import { placesOf } from '../studio/places.ts';
import { startSentence } from '../studio/startSentence.ts';
import { table } from '../table.ts';

interface Options {
  readonly data?: string;
}

/** Runs `work` on the database of the local service, which need not run, and may. */
async function administer(
  options: Options,
  context: Context,
  work: (keys: Admin['keys']) => Promise<ExitCode>,
): Promise<void> {
  const data = options.data === undefined ? placesOf(context).database : resolve(context.cwd, options.data);
  if (!existsSync(data)) {
    context.err(
      `There is no database at ${data}. Start the service once with guide serve, or name its file with --data.`,
    );
    context.end(exitCode.wrongUse);
    return;
  }
  try {
    const admin = await openAdmin({ data });
    try {
      context.end(await work(admin.keys));
    } finally {
      await admin.close();
    }
  } catch (error) {
    const sentence = startSentence(error, data);
    if (sentence === null) throw error;
    context.err(sentence);
    context.end(exitCode.wrongUse);
  }
}

const day = (time: number): string => new Date(time).toISOString().slice(0, 10);

function withData(command: Command): Command {
  return command.option('--data <path>', 'the database file (default: in the data folder of Guide Studio)');
}

function defineCreate(keys: Command, context: Context): void {
  withData(keys.command('create').description('make a key and show it once'))
    .option('--name <name>', 'what the key is for', 'command line')
    .action(async (options: Options & { name: string }) =>
      administer(options, context, async (administration) => {
        const { id, key } = await administration.create(options.name);
        context.out(key);
        context.err(`Key ${id}, shown only now. Use it as GUIDE_API_KEY.`);
        return exitCode.fine;
      }),
    );
}

function defineList(keys: Command, context: Context): void {
  withData(keys.command('list').description('list the keys, without the keys themselves'))
    .addOption(formatOption())
    .action(async (options: Options & { format: OutputFormat }) =>
      administer(options, context, async (administration) => {
        const list = await administration.list();
        const rows = list.map((key) => [
          key.id,
          day(key.createdAt),
          key.revokedAt === null ? 'in use' : `revoked ${day(key.revokedAt)}`,
          key.name,
        ]);
        context.out(
          options.format === 'json' ? JSON.stringify(list, null, 2) : table(['KEY', 'MADE', 'STATE', 'NAME'], rows),
        );
        return exitCode.fine;
      }),
    );
}

function defineRevoke(keys: Command, context: Context): void {
  withData(keys.command('revoke').description('end a key for good'))
    .argument('<id>', 'the id of the key; see guide keys list')
    .action(async (id: string, options: Options) =>
      administer(options, context, async (administration) => {
        const known = (await administration.list()).find((key) => key.id === id);
        if (known === undefined) {
          context.err(`There is no key ${id}. To see the keys, run guide keys list`);
          return exitCode.problems;
        }
        await administration.revoke(id);
        context.out(`Key ${id} is revoked.`);
        return exitCode.fine;
      }),
    );
}

/** `guide keys …`: the API keys of the local service. Only a hash of each is stored. */
export function define(command: Command, context: Context): void {
  defineCreate(command, context);
  defineList(command, context);
  defineRevoke(command, context);
}
