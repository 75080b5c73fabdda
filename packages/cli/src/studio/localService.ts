import { dirname } from 'node:path';
import type { PartFaults } from '@guide-studio/host/common';
import { type PartsOfService, thisMachine } from '@guide-studio/host/node';
import {
  findProgram,
  type LogDestination,
  makeFolder,
  type RunningService,
  StartError,
  startService,
} from '@guide-studio/study-service/node';
import { escapedJson } from '../printable.ts';
import { partFaultOf } from './partFault.ts';
import { lastPort, notePort } from './servicePort.ts';

/** The study service of "This computer", with a key that is valid while it runs. */
export interface LocalService {
  readonly url: string;
  readonly apiKey: string;
  /** Returns what model and transcriber failed with last. Waits until they have been tried, which begins with the start. */
  faults(): Promise<PartFaults>;
  readonly listenForParticipants: RunningService['listenForParticipants'];
  /** Deletes the key, then stops the service. */
  close(): Promise<void>;
}

/** Where the service keeps its data, what it serves, and where failures of its log go. */
export interface ServicePlaces {
  readonly database: string;
  readonly pageDir?: string | undefined;
  readonly log: (line: string) => void;
}

const prefix = 'this-computer:';
const noParts: PartsOfService = { model: null, transcriber: null };

/** Returns the process that a key was created for; null for a key with another name. */
function processOf(name: string): number | null {
  const digits = name.startsWith(prefix) ? name.slice(prefix.length) : '';
  return /^\d{1,10}$/u.test(digits) ? Number(digits) : null;
}

/** Deletes keys of editors that ended, since a killed process cannot delete its own. */
async function forgetLeftovers(keys: RunningService['keys']): Promise<void> {
  const { isAlive } = thisMachine();
  for (const { id, name, revokedAt } of await keys.list()) {
    const pid = processOf(name);
    if (pid !== null && (revokedAt !== null || pid === process.pid || !isAlive(pid))) await keys.forget(id);
  }
}

/** Deletes the first key of a new database: it was never shown, so it must not stay valid. */
async function forgetUnseen({ newKey, keys }: RunningService): Promise<void> {
  if (newKey !== null) for (const { id } of await keys.list()) await keys.forget(id);
}

/** Passes only failures of the service's log (pino's level 50) on. */
function failuresTo(log: ServicePlaces['log']): LogDestination {
  return {
    write(line) {
      if ((JSON.parse(line) as { level: number }).level >= 50) log(escapedJson(line));
    },
  };
}

function faultsOf(service: RunningService, { model, transcriber }: PartsOfService): PartFaults {
  const faults = service.partFaults();
  return {
    model: model && faults.model && partFaultOf(faults.model, model.url),
    transcriber: transcriber && faults.transcriber && partFaultOf(faults.transcriber, transcriber.url),
  };
}

async function startOnSamePort(
  { database, pageDir, log }: ServicePlaces,
  { model, transcriber }: PartsOfService,
): Promise<RunningService> {
  const last = lastPort(database);
  const ffmpeg = (await findProgram('ffmpeg')) ?? undefined;
  const options = { data: database, log: failuresTo(log), pageDir, ffmpeg, transcriber: transcriber ?? undefined };
  const also = model === null ? {} : { model };
  const start = async (port: number) => await startService({ port, ...options, ...also });
  const service =
    last !== null ? await start(last).catch(async (error: unknown) => await elsewhere(error, start)) : await start(0);
  notePort(database, new URL(service.url).port);
  return service;
}

async function elsewhere(error: unknown, start: (port: number) => Promise<RunningService>): Promise<RunningService> {
  if (error instanceof StartError && (error.code === 'portTaken' || error.code === 'cannotListen'))
    return await start(0);
  throw error;
}

/**
 * Starts the service on 127.0.0.1 with its embedded database. It uses the port of the last run if it is free, so that
 * participants' links keep working; otherwise any free port. Throws a `StartError` if the database cannot be used.
 */
export async function startLocalService(places: ServicePlaces, parts: PartsOfService = noParts): Promise<LocalService> {
  makeFolder(dirname(places.database));
  const service = await startOnSamePort(places, parts);
  try {
    await forgetUnseen(service);
    await forgetLeftovers(service.keys);
    const { id, key } = await service.keys.create(`${prefix}${process.pid}`);
    const { model, transcriber } = service.tryParts();
    const tried = Promise.allSettled([model, transcriber]);
    return {
      url: service.url,
      apiKey: key,
      listenForParticipants: service.listenForParticipants,
      async faults() {
        await tried;
        return faultsOf(service, parts);
      },
      async close() {
        await service.keys.forget(id);
        await service.close();
      },
    };
  } catch (error) {
    await service.close();
    throw error;
  }
}
