import { join } from 'node:path';
import { createApiClient, type Fetch } from '@guide-studio/api-client';
import {
  archiveFileName,
  type ArchivedRecordings,
  type ArchiveState,
  done,
  failed,
  type HostImplementation,
} from '../../common/index.ts';
import type { Connections } from '../connecting/connections.ts';
import type { Dialogs } from '../files/guideFiles.ts';
import type { Machine } from '../machine/machine.ts';
import { archiveRecordings, type ArchiveRequest } from './archiveRecordings.ts';

interface ArchivingOptions {
  readonly machine: Machine;
  /** The user's folder for downloads. */
  readonly downloads: string;
  readonly connections: Pick<Connections, 'access'>;
  readonly fetch: Fetch;
  readonly timeoutMs?: number;
  readonly dialogs?: Dialogs;
}

type ArchiveMethod = 'archive.begin' | 'archive.state' | 'archive.stop';

/** The archives that a host makes. */
export interface Archives {
  readonly methods: Pick<HostImplementation, ArchiveMethod>;
  /** Stops all of them. Resolves when nothing of them is left. */
  close(): Promise<void>;
}

interface Running {
  readonly ending: AbortController;
  readonly ended: Promise<void>;
  readonly state: () => ArchiveState;
}

function started(request: Omit<ArchiveRequest, 'signal' | 'onProgress'>): Running {
  const ending = new AbortController();
  let state: ArchiveState = { state: 'running', ...nothingYet };
  const onProgress = (progress: ArchivedRecordings): void => {
    state = { state: 'running', ...progress };
  };
  const ended = archiveRecordings({ ...request, signal: ending.signal, onProgress }).then((result) => {
    state = result.ok ? { state: 'done', ...result.value } : { ...state, state: 'failed', error: result.error };
  });
  return { ending, ended, state: () => state };
}

const nothingYet: ArchivedRecordings = { files: 0, bytes: 0, missing: 0, ofFiles: null, ofBytes: null };

/** Returns the methods that save the recordings of a study into an archive while the editor goes on. */
export function archiving({ machine, downloads, connections, fetch, timeoutMs, dialogs }: ArchivingOptions): Archives {
  const archives = new Map<string, Running>();

  async function placeOf(name: string): Promise<{ readonly path: string; readonly replaces: boolean } | null> {
    if (dialogs === undefined) return { path: join(downloads, name), replaces: false };
    const path = await dialogs.save(downloads, name, '.zip');
    return path === null ? null : { path, replaces: true };
  }

  return {
    methods: {
      'archive.begin': async ({ studyId, name }) => {
        const checked = archiveFileName(name);
        if (!checked.ok) return checked;
        const access = await connections.access();
        if (!access.ok) return access;
        const place = await placeOf(checked.name);
        if (place === null) return done(null);
        const { baseUrl, apiKey } = access.value;
        const client = createApiClient({ baseUrl, apiKey, fetch, timeoutMs: timeoutMs ?? 30_000 });
        const archive = machine.random(16);
        archives.set(archive, started({ client, baseUrl, fetch, machine, studyId, ...place }));
        return done({ archive, path: place.path });
      },
      'archive.state': async ({ archive }) => {
        const running = archives.get(archive);
        return running === undefined ? failed({ code: 'archivingStopped' }) : done(running.state());
      },
      'archive.stop': async ({ archive }) => {
        const running = archives.get(archive);
        running?.ending.abort();
        await running?.ended;
        return done(null);
      },
    },
    close: async () => {
      for (const { ending } of archives.values()) ending.abort();
      await Promise.all([...archives.values()].map(({ ended }) => ended));
    },
  };
}
