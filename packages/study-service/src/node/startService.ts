import { setTimeout } from 'node:timers/promises';
import type { StartLimits } from '../assumptions.ts';
import { createApp } from '../app.ts';
import { inFrontOf } from '../http/front.ts';
import { createRisingClock } from './clock.ts';
import { createKeys, type Keys } from './keys.ts';
import { listen } from './listen.ts';
import { createLog, type LogDestination } from './log.ts';
import { openData } from './openData.ts';
import { readFaults } from './ops/readFaults.ts';
import { readPageFiles } from './page/pageFiles.ts';
import { withPage } from './page/withPage.ts';
import { hashOf, newId, newLinkId, newSecret } from './random.ts';

export interface ServiceOptions {
  /** 0: any free port. */
  readonly port: number;
  /** Default 127.0.0.1: this machine only. */
  readonly host?: string;
  /** The database file, made when it is missing, or `:memory:`. */
  readonly data: string;
  /** Starting data for an empty database. */
  readonly seedFile?: string;
  /** The address participants use, when it is not the one listened on. */
  readonly baseUrl?: string;
  /** How long a write waits while another process writes to the same file, before it is answered with 409. */
  readonly busyTimeoutMs?: number;
  /** Default: standard error. */
  readonly log?: LogDestination;
  /** A JSON file of rules by which answers go wrong, so that clients can be tried; see `FaultRules`. */
  readonly faultFile?: string;
  /** The folder of the built participant page; without it, links of participants are not served. */
  readonly pageDir?: string;
  /** Origins such as `https://panel.example.org` whose pages may use the service from a browser; none by default. */
  readonly corsOrigins?: readonly string[];
  /** A proxy stands in front and writes the address of each participant into `X-Forwarded-For`. */
  readonly behindProxy?: boolean;
  /** How many interviews may be started and not answered. */
  readonly startLimits?: StartLimits;
}

export interface RunningService {
  readonly url: string;
  /** The first key of a database that was empty, to be shown once; null otherwise. */
  readonly newKey: string | null;
  readonly keys: Keys;
  /** Finishes the requests under way and closes the database. */
  close(): Promise<void>;
}

/** Starts the service on its embedded database. Rejects with `StartError` for whatever its starter did wrong. */
export async function startService(options: ServiceOptions): Promise<RunningService> {
  const { port, host = '127.0.0.1', log = process.stderr } = options;
  const now = Date.now;
  const faults = options.faultFile === undefined ? undefined : await readFaults(options.faultFile);
  const page = options.pageDir === undefined ? undefined : await readPageFiles(options.pageDir);
  const { store, newKey } = await openData(options, now);
  await store.interviews.sweep();
  let url = '';
  const baseUrl = () => options.baseUrl?.replace(/\/+$/, '') ?? url;
  const nextMoment = createRisingClock(now);
  const lines = createLog(log);
  const app = createApp({
    store,
    now,
    nextMoment,
    newId,
    newLinkId,
    newSecret,
    hash: hashOf,
    baseUrl,
    log: lines,
  });
  const served = page === undefined ? app.fetch : withPage(app.fetch, page, store.interviews);
  const fetch = inFrontOf(served, {
    ping: () => store.ping(),
    countInterviews: () => store.interviews.countByProgress(),
    baseUrl,
    host,
    origins: new Set(options.corsOrigins),
    newId,
    seconds: () => performance.now() / 1000,
    wait: (milliseconds) => setTimeout(milliseconds),
    report: (error) => lines.failure('service', error),
    faults,
  });
  const server = await listen(fetch, host, port, { behindProxy: options.behindProxy }).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  url = server.url;
  const close = once(async () => {
    await server.close();
    await store.close();
  });
  return { url, newKey, keys: createKeys(store, now), close };
}

function once(act: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => {
    done ??= act();
    return done;
  };
}
