import { randomUUID } from 'node:crypto';
import type { Admin } from '@guide-studio/study-service/node';
import { type Command, Option } from 'commander';
import { problem, wrongUse } from '../commandFailure.ts';
import type { Context } from '../context.ts';
import { formatOption, type OutputFormat } from '../formatOption.ts';
import { administer } from '../service/administer.ts';
import { type DataOptions, withData } from '../service/dataOf.ts';
import { chooseOne } from '../service/chooseOne.ts';
import { type OrganizationOptions, organizationOf } from '../service/organization.ts';
import { table } from '../table.ts';

const kind = { noun: 'user', list: 'guide users list', option: '--org' } as const;
const yesNo = (flag: boolean): string => (flag ? 'yes' : 'no');

async function list(format: OutputFormat, { accounts }: Admin, context: Context): Promise<void> {
  const [users, organizations] = await Promise.all([accounts.listMembers(), accounts.listOrganizations()]);
  const organizationName = (id: string) => organizations.find((organization) => organization.id === id)?.name ?? id;
  const rows = users.map((user) => [
    user.id,
    yesNo(user.isMember),
    yesNo(user.canLaunch),
    user.walletIds === null ? 'all' : user.walletIds.length,
    user.email,
    organizationName(user.organizationId),
  ]);
  const headings = ['USER', 'MEMBER', 'LAUNCHES', 'WALLETS', 'E-MAIL', 'ORGANIZATION'];
  if (format === 'json') context.json(users);
  else context.print(table(headings, rows));
}

interface CreateOptions extends DataOptions, OrganizationOptions {
  readonly name?: string;
  readonly launch: boolean;
  readonly wallet?: readonly string[];
}

async function create(email: string, options: CreateOptions, admin: Admin, context: Context): Promise<void> {
  const organization = await organizationOf(options, admin);
  const id = randomUUID();
  const made = await admin.accounts.createMember({
    id,
    organizationId: organization.id,
    name: options.name ?? email,
    email,
    isMember: true,
    canLaunch: options.launch,
    walletIds: options.wallet?.map((wallet) => wallet.toLowerCase()) ?? null,
  });
  if (!made)
    throw problem(`${organization.name} does not have every wallet named. To see them, run guide wallets list`);
  context.out(id);
  context.err(`For a key of this user, run guide keys create --user ${email}`);
}

interface SetOptions extends DataOptions, OrganizationOptions {
  readonly member?: 'yes' | 'no';
  readonly launch?: 'yes' | 'no';
}

async function set(named: string, options: SetOptions, admin: Admin, context: Context): Promise<void> {
  if (options.member === undefined && options.launch === undefined)
    throw wrongUse('Nothing to change. Use --member or --launch.');
  const organization = options.org === undefined ? null : await organizationOf(options, admin);
  const users = (await admin.accounts.listMembers()).filter(
    (user) => organization === null || user.organizationId === organization.id,
  );
  const user = chooseOne(users, named, ({ id, email }) => id === named.toLowerCase() || email === named, kind);
  await admin.accounts.setMember(user.id, {
    ...(options.member === undefined ? {} : { isMember: options.member === 'yes' }),
    ...(options.launch === undefined ? {} : { canLaunch: options.launch === 'yes' }),
  });
  context.out(`User ${user.email} is changed.`);
}

/** Defines `guide users …`: manages the users of the local service and their permissions. */
export function define(command: Command, context: Context): void {
  withData(command.command('list').description('list the users'))
    .addOption(formatOption())
    .action(async (options: DataOptions & { format: OutputFormat }) =>
      administer(options, context, (admin) => list(options.format, admin, context)),
    );
  withData(command.command('create').description('create a user of an organization'))
    .argument('<email>', 'the e-mail')
    .option('--org <organization>', 'id or name; needed when there are several')
    .option('--name <name>', 'the name shown as the creator of studies (default: the e-mail)')
    .option('--no-launch', 'the user may not launch studies')
    .option('--wallet <id...>', 'only these wallets (default: all of the organization)')
    .action(async (email: string, options: CreateOptions) =>
      administer(options, context, (admin) => create(email, options, admin, context)),
    );
  withData(command.command('set').description('change what a user may do'))
    .argument('<user>', 'id or e-mail')
    .option('--org <organization>', 'id or name, if several organizations use the e-mail')
    .addOption(new Option('--member <yes|no>', 'whether the keys of the user work').choices(['yes', 'no']))
    .addOption(new Option('--launch <yes|no>', 'whether the user may launch studies').choices(['yes', 'no']))
    .action(async (user: string, options: SetOptions) =>
      administer(options, context, (admin) => set(user, options, admin, context)),
    );
}
