import { randomUUID } from 'node:crypto';
import type { Admin } from '@guide-studio/study-service/node';
import { type Command, InvalidArgumentError } from 'commander';
import type { Context } from '../context.ts';
import { problem } from '../commandFailure.ts';
import { parseCredits, parseLimit } from '../credits.ts';
import { formatOption, type OutputFormat } from '../formatOption.ts';
import { table } from '../table.ts';
import { administer } from './administer.ts';
import { type DataOptions, withData } from './dataOf.ts';
import { chooseOne } from './chooseOne.ts';
import { type OrganizationOptions, organizationOf } from './organization.ts';

const kind = { noun: 'wallet', list: 'guide wallets list', option: '--org' } as const;

function parseWalletId(text: string): string {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/iu.test(text)) {
    throw new InvalidArgumentError('The id of a wallet must be a UUID.');
  }
  return text.toLowerCase();
}

async function list(format: OutputFormat, { accounts }: Admin, context: Context): Promise<void> {
  const [wallets, organizations] = await Promise.all([accounts.listWallets(), accounts.listOrganizations()]);
  const organizationName = (id: string) => organizations.find((organization) => organization.id === id)?.name ?? id;
  const rows = wallets.map((wallet) => [
    wallet.id,
    wallet.projectCredits,
    wallet.projectUsage,
    wallet.grantLimit ?? 'none',
    wallet.name,
    organizationName(wallet.organizationId),
  ]);
  const headings = ['WALLET', 'PROJECT CREDITS', 'USED', 'LIMIT', 'NAME', 'ORGANIZATION'];
  if (format === 'json') context.json(wallets);
  else context.print(table(headings, rows));
}

interface CreateOptions extends DataOptions, OrganizationOptions {
  readonly id?: string;
  readonly credits: number;
  readonly recruitmentCredits: number;
  readonly limit?: number | null;
}

async function create(name: string, options: CreateOptions, admin: Admin, context: Context): Promise<void> {
  const organization = await organizationOf(options, admin);
  const id = options.id ?? randomUUID();
  const made = await admin.accounts.createWallet({
    organizationId: organization.id,
    id,
    name,
    recruitmentCredits: options.recruitmentCredits,
    projectCredits: options.credits,
    grantLimit: options.limit ?? null,
  });
  if (!made) throw problem(`${organization.name} has a wallet ${id} already. Omit --id, or specify another one.`);
  context.out(id);
}

interface WalletOptions extends DataOptions, OrganizationOptions {}

/**
 * Returns the wallet with this id, in the organization of `--org` if several have one. Throws `CommandFailure` if there is
 * none.
 */
async function walletOf(id: string, options: WalletOptions, admin: Admin) {
  const organization = options.org === undefined ? undefined : await organizationOf(options, admin);
  const all = await admin.accounts.listWallets();
  const within = all.filter((wallet) => organization === undefined || wallet.organizationId === organization.id);
  return chooseOne(within, id, (wallet) => wallet.id === id, kind);
}

async function grant(id: string, limit: number | null, options: WalletOptions, admin: Admin, context: Context) {
  const wallet = await walletOf(id, options, admin);
  await admin.accounts.setGrantLimit(wallet.organizationId, wallet.id, limit);
  context.out(`${wallet.name}: ${limit === null ? 'no limit' : `at most ${limit} credits may be used`}.`);
}

async function topUp(id: string, credits: number, options: WalletOptions, admin: Admin, context: Context) {
  const wallet = await walletOf(id, options, admin);
  await admin.accounts.topUp(wallet.organizationId, wallet.id, credits);
  context.out(`${wallet.name}: ${credits} project credits were added.`);
}

const orgOption = ['--org <organization>', 'id or name; needed when there are several'] as const;

/** Defines `guide wallets list|create|grant|top-up`: manages the wallets in the database of the local service. */
export function defineWalletAdministration(wallets: Command, context: Context): void {
  withData(wallets.command('list').description('list the wallets of the local service'))
    .addOption(formatOption())
    .action(async (options: DataOptions & { format: OutputFormat }) =>
      administer(options, context, (admin) => list(options.format, admin, context)),
    );
  withData(wallets.command('create').description('create a wallet of the local service'))
    .argument('<name>', 'its name')
    .option(...orgOption)
    .option('--id <uuid>', 'its id (default: a new one)', parseWalletId)
    .option('--credits <n>', 'project credits to begin with', parseCredits, 0)
    .option('--recruitment-credits <n>', 'recruitment credits to begin with', parseCredits, 0)
    .option('--limit <n>', 'how many credits may be used, or none', parseLimit)
    .action(async (name: string, options: CreateOptions) =>
      administer(options, context, (admin) => create(name, options, admin, context)),
    );
  withData(wallets.command('grant').description('limit how much of a wallet of the local service may be used'))
    .argument('<wallet>', 'its id', parseWalletId)
    .argument('<limit>', 'project credits, or none', parseLimit)
    .option(...orgOption)
    .action(async (id: string, limit: number | null, options: WalletOptions) =>
      administer(options, context, (admin) => grant(id, limit, options, admin, context)),
    );
  withData(wallets.command('top-up').description('add project credits to a wallet of the local service'))
    .argument('<wallet>', 'its id', parseWalletId)
    .argument('<credits>', 'how many', parseCredits)
    .option(...orgOption)
    .action(async (id: string, credits: number, options: WalletOptions) =>
      administer(options, context, (admin) => topUp(id, credits, options, admin, context)),
    );
}
