import { randomUUID } from 'node:crypto';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { formatOption, type OutputFormat } from '../formatOption.ts';
import { administer } from '../service/administer.ts';
import { type DataOptions, withData } from '../service/dataOf.ts';
import { table } from '../table.ts';

function defineList(orgs: Command, context: Context): void {
  withData(orgs.command('list').description('list the organizations'))
    .addOption(formatOption())
    .action(async (options: DataOptions & { format: OutputFormat }) =>
      administer(options, context, async ({ accounts }) => {
        const all = await accounts.listOrganizations();
        const rows = all.map(({ id, name, walletBilling }) => [id, walletBilling ? 'wallets' : 'none', name]);
        if (options.format === 'json') context.json(all);
        else context.print(table(['ORGANIZATION', 'BILLING', 'NAME'], rows));
      }),
    );
}

function defineCreate(orgs: Command, context: Context): void {
  withData(orgs.command('create').description('create an organization, without users and wallets'))
    .argument('<name>', 'its name')
    .option('--no-billing', 'its studies are launched without a wallet')
    .action(async (name: string, options: DataOptions & { billing: boolean }) =>
      administer(options, context, async ({ accounts }) => {
        const id = randomUUID();
        await accounts.createOrganization({ id, name, walletBilling: options.billing });
        context.out(id);
      }),
    );
}

/** Defines `guide orgs …`: manages the organizations of the local service. */
export function define(command: Command, context: Context): void {
  defineList(command, context);
  defineCreate(command, context);
}
