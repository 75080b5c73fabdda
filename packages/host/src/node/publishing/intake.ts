import { done, failed, type HostError, type HostImplementation, type HostResult } from '../../common/index.ts';
import { thisComputerId } from '../connecting/connections.ts';
import { ask, type ServiceConnection } from './serviceConnection.ts';

/**
 * Returns the methods that pause, close and reopen studies. The public API cannot do this, so only the service of this
 * computer is called.
 */
export function intake(
  connect: () => Promise<HostResult<ServiceConnection>>,
): Pick<HostImplementation, 'study.intake' | 'study.setIntake'> {
  return {
    'study.intake': async ({ studyId }) => {
      const connection = await connect();
      if (!connection.ok) return connection;
      if (connection.value.access.connectionId !== thisComputerId) return done(null);
      return await ask(connection, async (client) => await client.call('getStudyIntake', { params: { studyId } }));
    },
    'study.setIntake': async ({ studyId, ...body }) => {
      const connection = await connect();
      if (!connection.ok) return connection;
      if (connection.value.access.connectionId !== thisComputerId)
        return failed({ code: 'intakeStays', reason: 'elsewhere' });
      const set = await ask(connection, async (client) => {
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
