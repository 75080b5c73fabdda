import type { Fetch } from '@guide-studio/api-client';
import { done, failed, type HostError, type HostImplementation, type HostResult } from '../../common/index.ts';
import { thisComputerId } from '../connecting/connections.ts';
import { isOwnService } from './ownService.ts';
import { ask, type ServiceConnection } from './serviceConnection.ts';

interface IntakeOptions {
  readonly connect: () => Promise<HostResult<ServiceConnection>>;
  readonly fetch: Fetch;
  readonly timeoutMs: number;
}

/**
 * Returns the methods that pause, close and reopen studies. The public API cannot do this, so only services of this project
 * are asked. Any other is asked what it is, without the key, and gets nothing else.
 */
export function intake({
  connect,
  fetch,
  timeoutMs,
}: IntakeOptions): Pick<HostImplementation, 'study.intake' | 'study.setIntake'> {
  /** Returns the connection; null if its service is not one of this project. */
  async function connectOwn(): Promise<HostResult<ServiceConnection | null>> {
    const connection = await connect();
    if (!connection.ok || connection.value.access.connectionId === thisComputerId) return connection;
    const isOwn = await isOwnService(connection.value.access.baseUrl, fetch, timeoutMs);
    if (!isOwn.ok) return isOwn;
    return isOwn.value ? connection : done(null);
  }

  return {
    'study.intake': async ({ studyId }) => {
      const connection = await connectOwn();
      if (!connection.ok) return connection;
      const { value } = connection;
      if (value === null) return done(null);
      return await ask(done(value), async (client) => await client.call('getStudyIntake', { params: { studyId } }));
    },
    'study.setIntake': async ({ studyId, ...body }) => {
      const connection = await connectOwn();
      if (!connection.ok) return connection;
      const { value } = connection;
      if (value === null) return failed({ code: 'intakeStays', reason: 'elsewhere' });
      const set = await ask(done(value), async (client) => {
        return await client.call('setStudyIntake', { params: { studyId }, body });
      });
      return set.ok ? set : failed(inWordsOfIntake(set.error));
    },
  };
}

/** Translates two API codes that mean something else when a study is launched. */
function inWordsOfIntake(error: HostError): HostError {
  if (error.code !== 'api' || error.failure.kind !== 'refused') return error;
  if (error.failure.code === 'conflict') return { code: 'intakeStays', reason: 'changed' };
  return error.failure.code === 'launch_permission_denied' ? { code: 'intakeStays', reason: 'denied' } : error;
}
