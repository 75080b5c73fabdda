import { deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readBodyBytes } from '../../packages/study-service/src/bodyBytes.ts';
import { bodyPace } from '../../packages/study-service/src/assumptions.ts';
import { unpack } from '../../packages/study-service/src/node/unpack.ts';

const limit = 1000;
const bytesOf = (length: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array(length).map((_, index) => (index * 91) % 256);

/** Sends bytes with their length, or in pieces without it. */
function requestWith(body: Uint8Array<ArrayBuffer>, encoding: string | null, announced: boolean): Request {
  const headers = new Headers();
  if (encoding !== null) headers.set('content-encoding', encoding);
  if (announced) headers.set('content-length', String(body.length));
  return new Request('http://127.0.0.1/', { method: 'POST', headers, body });
}

describe.each([
  ['with its length', true],
  ['without its length', false],
])('a body %s', (_, announced) => {
  const read = (body: Uint8Array, encoding: string | null) =>
    readBodyBytes(requestWith(Uint8Array.from(body), encoding, announced), limit, { unpack, pace: bodyPace });

  test.each([null, 'identity', ' Identity '])('that is not packed (%s) is read up to the limit', async (encoding) => {
    for (const length of [0, 1, limit]) expect(await read(bytesOf(length), encoding)).toEqual(bytesOf(length));
    expect(await read(bytesOf(limit + 1), encoding)).toBe('tooLarge');
  });

  test.each([
    ['gzip', gzipSync],
    ['X-GZIP', gzipSync],
    ['deflate', deflateSync],
  ])('that is packed (%s) has the limit as sent and unpacked', async (encoding, pack) => {
    expect(await read(pack(bytesOf(500)), encoding)).toEqual(bytesOf(500));
    expect(await read(new Uint8Array(), encoding)).toEqual(new Uint8Array());
    expect(await read(pack(new Uint8Array(limit + 1)), encoding)).toBe('tooLarge');
    expect(await read(bytesOf(limit + 1), encoding)).toBe('tooLarge');
    expect(await read(bytesOf(500), encoding)).toBe('notPacked');
  });

  test('in another encoding is not read', async () => {
    expect(await read(bytesOf(10), 'br')).toBe('unknownEncoding');
  });
});
