import type { Command } from 'commander';
import { problem } from '../commandFailure.ts';
import type { Context } from '../context.ts';
import { formatOption, type OutputFormat } from '../formatOption.ts';
import { administer } from '../service/administer.ts';
import { type DataOptions, withData } from '../service/dataOf.ts';
import { table } from '../table.ts';

const day = (time: number): string => new Date(time).toISOString().slice(0, 10);

function defineCreate(keys: Command, context: Context): void {
  withData(keys.command('create').description('create a key and show it once'))
    .option('--name <name>', 'what the key is for', 'command line')
    .option('--user <email>', 'whose key it is (default: the first user who may launch)')
    .action(async (options: DataOptions & { name: string; user?: string }) =>
      administer(options, context, async ({ keys: administration, accounts }) => {
        const holders = (await accounts.listMembers()).filter(({ email, isMember }) =>
          options.user === undefined ? isMember : email === options.user,
        );
        if (holders.length === 0) throw problem('No user can hold this key. To see the users, run guide users list');
        const { id, key } = await administration.create(options.name, options.user);
        context.out(key);
        context.err(`Key ${id}. It is shown only once. Use it as GUIDE_API_KEY.`);
      }),
    );
}

function defineList(keys: Command, context: Context): void {
  withData(keys.command('list').description('list the keys, without the keys themselves'))
    .addOption(formatOption())
    .action(async (options: DataOptions & { format: OutputFormat }) =>
      administer(options, context, async ({ keys: administration }) => {
        const list = await administration.list();
        const rows = list.map((key) => [
          key.id,
          day(key.createdAt),
          key.revokedAt === null ? 'in use' : `revoked ${day(key.revokedAt)}`,
          key.name,
        ]);
        if (options.format === 'json') context.json(list);
        else context.print(table(['KEY', 'CREATED', 'STATE', 'NAME'], rows));
      }),
    );
}

function defineRevoke(keys: Command, context: Context): void {
  withData(keys.command('revoke').description('revoke a key permanently'))
    .argument('<id>', 'the id of the key; see guide keys list')
    .action(async (id: string, options: DataOptions) =>
      administer(options, context, async ({ keys: administration }) => {
        const known = (await administration.list()).find((key) => key.id === id);
        if (known === undefined) throw problem(`There is no key ${id}. To see the keys, run guide keys list`);
        await administration.revoke(id);
        context.out(`Key ${id} is revoked.`);
      }),
    );
}

function defineRotateMedia(keys: Command, context: Context): void {
  const command = keys.command('rotate-media');
  withData(command.description('end the addresses of recordings that were given out')).action(
    async (options: DataOptions) =>
      administer(options, context, async ({ keys: administration }) => {
        await administration.rotateMedia();
        context.out(
          'The addresses of recordings that were given out have ended. Read the responses again to get new ones.',
        );
      }),
  );
}

/** Defines `guide keys …`: manages the API keys of the local service. Only a hash of each key is stored. */
export function define(command: Command, context: Context): void {
  defineCreate(command, context);
  defineList(command, context);
  defineRevoke(command, context);
  defineRotateMedia(command, context);
}
