import { type ApiClient, createApiClient } from '@guide-studio/api-client';
import type { Context } from '../context.ts';
import { accessOf, type RemoteOptions } from './access.ts';

/** Returns a client for the chosen service, and its address. Throws `CommandFailure` if there is no service or key. */
export async function serviceOf(
  options: RemoteOptions,
  context: Context,
): Promise<{ readonly client: ApiClient; readonly baseUrl: string }> {
  const access = await accessOf(options, context);
  const client = createApiClient({ ...access, fetch: async (url, init) => await fetch(url, init as RequestInit) });
  return { client, baseUrl: access.baseUrl };
}
