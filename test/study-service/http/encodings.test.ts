import { constants, deflateSync, gunzipSync, gzipSync } from 'node:zlib';
import { endpoints } from '@guide-studio/api-contract';
import { maxRequestBytes } from '@guide-studio/api-contract/internal';
import { takesGzip } from '../../../packages/study-service/src/http/compression.ts';
import { expect, test } from 'vitest';
import { operated, smallGuide } from './operated.ts';
import { raw } from './raw.ts';

const { path } = endpoints.createStudy;

test('a packed body is read as the body it holds, with a length or in pieces', async () => {
  const { service, key } = await operated();
  const text = JSON.stringify(smallGuide);
  const bodies = { gzip: gzipSync(text), 'X-GZip': gzipSync(text), deflate: deflateSync(text), identity: text };
  for (const [encoding, body] of Object.entries(bodies)) {
    for (const framing of [{ 'content-length': Buffer.byteLength(body) }, { 'transfer-encoding': 'chunked' }]) {
      const headers = { 'x-api-key': key, 'content-encoding': encoding, ...framing };
      expect((await raw(service.url + path, { method: 'POST', headers, body })).status, encoding).toBe(201);
    }
  }
});

test('no body is no body, whatever encoding is named', async () => {
  const { service, key } = await operated();
  const created = await raw(service.url + path, {
    method: 'POST',
    headers: { 'x-api-key': key },
    body: JSON.stringify(smallGuide),
  });
  const launch = `${service.url}/api/public/v1/studies/${String(created.json()['id'])}/launch`;
  for (const encoding of ['gzip', 'deflate', 'identity']) {
    for (const framing of [{}, { 'content-length': 0 }, { 'transfer-encoding': 'chunked' }]) {
      const headers = { 'x-api-key': key, 'content-encoding': encoding, ...framing };
      const { status } = await raw(launch, { method: 'POST', headers, body: '' });
      expect(status, `${encoding} ${Object.keys(framing).join()}`).toBe(200);
    }
  }
});

test('a gzip body of several members holds their texts one after the other', async () => {
  const { service, key } = await operated();
  const text = JSON.stringify(smallGuide);
  const send = async (...members: readonly string[]) => {
    const body = Buffer.concat(members.map((member) => gzipSync(member)));
    const headers = { 'x-api-key': key, 'content-encoding': 'gzip' };
    return (await raw(service.url + path, { method: 'POST', headers, body })).status;
  };
  expect(await send(text.slice(0, 20), text.slice(20))).toBe(201);
  expect(await send(text, '')).toBe(201);
  expect(await send(text, text)).toBe(400);
});

test('a body that grows past the limit is refused and not unpacked to its end', async () => {
  const { service, key } = await operated();
  const bomb = gzipSync(Buffer.alloc(10 * maxRequestBytes, ' '), { level: constants.Z_BEST_SPEED });
  expect(bomb.length).toBeLessThan(maxRequestBytes);
  const before = process.memoryUsage().rss;
  for (const body of [bomb, gzipSync(bomb)]) {
    const headers = { 'x-api-key': key, 'content-encoding': 'gzip' };
    const { status, json } = await raw(service.url + path, { method: 'POST', headers, body });
    expect([status, json()['code']]).toEqual(body === bomb ? [413, 'invalid_request_body'] : [400, 'invalid_json']);
  }
  // The 200 MB were never in memory, only a few times the limit.
  expect(process.memoryUsage().rss - before).toBeLessThan(6 * maxRequestBytes);
});

test('a body that is not what its encoding promises is invalid JSON; an encoding that is not read is 415', async () => {
  const { service, key } = await operated();
  const whole = gzipSync(JSON.stringify(smallGuide));
  const send = (encoding: string, body: Uint8Array | string) =>
    raw(service.url + path, { method: 'POST', headers: { 'x-api-key': key, 'content-encoding': encoding }, body });
  for (const body of ['{}', whole.subarray(0, whole.length - 9), Buffer.concat([whole.subarray(0, 20), whole])]) {
    const { status, json } = await send('gzip', body);
    expect([status, json()['code']]).toEqual([400, 'invalid_json']);
  }
  for (const encoding of ['br', 'zstd', 'gzip, gzip', 'gzip;q=1', 'x'.repeat(2000)]) {
    const { status, json, headers } = await send(encoding, whole);
    expect([status, json()['code'], headers['accept-encoding']], encoding).toEqual([
      415,
      'invalid_request_body',
      'gzip, deflate',
    ]);
  }
});

test('answers are compressed for clients that accept gzip, say that they vary, and hold what they would hold unpacked', async () => {
  const { service, key } = await operated();
  for (const [address, isLong] of [
    ['/openapi.json', true],
    ['/healthz', false],
    ['/api/public/v1/wallets', false],
  ] as const) {
    const ask = (accepted?: string) =>
      raw(service.url + address, {
        headers: { 'x-api-key': key, ...(accepted === undefined ? {} : { 'accept-encoding': accepted }) },
      });
    const plain = await ask();
    const packed = await ask('br, gzip;q=0.5');
    expect([plain, packed].map(({ headers }) => headers['vary'])).toEqual(['Accept-Encoding', 'Accept-Encoding']);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(packed.headers['content-encoding']).toBe(isLong ? 'gzip' : undefined);
    expect((isLong ? gunzipSync(packed.body) : packed.body).toString()).toBe(plain.body.toString());
    if (isLong) expect(packed.body.length).toBeLessThan(plain.body.length / 4);
    expect((await ask('gzip;q=0, *;q=0.1')).headers['content-encoding']).toBeUndefined();
  }
});

test.each([
  [null, false],
  ['', false],
  ['gzip', true],
  ['GZIP', true],
  ['deflate, x-gzip', true],
  ['*', true],
  ['gzip;q=0', false],
  ['gzip; q=0.000', false],
  ['*;q=0', false],
  ['gzip;q=0.001', true],
  ['identity', false],
  ['notgzip', false],
])('Accept-Encoding %j takes gzip: %j', (header, takes) => expect(takesGzip(header)).toBe(takes));
