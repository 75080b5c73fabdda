import type { ApiClient } from '@guide-studio/api-client';
import { type ApiResult, done, failed, type HostResult } from '../../common/index.ts';
import type { Access } from '../connecting/connections.ts';

/** The chosen connection and its client. */
export interface Session {
  readonly access: Access;
  readonly client: ApiClient;
}

/** Sends a request and returns the service's answer as a host result, with `api` as failure. */
export async function ask<T>(
  session: HostResult<Session>,
  send: (client: ApiClient) => Promise<ApiResult<T>>,
): Promise<HostResult<T>> {
  if (!session.ok) return session;
  const answer = await send(session.value.client);
  return answer.ok ? done(answer.value) : failed({ code: 'api', failure: answer.failure });
}
