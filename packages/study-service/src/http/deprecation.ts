import { endpoints } from '@guide-studio/api-contract';
import { legacyDeprecatedAt, legacySunsetAt } from '@guide-studio/api-contract/internal';
import type { Fetch } from './fetch.ts';
import { routeOf } from './routeOf.ts';

const deprecation = `@${Date.parse(legacyDeprecatedAt) / 1000}`;
const sunset = new Date(legacySunsetAt).toUTCString();

/**
 * Adds the deprecation date (`Deprecation`, RFC 9745) and the end date (`Sunset`, RFC 8594) to every answer of a legacy
 * endpoint, including errors.
 */
export function withDeprecation(next: Fetch): Fetch {
  return async (request) => {
    const response = await next(request);
    const id = routeOf(request)?.id ?? '';
    if (id in endpoints && endpoints[id as keyof typeof endpoints].family === 'legacy') {
      response.headers.set('deprecation', deprecation);
      response.headers.set('sunset', sunset);
    }
    return response;
  };
}
