import type { Fetch } from '@guide-studio/api-client';
import { done, failed, type HostError, type HostImplementation, type HostResult } from '../../common/index.ts';
import { isOwnService } from './ownService.ts';
import { takeInterviews } from './rehearsing.ts';
import { ask, type ServiceConnection } from './serviceConnection.ts';

/** A service and its client. The key is the client's. */
interface AnyConnection extends Pick<ServiceConnection, 'client'> {
  readonly access: Pick<ServiceConnection['access'], 'baseUrl'>;
}

/** What rehearsals need of the host. */
export interface RehearsalsOptions {
  readonly connect: () => Promise<HostResult<AnyConnection>>;
  readonly fetch: Fetch;
  readonly timeoutMs: number;
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** Receives the number of interviews taken so far. */
  readonly onTaken?: (count: number) => void;
}

type RehearsalMethod = 'study.rehearsal' | 'study.rehearsalGuide' | 'study.rehearse' | 'study.deleteRehearsal';

/**
 * Returns the methods of dress rehearsals. Each asks first, without a key, whether the service is one of this project;
 * to any other nothing is sent.
 */
export function rehearsals(options: RehearsalsOptions): Pick<HostImplementation, RehearsalMethod> {
  const { fetch, timeoutMs, sleep, onTaken } = options;

  async function connectOwn(): Promise<HostResult<AnyConnection>> {
    const connection = await options.connect();
    if (!connection.ok) return connection;
    const isOwn = await isOwnService(connection.value.access.baseUrl, fetch, timeoutMs);
    if (!isOwn.ok) return isOwn;
    return isOwn.value ? connection : failed({ code: 'rehearsalStopped', reason: 'elsewhere' });
  }

  return {
    'study.rehearsal': async ({ studyId }) => {
      const connection = await connectOwn();
      if (!connection.ok) return isElsewhere(connection.error) ? done(null) : connection;
      return await ask(connection, async (client) => await client.call('getRehearsal', { params: { studyId } }));
    },
    'study.rehearsalGuide': async ({ studyId }) =>
      await ask(await connectOwn(), async (client) => await client.call('getStudyGuide', { params: { studyId } })),
    'study.rehearse': async ({ studyId, participants }) => {
      const connection = await connectOwn();
      if (!connection.ok) return connection;
      const begun = await ask(
        connection,
        async (client) => await client.call('beginRehearsal', { params: { studyId } }),
      );
      if (!begun.ok) return failed(inWordsOfRehearsal(begun.error));
      const { baseUrl } = connection.value.access;
      const stage = { baseUrl, fetch, timeoutMs, sleep, permission: begun.value };
      return done(await takeInterviews(stage, participants, onTaken));
    },
    'study.deleteRehearsal': async ({ studyId }) => {
      const deleted = await ask(
        await connectOwn(),
        async (client) => await client.call('deleteRehearsal', { params: { studyId } }),
      );
      return deleted.ok ? deleted : failed(inWordsOfRehearsal(deleted.error));
    },
  };
}

function isElsewhere(error: HostError): boolean {
  return error.code === 'rehearsalStopped' && error.reason === 'elsewhere';
}

/** Translates an API code that means something else when a study is launched. */
function inWordsOfRehearsal(error: HostError): HostError {
  const isDenied =
    error.code === 'api' && error.failure.kind === 'refused' && error.failure.code === 'launch_permission_denied';
  return isDenied ? { code: 'rehearsalStopped', reason: 'denied' } : error;
}
