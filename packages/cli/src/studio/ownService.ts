import type { BuiltInConnection, PartsOfService } from '@guide-studio/host/node';
import type { PartFaults, ServiceUnavailable } from '@guide-studio/host/common';
import {
  isSqliteError,
  type RunningService,
  sqliteStartError,
  StartError,
  type StartErrorCode,
} from '@guide-studio/study-service/node';
import { type ServicePlaces, startLocalService } from './localService.ts';
import { startSentence } from './startSentence.ts';

/** The editor's study service, or why it does not run. The editor starts without it too. */
export interface OwnService {
  readonly connection: BuiltInConnection;
  /** Returns what its parts failed with last, once they have been tried. */
  faults(): Promise<PartFaults>;
  /** Rejects with a `StartError`, also if the service does not run. */
  readonly listenForParticipants: RunningService['listenForParticipants'];
  close(): Promise<void>;
}

/** Where the service is, and what receives a sentence if it cannot start. */
export interface Places extends ServicePlaces {
  readonly report: (sentence: string) => void;
}

/** Starts the service. If the database or the disk prevents it, `report` receives one sentence. Rejects for a bug. */
export async function startOwnService({ report, ...places }: Places, parts: PartsOfService): Promise<OwnService> {
  const { database } = places;
  try {
    const { url, apiKey, faults, listenForParticipants, close } = await startLocalService(places, parts);
    return { connection: { baseUrl: url, apiKey }, faults, listenForParticipants, close };
  } catch (error) {
    const reason = reasonOf(error, database);
    const sentence = startSentence(error, database);
    if (reason === null || sentence === null) throw error;
    report(sentence);
    const faults = async (): Promise<PartFaults> => ({ model: null, transcriber: null });
    const listenForParticipants: OwnService['listenForParticipants'] = async () =>
      await Promise.reject(new StartError('dataUnusable', database));
    const connection = { unavailable: { reason, database } };
    return { connection, faults, listenForParticipants, close: async () => undefined };
  }
}

const reasons: Readonly<Partial<Record<StartErrorCode, ServiceUnavailable['reason']>>> = {
  dataForeign: 'foreign',
  dataNewer: 'newer',
  dataDamaged: 'damaged',
  dataReadOnly: 'readOnly',
  dataDiskFull: 'diskFull',
  dataBusy: 'busy',
};

/** System errors of the database's folder that do not prevent the editor from starting. */
const systemReasons: Readonly<Record<string, ServiceUnavailable['reason']>> = {
  EACCES: 'readOnly',
  EPERM: 'readOnly',
  EROFS: 'readOnly',
  ENOSPC: 'diskFull',
  EDQUOT: 'diskFull',
};

function reasonOf(error: unknown, database: string): ServiceUnavailable['reason'] | null {
  if (isSqliteError(error)) return reasonOf(sqliteStartError(database, error), database);
  if (error instanceof StartError) return reasons[error.code] ?? 'notStarted';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return systemReasons[code] ?? null;
}
