import { endpoints } from '@guide-studio/api-contract';
import { expect, test } from 'vitest';
import { operated, smallGuide } from './operated.ts';
import { raw } from './raw.ts';

const list = endpoints.listStudies.path;
const create = endpoints.createStudy.path;
const base = 'https://studies.example.org';
const friend = 'https://panel.example.org';

test('the service answers under its own names only; health checks come by any', async () => {
  const { service, key } = await operated(undefined, { baseUrl: `${base}/` });
  const { port } = new URL(service.url);
  const ask = async (host: string, path = list) =>
    (await raw(service.url + path, { headers: { host, 'x-api-key': key } })).status;
  for (const host of [`127.0.0.1:${port}`, 'localhost', 'LOCALHOST:1', '[::1]:80', 'studies.example.org']) {
    expect(await ask(host), host).toBe(200);
  }
  for (const host of ['evil.example', 'studies.example.org.evil.example', 'localhost.evil.example', '192.0.2.1']) {
    expect(await ask(host), host).toBe(400);
    expect(await ask(host, '/openapi.json'), host).toBe(400);
    for (const path of ['/healthz', '/readyz']) expect(await ask(host, path), path).toBe(200);
  }
  const refused = await raw(service.url + list, { headers: { host: 'evil.example' } });
  expect(refused.json()).toMatchObject({ code: 'bad_request', error: expect.stringContaining('--base-url') as string });
});

test('a service for other machines answers under every address, but under no foreign name', async () => {
  const { service, key } = await operated(undefined, { host: '0.0.0.0' });
  const url = service.url.replace('0.0.0.0', '127.0.0.1');
  const ask = async (host: string) => (await raw(url + list, { headers: { host, 'x-api-key': key } })).status;
  expect(await Promise.all(['192.0.2.1:4310', '[2001:db8::1]', 'localhost', 'evil.example'].map(ask))).toEqual([
    200, 200, 200, 400,
  ]);
});

test('pages of other origins may not write, with a key or without; programs and own pages may', async () => {
  const { service, key } = await operated(undefined, { baseUrl: base, corsOrigins: [friend] });
  const write = async (headers: Record<string, string>) =>
    (
      await raw(service.url + create, {
        method: 'POST',
        headers: { 'x-api-key': key, ...headers },
        body: JSON.stringify(smallGuide),
      })
    ).status;
  expect(await write({})).toBe(201);
  const { port } = new URL(service.url);
  for (const origin of [base, friend, service.url]) expect(await write({ origin }), origin).toBe(201);
  expect(await write({ origin: `http://localhost:${port}`, host: `localhost:${port}` })).toBe(201);
  for (const origin of ['null', 'https://evil.example', 'http://127.0.0.1:1', `${base}.evil.example`, 'junk']) {
    expect(await write({ origin }), origin).toBe(403);
  }
  const reading = await raw(service.url + list, { headers: { 'x-api-key': key, origin: 'https://evil.example' } });
  expect([reading.status, reading.headers['access-control-allow-origin']]).toEqual([200, undefined]);
});

test('no origin may use the service from a browser unless it is named, and then only that one', async () => {
  const preflight = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'x-api-key' };
  const closed = await operated();
  const asked = await raw(closed.service.url + create, {
    method: 'OPTIONS',
    headers: { origin: friend, ...preflight },
  });
  expect(Object.keys(asked.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);

  const { service, key } = await operated(undefined, { corsOrigins: [friend] });
  const allowed = await raw(service.url + create, { method: 'OPTIONS', headers: { origin: friend, ...preflight } });
  expect([allowed.status, allowed.headers['vary']]).toEqual([204, 'Origin']);
  expect(allowed.headers).toMatchObject({
    'access-control-allow-origin': friend,
    'access-control-allow-methods': 'POST, OPTIONS',
    'access-control-allow-headers': expect.stringContaining('x-api-key') as string,
  });
  for (const [headers, status] of [
    [{ 'x-api-key': key }, 200],
    [{}, 401],
  ] as const) {
    const got = await raw(service.url + list, { headers: { origin: friend, ...headers } });
    expect([got.status, got.headers['access-control-allow-origin']]).toEqual([status, friend]);
    expect(got.headers['vary']).toBe('Accept-Encoding, Origin');
    expect(got.headers['access-control-allow-credentials']).toBeUndefined();
  }
  const other = await raw(service.url + list, {
    headers: { origin: 'https://panel.example.org.evil', 'x-api-key': key },
  });
  expect(other.headers['access-control-allow-origin']).toBeUndefined();
});
