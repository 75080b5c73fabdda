import { setTimeout } from 'node:timers/promises';
import type { RecordingLimits } from '@guide-studio/api-contract';
import {
  bodyPace,
  leastFreeBytes,
  type StartLimits,
  timeLimits,
  type UnansweredLimits,
  type UploadLimits,
} from '../assumptions.ts';
import { createApp } from '../app.ts';
import type { ChatModel } from '../models/modelEndpoint.ts';
import { createTokenBudget } from '../models/tokenBudget.ts';
import { decideByModel } from '../moderator/decideByModel.ts';
import { createTranslator } from '../translator/translator.ts';
import { createModerator } from '../moderator/moderator.ts';
import { tryModel } from '../moderator/tryModel.ts';
import { createHealth, type Health } from '../health.ts';
import { healthText, mediaHealthText } from '../healthText.en.ts';
import { frontsOf } from '../http/front.ts';
import type { MediaStore } from '../media/mediaStore.ts';
import { type MediaFault, watchedStore } from '../media/watchedStore.ts';
import type { Pace } from '../pace.ts';
import type { PartStates } from '../service.ts';
import type { EndpointFault } from '../endpointFault.ts';
import type { JobKind } from '../store/job.ts';
import type { TranscriptFault } from '../store/transcript.ts';
import { connectionLimits } from './connections.ts';
import { createKeys, type Keys } from './keys.ts';
import { listen, type Listening } from './listen.ts';
import { createLog, type LogDestination } from './log.ts';
import { openData } from './openData.ts';
import { readFaults } from './ops/readFaults.ts';
import { readPageFiles } from './page/pageFiles.ts';
import { withPage } from './page/withPage.ts';
import { ffmpegAt, tryFfmpeg } from './media/ffmpeg.ts';
import { keepMedia } from './media/keepMedia.ts';
import { openMediaStore } from './media/openMediaStore.ts';
import type { AccessKeys } from './media/signatureV4.ts';
import { sweepTemporaryFolders } from './programs/temporaryFolder.ts';
import { startJobs } from './startJobs.ts';
import { openTranscriber, type TranscriberOptions } from './transcriber/openTranscriber.ts';
import { tryTranscriber } from './transcriber/tryTranscriber.ts';
import { retryParts, triablePart } from './tryParts.ts';
import { hashOf, hmacOf, newHash, newId, newLinkId, newSecret } from './random.ts';
import { unpack } from './unpack.ts';

/** How a service is started. */
export interface ServiceOptions {
  /** 0: any free port. */
  readonly port: number;
  /** Default 127.0.0.1: this machine only. */
  readonly host?: string;
  /** The database file, created if missing, or `:memory:`. */
  readonly data: string;
  /** Starting data of an empty database. */
  readonly seedFile?: string;
  /** The address for participants, if it differs from the one listened on. */
  readonly baseUrl?: string;
  /** How long a write waits for another process that writes to the same file, before the answer is 409. */
  readonly busyTimeoutMs?: number;
  /** Default: standard error. */
  readonly log?: LogDestination;
  /** A JSON file of fault rules, for testing clients; see `FaultRules`. */
  readonly faultFile?: string;
  /** The folder of the built participant page; without it, participant links are not served. */
  readonly pageDir?: string;
  /** Origins such as `https://panel.example.org` whose pages may use the service from a browser; default: none. */
  readonly corsOrigins?: readonly string[];
  /** True if a proxy writes each participant's address to `X-Forwarded-For`. */
  readonly behindProxy?: boolean;
  /** The operator's key for `/metrics`; without one, only a service that no other machine reaches shows them. */
  readonly metricsKey?: string | undefined;
  /** A model; without one, the script asks follow-up questions, and no summaries are written. */
  readonly model?: ChatModel;
  /** What the model does; both by default. */
  readonly modelFor?: readonly ModelTask[];
  /** The tokens that the model may use for each study; any number by default. */
  readonly modelTokens?: number;
  /** How long a participant waits for a follow-up question, in milliseconds; default: {@link timeLimits}. */
  readonly followUpMs?: number;
  /** Limits of started but unanswered interviews. */
  readonly startLimits?: StartLimits;
  /** Where recordings are kept: a folder, or `s3://…`; default: beside the database file. */
  readonly media?: string | undefined;
  /** The keys of `s3://…`. */
  readonly mediaKeys?: AccessKeys | undefined;
  /** Recordings are deleted after so many days; default: with their responses. */
  readonly keepMediaDays?: number | undefined;
  readonly recordingLimits?: RecordingLimits;
  /** How many pieces may be under way. */
  readonly uploadLimits?: UploadLimits;
  /** What recordings of interviews without an answer may take. */
  readonly unansweredLimits?: UnansweredLimits;
  /** How many connections are open at most. */
  readonly mostConnections?: number;
  /** How fast bodies must arrive. */
  readonly pace?: Pace;
  /** Writes down recorded voices; without it, answers say that they were spoken. */
  readonly transcriber?: TranscriberOptions | undefined;
  /** The path of ffmpeg; without it, recordings that are not fragmented MP4 are not turned into it. */
  readonly ffmpeg?: string | undefined;
  /** Time until the work of a process that ended is done by another. */
  readonly jobLeaseMs?: number | undefined;
  /** How often parts that fail are tried; default: each minute. */
  readonly retryPartsMs?: number | undefined;
}

/** `probes`: it writes follow-up questions. `analyses`: it reads completed interviews. */
export type ModelTask = 'probes' | 'analyses';

/** A running service. */
export interface RunningService {
  readonly url: string;
  /** The first key of a database that was empty, to be shown once; otherwise null. */
  readonly newKey: string | null;
  readonly keys: Keys;
  /**
   * Asks the model for a decision and lets the transcriber hear a second of silence. Returns for each what is wrong, and what
   * to do next; null if it works, or is not set up. What came of it is the state of the part.
   */
  tryParts(): { readonly model: Promise<string | null>; readonly transcriber: Promise<string | null> };
  /** Returns what model and transcriber failed with last; null if they work, or are not set up. */
  partFaults(): { readonly model: EndpointFault | null; readonly transcriber: TranscriptFault | null };
  /**
   * Also listens on another address of this machine, and serves there only what participants use. Port 0: any free one.
   * Rejects with `StartError` `portTaken` or `cannotListen`.
   */
  listenForParticipants(host: string, port: number): Promise<Listening>;
  /** Finishes current requests and closes the database. */
  close(): Promise<void>;
}

/** Starts the service. Resolves when it listens. Rejects with `StartError` if an option is wrong. */
export async function startService(options: ServiceOptions): Promise<RunningService> {
  const { port, host = '127.0.0.1', log = process.stderr } = options;
  const now = Date.now;
  const faults = options.faultFile === undefined ? undefined : await readFaults(options.faultFile);
  const page = options.pageDir === undefined ? undefined : await readPageFiles(options.pageDir);
  const does = (task: ModelTask): boolean => options.model !== undefined && (options.modelFor?.includes(task) ?? true);
  await sweepTemporaryFolders();
  const lines = createLog(log);
  const opened = await openMediaStore(options);
  const mediaStore = opened && watchedStore(opened, mediaHealth(opened.place, lines.warn));
  const ffmpegState = options.ffmpeg === undefined || mediaStore === null ? null : await tryFfmpeg(options.ffmpeg);
  const ffmpeg = options.ffmpeg !== undefined && ffmpegState === 'ready' ? ffmpegAt(options.ffmpeg) : null;
  const transcriber = options.transcriber && mediaStore !== null ? options.transcriber : null;
  const transcribing = transcriber && {
    transcriber: openTranscriber(transcriber),
    health: healthOfTranscriber(transcriber, lines.warn),
  };
  const queues: readonly JobKind[] = [
    ...(does('analyses') ? (['analysis'] as const) : []),
    ...(transcribing === null ? [] : (['transcript'] as const)),
    ...(ffmpeg === null ? [] : (['rewrap'] as const)),
  ];
  const { store, newKey } = await openData({ ...options, queues }, now);
  await store.interviews.sweep();
  // After the database: one that cannot be opened is the cause, and the only thing to say.
  await mediaStore?.check().catch(() => undefined);
  let url = '';
  const baseUrl = () => options.baseUrl?.replace(/\/+$/, '') ?? url;
  const nextMoment = createRisingClock(now);
  const budget = createTokenBudget({ store: store.interviews, most: options.modelTokens ?? null, now });
  const { model, followUpMs = timeLimits.followUp } = options;
  const access = model && { model, fetch: globalThis.fetch, hash: hashOf };
  const healthOfTask = (task: ModelTask) => (model && does(task) ? healthOfModel(model, task, lines.warn) : null);
  const [probesHealth, analysesHealth] = [healthOfTask('probes'), healthOfTask('analyses')];
  const moderator =
    access && probesHealth
      ? createModerator({
          decide: async (...asked) => decideByModel(access, ...asked),
          budget,
          health: probesHealth,
          limitMs: followUpMs,
        })
      : undefined;
  const analyst = access && analysesHealth ? { ...access, health: analysesHealth } : null;
  const media =
    mediaStore && keepMedia(mediaStore, store.recordings, store.mediaFiles, { ...options, now, log: lines });
  const states = async (): Promise<PartStates> => ({
    media: await stateOfMedia(mediaStore),
    analyst: analysesHealth?.state() ?? 'none',
    transcriber: transcribing?.health.state() ?? 'none',
    ffmpeg: ffmpegState ?? 'none',
  });
  const app = createApp({
    store,
    states,
    now,
    nextMoment,
    newId,
    newLinkId,
    newSecret,
    hash: hashOf,
    newHash,
    hmac: hmacOf,
    unpack,
    pace: options.pace ?? bodyPace,
    baseUrl,
    log: lines,
    moderator,
    translator: access && createTranslator(access, budget),
    followUpMs,
    media: media ?? undefined,
    transcribes: transcribing !== null,
    doesJobs: queues,
  });
  const served = page === undefined ? app.fetch : withPage(app.fetch, page, store.interviews, media !== null);
  const fronts = frontsOf(served, {
    ping: () => store.ping(),
    countInterviews: () => store.interviews.countByProgress(),
    moderations: () => moderator?.tally() ?? null,
    modelTokens: () => (model ? budget.used() : null),
    async countJobs() {
      const of = { analysis: store.analyses, transcript: store.transcripts, rewrap: store.rewraps };
      const counts = queues.map(async (kind) => [kind, await of[kind].count()] as const);
      return Object.fromEntries(await Promise.all(counts));
    },
    countMedia: async () => (await media?.counts()) ?? null,
    states,
    baseUrl,
    host,
    behindProxy: options.behindProxy,
    isMetricsKey: options.metricsKey === undefined ? undefined : isSecret(options.metricsKey),
    origins: new Set(options.corsOrigins),
    newId,
    seconds: () => performance.now() / 1000,
    wait: (milliseconds) => setTimeout(milliseconds),
    report: (error) => lines.failure('service', error),
    faults,
  });
  const { mostConnections: mostOpen = connectionLimits.mostOpen, behindProxy } = options;
  const limits = { ...connectionLimits, mostOpen };
  const server = await listen(fronts.whole, host, port, { limits, behindProxy, warn: lines.warn }).catch(
    async (error: unknown) => {
      await media?.close();
      await store.close();
      throw error;
    },
  );
  url = server.url;
  const { jobLeaseMs: leaseMs } = options;
  const jobs = startJobs({ store, analyst, budget, mediaStore, transcribing, ffmpeg, leaseMs, now, log: lines });
  const ending = new AbortController();
  const modelHealths = [probesHealth, analysesHealth].filter((health) => health !== null);
  const modelPart =
    model && triablePart(modelHealths, async (signal) => await tryModel(model, globalThis.fetch, signal));
  const transcriberPart =
    transcriber &&
    transcribing &&
    triablePart([transcribing.health], async (signal) => await tryTranscriber(transcriber, signal));
  const triable = [modelPart, transcriberPart].filter((part) => part !== undefined && part !== null);
  const report = (error: unknown): void => lines.failure('parts', error);
  retryParts(triable, { everyMs: options.retryPartsMs ?? 60_000, signal: ending.signal, report });
  const noPlace = options.transcriber && transcriber === null ? noRecordings : null;
  const tryParts = () => ({
    model: Promise.resolve(modelPart?.attempt(ending.signal) ?? null),
    transcriber: Promise.resolve(transcriberPart?.attempt(ending.signal) ?? noPlace),
  });
  const partFaults = () => ({
    model: modelHealths.map(faultOf).find((fault) => fault !== null) ?? null,
    transcriber: transcribing && faultOf(transcribing.health),
  });
  const others = new Set<Listening>();
  const listenForParticipants = async (address: string, at: number): Promise<Listening> => {
    const other = await listen(fronts.forParticipants(address), address, at, { limits });
    const end = once(async () => {
      others.delete(own);
      await other.close();
    });
    const own = { url: other.url, close: end };
    others.add(own);
    return own;
  };
  const close = once(async () => {
    ending.abort();
    await Promise.all([server, ...others].map(async (each) => await each.close()));
    await jobs.stop();
    await media?.close();
    await store.close();
  });
  return { url, newKey, keys: createKeys(store, now), tryParts, partFaults, listenForParticipants, close };
}

/** Compares hashes: how long it takes says nothing about the secret. */
function isSecret(secret: string): (given: string) => boolean {
  const hash = hashOf(secret);
  return (given) => hashOf(given) === hash;
}

function faultOf<Fault extends string>(health: Health<Fault>): Fault | null {
  const state = health.state();
  return state === 'ready' ? null : state;
}

async function stateOfMedia(store: MediaStore | null): Promise<string> {
  if (store === null) return 'none';
  const isThere = await store.check().then(
    () => true,
    () => false,
  );
  const free = isThere ? await store.freeBytes().catch(() => null) : null;
  if (free === null) return 'unreachable';
  return free < leastFreeBytes.toBegin ? 'full' : 'ready';
}

const noRecordings =
  'This service keeps no recordings, so nothing is written down. Name a place for them with --media.';

type Warn = (sentence: string) => void;

function healthOfModel({ model, url }: ChatModel, task: ModelTask, warn: Warn): Health<EndpointFault> {
  const name = `The model ${model} at ${new URL(url).host}`;
  return task === 'probes'
    ? createHealth((change) => warn(healthText(name, 'The script asks follow-up questions until then.', change)))
    : createHealth((change) => warn(healthText(`${name}, for summaries,`, 'None are written until then.', change)));
}

function healthOfTranscriber(options: TranscriberOptions, warn: Warn): Health<TranscriptFault> {
  const name =
    'command' in options
      ? `The command ${openTranscriber(options).name}`
      : `The transcriber ${options.model} at ${new URL(options.url).host}`;
  const instead = 'Spoken answers are kept, and written down when it works.';
  return createHealth((change) => warn(healthText(name, instead, change)));
}

function mediaHealth(place: string, warn: Warn): Health<MediaFault> {
  return createHealth((change) => warn(mediaHealthText(place, change)));
}

function once(act: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => {
    done ??= act();
    return done;
  };
}

/** Returns a clock whose readings always rise, by at least one millisecond. */
function createRisingClock(now: () => number): () => number {
  let last = 0;
  return () => {
    last = Math.max(now(), last + 1);
    return last;
  };
}
