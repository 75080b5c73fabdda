import type { ApiClient } from '@guide-studio/api-client';
import { everyResponse, shownById } from '@guide-studio/host/common';

/** What the responses of a study were shown. The address is ours: nothing where the service does not know it. */
export async function readShown(client: ApiClient, study: string) {
  const read = await everyResponse((query) => client.call('listShown', { params: { linkId: study }, query }));
  if (read.ok) return { ok: true as const, value: shownById(read.value) };
  const isAbsent = 'status' in read.failure && read.failure.status === 404;
  return isAbsent ? { ok: true as const, value: shownById([]) } : read;
}
