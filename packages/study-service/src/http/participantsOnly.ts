import { type OperationId, participantOperations } from '@guide-studio/api-contract';
import type { Fetch } from './fetch.ts';
import { routeOf } from './routeOf.ts';
import { listeningName } from './thisMachine.ts';

/**
 * What participants use: the page of a link, its files, and the interface that the page calls. A listener for a network
 * serves this and nothing else. A new address for participants is a row here.
 */
export const participantRoutes: ReadonlySet<OperationId> = new Set<OperationId>([
  'participantPage',
  'pageFile',
  'studyMediaFile',
  ...Object.values(participantOperations).map(({ id }) => id),
]);

/**
 * Serves only what participants use, under the address that is listened on. Everything else is 404 without a word: other
 * people in a network learn nothing about the service.
 */
export function participantsOnly(next: Fetch, host: string): Fetch {
  const own = listeningName(host);
  return async (request) => {
    const { hostname } = new URL(request.url);
    // Only a GET is in the table, and a HEAD asks for its headers.
    const asked = request.method === 'HEAD' ? new Request(request.url) : request;
    const route = routeOf(asked);
    if (route === null || !participantRoutes.has(route.id) || hostname !== own) return nothing();
    return await next(request);
  };
}

function nothing(): Response {
  return new Response(null, { status: 404, headers: { 'cache-control': 'no-store', 'content-length': '0' } });
}
