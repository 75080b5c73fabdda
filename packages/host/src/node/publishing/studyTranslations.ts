import { createApiClient, type Fetch } from '@guide-studio/api-client';
import type { StudyTranslations, SuggestedTranslations } from '@guide-studio/api-contract';
import { type ApiResult, done, type HostImplementation, type HostResult } from '../../common/index.ts';
import { isOwnService } from './ownService.ts';
import { ask, type ServiceConnection } from './serviceConnection.ts';
import { unlessAbsent } from './unlessAbsent.ts';

interface Options {
  readonly connect: () => Promise<HostResult<ServiceConnection>>;
  readonly fetch: Fetch;
  readonly timeoutMs: number;
}

type Method = 'translations.suggest' | 'translations.taken' | 'translations.ofStudy' | 'translations.send';

/** A model may be asked twice, each time for two minutes. */
const suggestingMs = 5 * 60 * 1000;

/**
 * Returns the methods about the translations of a study, and about suggestions. Each asks first, without a key, whether
 * the service is one of this project; to any other nothing is sent.
 */
export function studyTranslations({ connect, fetch, timeoutMs }: Options): Pick<HostImplementation, Method> {
  /** Sends to a service of this project. Null: it is another one, or an older one. */
  async function askOwn<T>(
    send: (connection: ServiceConnection) => Promise<ApiResult<T>>,
  ): Promise<HostResult<T | null>> {
    const connection = await connect();
    if (!connection.ok) return connection;
    const isOwn = await isOwnService(connection.value.access.baseUrl, fetch, timeoutMs);
    if (!isOwn.ok) return isOwn;
    return isOwn.value ? await ask<T | null>(connection, async () => await send(connection.value)) : done(null);
  }

  return {
    'translations.suggest': async (body) => {
      const answer = await askOwn<SuggestedTranslations | null>(async ({ access: { baseUrl, apiKey } }) => {
        const client = createApiClient({ baseUrl, apiKey, fetch, timeoutMs: Math.max(timeoutMs, suggestingMs) });
        return await unlessAbsent(client.call('suggestTranslations', { body }), null);
      });
      return answer.ok ? done({ suggested: answer.value }) : answer;
    },
    'translations.taken': async () => {
      const connection = await connect();
      if (!connection.ok) return connection;
      const isOwn = await isOwnService(connection.value.access.baseUrl, fetch, timeoutMs);
      return isOwn.ok ? done({ taken: isOwn.value }) : isOwn;
    },
    'translations.ofStudy': async ({ studyId }) => {
      const answer = await askOwn<StudyTranslations>(
        async ({ client }) => await client.call('getStudyTranslations', { params: { studyId } }),
      );
      return answer.ok ? done({ study: answer.value }) : answer;
    },
    'translations.send': async ({ studyId, translations }) => {
      const answer = await askOwn<StudyTranslations>(
        async ({ client }) =>
          await client.call('setStudyTranslations', { params: { studyId }, body: { translations } }),
      );
      return answer.ok ? done({ study: answer.value }) : answer;
    },
  };
}
