import type { ApiClient } from '@guide-studio/api-client';
import type { Wallet } from '@guide-studio/api-contract';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { type ExitCode, exitCode } from '../exitCode.ts';
import { type RemoteOptions, withRemote } from '../remote/access.ts';
import { report, reportFailure, withClient } from '../remote/withClient.ts';

interface Options extends RemoteOptions {
  readonly wallet?: string;
  readonly yes?: boolean;
}

const nameOf = ({ name, walletId, projectCreditBalance: { balance } }: Wallet): string =>
  `${name} (${walletId}), which has ${balance} project credit${balance === 1 ? '' : 's'}`;

/** What a launch would take, in words. Without `--wallet` the service chooses, so all of them are named. */
function intention(wallets: readonly Wallet[], walletId: string | undefined): string {
  if (walletId !== undefined) {
    const wallet = wallets.find((other) => other.walletId === walletId);
    return wallet === undefined ? `wallet ${walletId}, which this key cannot see` : `wallet ${nameOf(wallet)}`;
  }
  const [first, ...others] = wallets;
  if (first === undefined) return 'no wallet';
  if (others.length === 0) return `wallet ${nameOf(first)}`;
  return `a wallet that the service chooses out of ${wallets.map(nameOf).join('; ')}`;
}

async function announce(client: ApiClient, baseUrl: string, id: string, options: Options, context: Context) {
  const answer = await client.call('listWallets', {});
  if (!answer.ok) return reportFailure(answer.failure, context);
  context.err(`This would launch study ${id} at ${baseUrl} with ${intention(answer.value.wallets, options.wallet)}.`);
  context.err('From then on participants can take it, and each first answer holds a credit.');
  context.err('Nothing was sent. To launch, run the same command with --yes.');
  return exitCode.wrongUse;
}

async function launch(id: string, options: Options, context: Context): Promise<ExitCode> {
  return await withClient(options, context, async (client, baseUrl) => {
    if (options.yes !== true) return await announce(client, baseUrl, id, options, context);
    const body = options.wallet === undefined ? {} : { walletId: options.wallet };
    return report(await client.call('launchStudy', { params: { studyId: id }, body }), context, (launched) => {
      context.out(`Study ${launched.id} is live.`);
      if (launched.wallet !== undefined) context.out(`Wallet: ${nameOf(launched.wallet)}`);
      context.out(`Link for participants: ${launched.selfRecruitLink}`);
    });
  });
}

/** `guide launch ID`: makes a draft live. Without `--yes` it only says what it would do, and ends with 2. */
export function define(command: Command, context: Context): void {
  withRemote(command)
    .argument('<study>', 'the id of the draft')
    .option('--wallet <id>', 'the wallet to use; see guide wallets')
    .option('--yes', 'launch; without it, only say what would happen')
    .action(async (id: string, options: Options) => context.end(await launch(id, options, context)));
}
