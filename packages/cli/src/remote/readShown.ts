import type { ApiClient } from '@guide-studio/api-client';
import { readAllResponses } from '@guide-studio/host/common';
import { type ShownById, shownById } from '@guide-studio/interview-engine/answers';
import { answered } from './answered.ts';

/**
 * Reads what the responses of a study were shown. Returns an empty map if the service lacks this address, which is our
 * addition. Throws `CommandFailure` if the request fails otherwise.
 */
export async function readShown(client: ApiClient, study: string): Promise<ShownById> {
  const read = await readAllResponses((query) => client.call('listShown', { params: { linkId: study }, query }));
  const isAbsent = !read.ok && 'status' in read.failure && read.failure.status === 404;
  return shownById(isAbsent ? [] : answered(read).value);
}
