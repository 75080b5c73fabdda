import type { ApiClient } from '@guide-studio/api-client';
import { type ApiResult, done, failed, type HostResult } from '../../common/index.ts';
import type { Access } from '../connecting/connections.ts';

/** The chosen connection and its client. */
export interface ServiceConnection {
  readonly access: Access;
  readonly client: ApiClient;
}

/** Sends a request and returns the service's answer as a host result, with `api` as failure. */
export async function ask<T>(
  connection: HostResult<Pick<ServiceConnection, 'client'>>,
  send: (client: ApiClient) => Promise<ApiResult<T>>,
): Promise<HostResult<T>> {
  if (!connection.ok) return connection;
  const answer = await send(connection.value.client);
  return answer.ok ? done(answer.value) : failed({ code: 'api', failure: answer.failure });
}
