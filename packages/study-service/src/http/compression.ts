import { textOf } from '../respond.ts';
import type { Fetch } from './fetch.ts';

/** Below this size, compression costs more than it saves. */
const leastBytes = 1024;
/** Pictures and videos are compressed already. */
const packable = /^(?:application\/json|text\/|image\/svg\+xml)/;

/**
 * Compresses answers with gzip while they are sent, for clients that accept it. Every compressible answer has `Vary:
 * Accept-Encoding`.
 */
export function withCompression(next: Fetch): Fetch {
  return async (request) => {
    const response = await next(request);
    if (response.body === null || !packable.test(response.headers.get('content-type') ?? '')) return response;
    response.headers.append('vary', 'Accept-Encoding');
    if (isSmall(response) || !takesGzip(request.headers.get('accept-encoding'))) return response;
    const { status, headers } = response;
    headers.set('content-encoding', 'gzip');
    headers.delete('content-length');
    return new Response(response.body.pipeThrough(new CompressionStream('gzip')), { status, headers });
  };
}

function isSmall(response: Response): boolean {
  const length = textOf(response)?.length ?? response.headers.get('content-length');
  return length !== null && Number(length) < leastBytes;
}

/** Returns true if `Accept-Encoding` (RFC 9110) accepts gzip: by name or by `*`, unless its weight is 0. */
export function takesGzip(header: string | null): boolean {
  const weights = new Map(
    (header ?? '').split(',').map((part) => {
      const [coding = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      const weight = parameters.find((text) => text.startsWith('q='))?.slice(2);
      return [coding, weight === undefined ? 1 : Number(weight)] as const;
    }),
  );
  return (weights.get('gzip') ?? weights.get('x-gzip') ?? weights.get('*') ?? 0) > 0;
}
