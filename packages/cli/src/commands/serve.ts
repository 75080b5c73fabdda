import { dirname, resolve } from 'node:path';
import { urlOf } from '@guide-studio/guide-core/internal';
import { isPlainAddress } from '@guide-studio/host/node';
import {
  type ChatModel,
  type ModelTask,
  findProgram,
  isPostgresUrl,
  makeFolder,
  type RunningService,
  startService,
  type TranscriberOptions as Transcriber,
  tryFfmpeg,
} from '@guide-studio/study-service/node';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { wrongUse } from '../commandFailure.ts';
import type { Context } from '../context.ts';
import { portOption, usualServicePort } from '../portOption.ts';
import { dataOf, type DataOptions, inMemory, nameOfData, withData } from '../service/dataOf.ts';
import { modelOf, type ModelOptions, withModel } from '../service/modelOptions.ts';
import { transcriberOf, type TranscriberOptions, withTranscriber } from '../service/transcriberOptions.ts';
import { logTo } from '../service/logTo.ts';
import { startFailure } from '../studio/startSentence.ts';

interface Options extends DataOptions, ModelOptions, TranscriberOptions {
  readonly host: string;
  readonly port: number;
  readonly seed?: string;
  readonly baseUrl?: string;
  readonly log: string;
  readonly faults?: string;
  readonly cors?: readonly string[];
  readonly behindProxy?: boolean;
  readonly modelTokens?: number;
  readonly modelFor?: readonly ModelTask[];
  readonly media?: string;
  readonly keepMedia?: number;
  /** A path, or `off`. */
  readonly ffmpeg?: string;
  /** False where what is printed is kept, as in a container's log. */
  readonly firstKey: boolean;
}

/** What a service may work with; null for what is not there. */
interface Helpers {
  readonly model: ChatModel | null;
  readonly transcriber: Transcriber | null;
  /** The path of the program. */
  readonly ffmpeg: string | null;
}

async function start(options: Options, pageDir: string, helpers: Helpers, context: Context): Promise<RunningService> {
  const data = dataOf(options, context);
  const file = (named: string | undefined) => (named === undefined ? undefined : resolve(context.cwd, named));
  if (data !== inMemory && !isPostgresUrl(data)) makeFolder(dirname(data));
  const { host, port, baseUrl, cors, behindProxy = false } = options;
  const log = logTo(options.log, context);
  const { model, transcriber, ffmpeg } = helpers;
  return startService({
    host,
    port,
    baseUrl,
    log,
    data,
    pageDir,
    seedFile: file(options.seed),
    faultFile: file(options.faults),
    behindProxy,
    media: isBucket(options.media) ? options.media : file(options.media),
    mediaKeys: mediaKeysOf(context),
    keepMediaDays: options.keepMedia,
    metricsKey: context.env['GUIDE_METRICS_KEY'] || undefined,
    transcriber: transcriber ?? undefined,
    ffmpeg: ffmpeg ?? undefined,
    ...(model === null ? {} : { model }),
    ...(options.modelTokens === undefined ? {} : { modelTokens: options.modelTokens }),
    ...(options.modelFor === undefined ? {} : { modelFor: options.modelFor }),
    ...(cors === undefined ? {} : { corsOrigins: cors }),
  });
}

/** Returns the path of ffmpeg: the one that is named, else the one of `PATH`; null without it. */
async function ffmpegOf({ ffmpeg = 'ffmpeg' }: Options, { env }: Context): Promise<string | null> {
  return ffmpeg === 'off' ? null : await findProgram(ffmpeg, env['PATH']);
}

const isBucket = (media: string | undefined): boolean => /^s3:/iu.test(media ?? '');

/** Returns the keys of a bucket; undefined without them. */
function mediaKeysOf({ env }: Context) {
  const accessKeyId = env['AWS_ACCESS_KEY_ID'];
  const secretAccessKey = env['AWS_SECRET_ACCESS_KEY'];
  return accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
}

function parseDays(text: string): number {
  if (!/^[1-9]\d{0,4}$/u.test(text)) throw new InvalidArgumentError('Days are a whole number from 1.');
  return Number(text);
}

async function attemptStart(
  options: Options,
  pageDir: string,
  helpers: Helpers,
  context: Context,
): Promise<RunningService> {
  try {
    return await start(options, pageDir, helpers, context);
  } catch (error) {
    throw startFailure(error, nameOfData(dataOf(options, context)));
  }
}

const onlyHere = new Set(['127.0.0.1', '::1', 'localhost']);

async function serve(options: Options, context: Context): Promise<void> {
  const model = modelOf(options, context);
  const transcriber = transcriberOf(options, context);
  const ffmpeg = await ffmpegOf(options, context);
  if (ffmpeg === null && options.ffmpeg !== undefined && options.ffmpeg !== 'off')
    throw wrongUse(`${options.ffmpeg} is not a program. Check its path, or leave out --ffmpeg.`);
  const pageDir = context.ensure('page');
  // The build printed why.
  if (pageDir === null) throw wrongUse();
  const service = await attemptStart(options, pageDir, { model, transcriber, ffmpeg }, context);
  const stopped = context.untilStopped();
  if (!onlyHere.has(options.host)) {
    context.err('Other machines can reach this service, without encryption. Put a proxy with https in front of it.');
  }
  if (options.faults !== undefined) context.err(`Answers fail on purpose, by the rules in ${options.faults}.`);
  context.out(`Study service ready at ${service.url}`);
  if (service.newKey !== null && options.firstKey) context.out(`New API key, shown only once: ${service.newKey}`);
  else {
    if (service.newKey !== null) for (const { id } of await service.keys.list()) await service.keys.forget(id);
    context.err(await whereKeysAre(service, options));
  }
  let isEnding = false;
  const tried = service.tryParts();
  const reported = Promise.all([
    tried.model.then((fault) => isEnding || reportModel(model, fault, context)),
    tried.transcriber.then((fault) => isEnding || reportTranscriber(transcriber, fault, context)),
    reportFfmpeg(ffmpeg, context),
  ]);
  await stopped;
  isEnding = true;
  await service.close();
  await reported;
}

/** Says whether the model answers. Interviews run in any case. */
function reportModel(model: ChatModel | null, fault: string | null, context: Context): void {
  if (model === null) return;
  if (fault === null) context.out(`The model ${model.model} answers.`);
  else context.err(`${fault} Until then the script asks follow-up questions, and no summaries are written.`);
}

/** Says whether voices are written down. Interviews run in any case. */
function reportTranscriber(transcriber: Transcriber | null, fault: string | null, context: Context): void {
  if (transcriber === null) return;
  if (fault === null) context.out('Spoken answers are written down.');
  else context.err(`${fault} Until then spoken answers say only that they were spoken.`);
}

async function reportFfmpeg(ffmpeg: string | null, context: Context): Promise<void> {
  if (ffmpeg === null || (await tryFfmpeg(ffmpeg)) === 'ready') return;
  context.err(`${ffmpeg} does not run, or cannot write H.264 and AAC. Recordings in WebM and Ogg stay as they are.`);
}

async function whereKeysAre({ keys }: RunningService, { data, seed }: Options): Promise<string> {
  if (seed !== undefined) return 'The keys come from the seed file.';
  const hasKeys = (await keys.list()).some(({ revokedAt }) => revokedAt === null);
  const command = `guide keys create${data === undefined ? '' : ` --data ${nameOfData(data)}`}`;
  return hasKeys
    ? `This database has keys already; create another with ${command}`
    : `No key of this database is in use; create one with ${command}`;
}

function parseTokens(text: string): number {
  if (!/^[1-9]\d{0,14}$/u.test(text)) throw new InvalidArgumentError('A number of tokens looks like 200000.');
  return Number(text);
}

function parseBaseUrl(text: string): string {
  if (!isPlainAddress(text)) {
    throw new InvalidArgumentError('An address looks like https://studies.example.org.');
  }
  return text;
}

/** Adds one origin: scheme, host and port of a site, as browsers write it. */
function addOrigin(text: string, origins: readonly string[] = []): readonly string[] {
  const url = urlOf(text);
  const isOrigin = url !== null && /^https?:$/u.test(url.protocol) && url.origin === text;
  if (!isOrigin) throw new InvalidArgumentError('An origin looks like https://panel.example.org, without a path.');
  return [...origins, text];
}

/** Defines `guide serve`: runs the study service on this machine until Ctrl+C. */
export function define(command: Command, context: Context): void {
  withTranscriber(withModel(withData(command), 'writes follow-up questions and summaries'))
    .addOption(portOption('the port; 0 picks a free one').default(usualServicePort))
    .option('--host <address>', 'the address to listen on', '127.0.0.1')
    .option('--base-url <url>', 'the address participants use, if it differs', parseBaseUrl)
    .option('--seed <file>', 'fill an empty database from this JSON file')
    .option('--log <file>', 'where log lines go: a file, - for standard error, or off', '-')
    .option('--cors <origin...>', 'let pages of this origin use the service from a browser; may be repeated', addOrigin)
    .option('--behind-proxy', 'behind a proxy: read the address of each participant from X-Forwarded-For')
    .addOption(
      new Option('--model-for <task...>', 'what the model does; both by default').choices(['probes', 'analyses']),
    )
    .option('--model-tokens <n>', 'the most tokens that the model may use for each study', parseTokens)
    .option('--media <place>', 'where recordings are kept: a folder or s3://… (default: beside the database)')
    .option('--keep-media <days>', 'delete recordings after so many days', parseDays)
    .option('--ffmpeg <path>', 'turns recordings into files for all browsers; off: none (default: ffmpeg on PATH)')
    .option('--no-first-key', 'print no key for an empty database; create one with guide keys create')
    .option('--faults <file>', 'make answers fail by the rules in this JSON file, to test a client')
    .action(async (options: Options) => await serve(options, context));
}
