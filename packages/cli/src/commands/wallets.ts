import type { Wallet } from '@guide-studio/api-contract';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { formatOption, type OutputFormat } from '../formatOption.ts';
import { type RemoteOptions, withRemote } from '../remote/access.ts';
import { answered } from '../remote/answered.ts';
import { serviceOf } from '../remote/serviceOf.ts';
import { defineWalletAdministration } from '../service/walletAdministration.ts';
import { table } from '../table.ts';

const rowOf = (wallet: Wallet): readonly (string | number)[] => [
  wallet.walletId,
  wallet.projectCreditBalance.balance,
  wallet.projectCreditBalance.usage,
  wallet.recruitmentCreditBalance.balance,
  wallet.name,
];

async function remote(options: RemoteOptions & { format: OutputFormat }, context: Context): Promise<void> {
  const { client } = await serviceOf(options, context);
  const { wallets } = answered(await client.call('listWallets', {})).value;
  if (options.format === 'json') context.json(wallets);
  else context.print(table(['WALLET', 'PROJECT CREDITS', 'USED', 'RECRUITMENT CREDITS', 'NAME'], wallets.map(rowOf)));
}

/** Defines `guide wallets`: lists the wallets for launches and, for the local service, manages them. */
export function define(command: Command, context: Context): void {
  withRemote(command)
    .enablePositionalOptions()
    .addOption(formatOption())
    .action(async (options: RemoteOptions & { format: OutputFormat }) => remote(options, context));
  defineWalletAdministration(command, context);
}
