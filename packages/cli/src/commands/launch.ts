import { pluralsOf } from '@guide-studio/guide-core/plurals';
import { resolve } from 'node:path';
import type { ApiClient } from '@guide-studio/api-client';
import { type LaunchResponse, Uuid, type Wallet } from '@guide-studio/api-contract';
import { type HostResult, type Publication } from '@guide-studio/host/common';
import { fingerprintOf } from '@guide-studio/sign-off/node';
import type { Command } from 'commander';
import { type GuideFile, readGuideFile } from '../check/readGuideFile.ts';
import { seriousLines } from '../check/seriousLines.ts';
import { readSwitches } from '../check/switches.ts';
import { checkFile } from '../check/checkFile.ts';
import { attempt, CommandFailure, problem, wrongUse } from '../commandFailure.ts';
import type { Context } from '../context.ts';
import { accessOf, type RemoteOptions, withRemote } from '../remote/access.ts';
import { publishingOf } from '../remote/publishingOf.ts';
import { reportApproval } from '../remote/reportApproval.ts';
import { answered, hostFailure } from '../remote/answered.ts';
import { serviceOf } from '../remote/serviceOf.ts';
import { systemFailure } from '../systemError.ts';

const { plural } = pluralsOf('en');

interface Options extends RemoteOptions {
  readonly wallet?: string;
  /** The guide file whose notes have the approvals and record the launch. */
  readonly file?: string;
  readonly yes?: boolean;
}

const walletName = ({ name, walletId, projectCreditBalance: { balance } }: Wallet): string =>
  `${name} (${walletId}), which has ${balance} project credit${plural(balance, { one: '', other: 's' })}`;

/** Returns what a launch would use, in words. Without `--wallet` the service chooses, so all wallets are named. */
function intention(wallets: readonly Wallet[], walletId: string | undefined): string {
  if (walletId !== undefined) {
    const wallet = wallets.find((other) => other.walletId === walletId);
    return wallet === undefined ? `wallet ${walletId}, which this key cannot see` : `wallet ${walletName(wallet)}`;
  }
  const [first, ...others] = wallets;
  if (first === undefined) return 'no wallet';
  if (others.length === 0) return `wallet ${walletName(first)}`;
  return `a wallet that the service chooses from ${wallets.map(walletName).join('; ')}`;
}

/** The specification: "Studies: the newest 5,000". */
const mostListed = 5000;

/** Returns the id of a study that is named by its id or link id. Throws `CommandFailure` if the service does not list it. */
async function idOf(named: string, client: ApiClient): Promise<string> {
  const { studies } = answered(await client.call('listStudies', {})).value;
  const study = studies.find(({ id, linkId }) => id === named || linkId === named);
  if (study !== undefined) return study.id;
  // The service lists the newest ones only.
  if (studies.length >= mostListed) return named;
  throw problem(`The service has no study ${named} that this key can see. Run guide studies for those it has.`);
}

/** Returns what a launch would do, as the failure of a command without `--yes`. */
async function preview(client: ApiClient, baseUrl: string, id: string, options: Options): Promise<CommandFailure> {
  const { wallets } = answered(await client.call('listWallets', {})).value;
  return wrongUse(
    `This would launch study ${id} at ${baseUrl} with ${intention(wallets, options.wallet)}.`,
    'Participants can then take it, and each participant who starts to answer uses one project credit.',
    'Nothing was sent. To launch, run the same command with --yes.',
  );
}

function reportLaunched(launched: LaunchResponse, context: Context): void {
  context.out(`Study ${launched.id} is live.`);
  if (launched.wallet !== undefined) context.out(`Wallet: ${walletName(launched.wallet)}`);
  context.out(`Link for participants: ${launched.selfRecruitLink}`);
}

async function launch(id: string, options: Options, context: Context): Promise<void> {
  if (options.file !== undefined) return await launchOf(options.file, id, options, context);
  const { client, baseUrl } = await serviceOf(options, context);
  // An id is the service's to judge; a preview, and a link, need the list.
  const isCertain = options.yes === true && Uuid.safeParse(id).success;
  const studyId = isCertain ? id : await idOf(id, client);
  if (options.yes !== true) throw await preview(client, baseUrl, studyId, options);
  const body = options.wallet === undefined ? {} : { walletId: options.wallet };
  reportLaunched(answered(await client.call('launchStudy', { params: { studyId }, body })).value, context);
}

/**
 * Launches like the editor: the notes beside the file must list the study, are checked for approval, and record the
 * launch. They are read before anything is sent.
 */
async function launchOf(named: string, id: string, options: Options, context: Context): Promise<void> {
  const access = await accessOf(options, context);
  try {
    const path = resolve(context.cwd, named);
    const { methods, file } = valueOf(await publishingOf(path, access));
    const { publications } = valueOf(await methods['study.publications']({ file }));
    const publication = publications.find(({ studyId }) => studyId === id);
    if (publication === undefined)
      throw wrongUse(`The notes of ${named} do not list study ${id}. Specify another file, or omit --file.`);
    const read = await attempt(async () => await readGuideFile(named, context.cwd));
    if (!(read instanceof CommandFailure)) await reportState(named, read, publication, context);
    await reportApproval(path, publication.hash, 'This draft', context);
    if (options.yes !== true) {
      const { client, baseUrl } = await serviceOf(options, context);
      throw await preview(client, baseUrl, id, options);
    }
    reportLaunched(valueOf(await methods['study.launch']({ file, studyId: id, walletId: options.wallet })), context);
    const after = await methods['study.publications']({ file });
    const noted = after.ok ? after.value.publications.find(({ studyId }) => studyId === id) : undefined;
    if (noted?.status !== 'live' || noted.noted === false)
      context.err(`The launch could not be saved in the notes beside ${named}.`);
  } catch (error) {
    throw systemFailure(error, named);
  }
}

/** Says what the editor asks about, or that the file changed after the draft: a study keeps the text that was sent. */
async function reportState(named: string, read: GuideFile, { hash }: Publication, context: Context): Promise<void> {
  if (!read.parsed.ok) return;
  if (fingerprintOf(read.parsed.value) === hash) {
    const switches = await readSwitches(named, context);
    for (const line of seriousLines(checkFile(named, read.parsed), read.parsed, switches)) context.err(line);
    return;
  }
  context.err(`${named} has changed since this draft was created. The older text would launch.`);
  context.err(`To launch it as it is now, run guide create ${named} and launch that draft.`);
}

function valueOf<T>(result: HostResult<T>): T {
  if (!result.ok) throw hostFailure(result.error, wrongUse);
  return result.value;
}

/** Defines `guide launch ID`: launches a draft. Without `--yes` it only prints what would happen, and exits with 2. */
export function define(command: Command, context: Context): void {
  withRemote(command)
    .argument('<study>', 'the id of the draft, or its link id')
    .option('--wallet <id>', 'the wallet to use; see guide wallets')
    .option(
      '--file <file>',
      'the guide file of this study: shows whether it is approved, and records the launch in the notes beside it',
    )
    .option('--yes', 'launch; without it, only show what would happen')
    .action(async (id: string, options: Options) => await launch(id, options, context));
}
