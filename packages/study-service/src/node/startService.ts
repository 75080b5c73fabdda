import { setTimeout } from 'node:timers/promises';
import type { RecordingLimits } from '@guide-studio/api-contract';
import { leastFreeBytes, type StartLimits } from '../assumptions.ts';
import { chatAnalyst } from '../analyst/chatAnalyst.ts';
import { createApp } from '../app.ts';
import type { ChatModel } from '../moderator/chatModel.ts';
import { chatModerator } from '../moderator/chatModerator.ts';
import { studyModerator } from '../moderator/studyModerator.ts';
import { inFrontOf } from '../http/front.ts';
import type { MediaStore } from '../media/mediaStore.ts';
import type { PartStates } from '../service.ts';
import type { JobKind } from '../store/job.ts';
import { watchedTranscriber } from '../transcriber/watchedTranscriber.ts';
import { createKeys, type Keys } from './keys.ts';
import { listen } from './listen.ts';
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
import { hashOf, hmacOf, newId, newLinkId, newSecret } from './random.ts';
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
  /** A model; without one, the script asks follow-up questions, and summaries are counted. */
  readonly model?: ChatModel;
  /** What the model does; both by default. */
  readonly modelFor?: readonly ModelTask[];
  /** The tokens that the model may use for each study; any number by default. */
  readonly modelTokens?: number;
  /** Limits of started but unanswered interviews. */
  readonly startLimits?: StartLimits;
  /** Where recordings are kept: a folder, or `s3://…`; default: beside the database file. */
  readonly media?: string | undefined;
  /** The keys of `s3://…`. */
  readonly mediaKeys?: AccessKeys | undefined;
  /** Recordings are deleted after so many days; default: with their responses. */
  readonly keepMediaDays?: number | undefined;
  readonly recordingLimits?: RecordingLimits;
  /** Writes down recorded voices; without it, answers say that they were spoken. */
  readonly transcriber?: TranscriberOptions | undefined;
  /** The path of ffmpeg; without it, recordings that are not fragmented MP4 are not turned into it. */
  readonly ffmpeg?: string | undefined;
  /** Time until the work of a process that ended is done by another. */
  readonly jobLeaseMs?: number | undefined;
}

/** `probes`: it writes follow-up questions. `analyses`: it reads completed interviews. */
export type ModelTask = 'probes' | 'analyses';

/** A running service. */
export interface RunningService {
  readonly url: string;
  /** The first key of a database that was empty, to be shown once; otherwise null. */
  readonly newKey: string | null;
  readonly keys: Keys;
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
  const mediaStore = await openMediaStore(options);
  const ffmpegState = options.ffmpeg === undefined || mediaStore === null ? null : await tryFfmpeg(options.ffmpeg);
  const ffmpeg = options.ffmpeg !== undefined && ffmpegState === 'ready' ? ffmpegAt(options.ffmpeg) : null;
  const transcriber =
    options.transcriber && mediaStore !== null ? watchedTranscriber(openTranscriber(options.transcriber)) : null;
  const queues: readonly JobKind[] = [
    ...(does('analyses') ? (['analysis'] as const) : []),
    ...(transcriber === null ? [] : (['transcript'] as const)),
    ...(ffmpeg === null ? [] : (['rewrap'] as const)),
  ];
  const { store, newKey } = await openData({ ...options, queues }, now);
  await store.interviews.sweep();
  let url = '';
  const baseUrl = () => options.baseUrl?.replace(/\/+$/, '') ?? url;
  const nextMoment = createRisingClock(now);
  const lines = createLog(log);
  const parts = { fetch: globalThis.fetch, hash: hashOf };
  const mostTokens = options.modelTokens ?? null;
  const moderator =
    options.model && does('probes')
      ? studyModerator(chatModerator(options.model, parts), { store: store.interviews, most: mostTokens })
      : undefined;
  const media = mediaStore && keepMedia(mediaStore, store.recordings, { ...options, now, log: lines });
  const states = async (): Promise<PartStates> => ({
    media: await stateOfMedia(mediaStore),
    transcriber: transcriber?.state() ?? 'none',
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
    hmac: hmacOf,
    unpack,
    baseUrl,
    log: lines,
    moderator,
    media: media ?? undefined,
    transcribes: transcriber !== null,
    doesJobs: queues,
  });
  const served = page === undefined ? app.fetch : withPage(app.fetch, page, store.interviews, media !== null);
  const fetch = inFrontOf(served, {
    ping: () => store.ping(),
    countInterviews: () => store.interviews.countByProgress(),
    moderations: () => moderator?.tally() ?? null,
    async countJobs() {
      const of = { analysis: store.analyses, transcript: store.transcripts, rewrap: store.rewraps };
      const counts = queues.map(async (kind) => [kind, await of[kind].count()] as const);
      return Object.fromEntries(await Promise.all(counts));
    },
    states,
    baseUrl,
    host,
    origins: new Set(options.corsOrigins),
    newId,
    seconds: () => performance.now() / 1000,
    wait: (milliseconds) => setTimeout(milliseconds),
    report: (error) => lines.failure('service', error),
    faults,
  });
  const server = await listen(fetch, host, port, { behindProxy: options.behindProxy, warn: lines.warn }).catch(
    async (error: unknown) => {
      await media?.close();
      await store.close();
      throw error;
    },
  );
  url = server.url;
  const analyst = options.model && does('analyses') ? chatAnalyst(options.model, parts) : null;
  const { jobLeaseMs: leaseMs } = options;
  const jobs = startJobs({ store, analyst, mostTokens, mediaStore, transcriber, ffmpeg, leaseMs, now, log: lines });
  const close = once(async () => {
    await server.close();
    await jobs.stop();
    await media?.close();
    await store.close();
  });
  return { url, newKey, keys: createKeys(store, now), close };
}

/** A bucket is asked only when the service starts. */
async function stateOfMedia(store: MediaStore | null): Promise<string> {
  if (store === null) return 'none';
  const free = await store.freeBytes().catch(() => null);
  if (free === null) return 'unreachable';
  return free < leastFreeBytes.toBegin ? 'full' : 'ready';
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
