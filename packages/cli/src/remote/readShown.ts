import type { ApiClient } from '@guide-studio/api-client';
import { everyResponse, shownById } from '@guide-studio/host/common';

/**
 * Reads what the responses of a study were shown. Returns an empty map if the service lacks this address, which is our
 * addition.
 */
export async function readShown(client: ApiClient, study: string) {
  const read = await everyResponse((query) => client.call('listShown', { params: { linkId: study }, query }));
  if (read.ok) return { ok: true as const, value: shownById(read.value) };
  const isAbsent = 'status' in read.failure && read.failure.status === 404;
  return isAbsent ? { ok: true as const, value: shownById([]) } : read;
}
