import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { addresses, operated } from './operated.ts';

const made = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

test('every answer has an id: of every endpoint, of what operates the service, and of nothing', async () => {
  const { service } = await operated();
  const others = ['/healthz', '/readyz', '/metrics', '/openapi.json', '/', '/nothing', '/s/unknown'];
  const all = [...addresses, ...others.map((path) => ({ method: 'GET', path }))];
  const seen = new Set<string | null>();
  for (const { method, path } of all) {
    const response = await fetch(`${service.url}${path}`, { method });
    expect(response.headers.get('x-request-id'), path).toMatch(made);
    seen.add(response.headers.get('x-request-id'));
  }
  expect(seen.size).toBe(all.length);
});

test('a sane id of the caller is taken over and logged; anything else is replaced', async () => {
  const { get, key, log } = await operated();
  const path = '/api/public/v1/studies';
  const taken = await get(path, { 'x-request-id': 'trace.42:abc-DEF', 'x-api-key': key });
  expect(taken.headers.get('x-request-id')).toBe('trace.42:abc-DEF');
  expect(JSON.parse(log.at(-1) ?? '')).toMatchObject({ requestId: 'trace.42:abc-DEF', route: path, status: 200 });
  for (const strange of ['short', 'x'.repeat(65), 'with space', '<script>', 'a;b=c,d=e', 'caf\u00e9-caf\u00e9', key]) {
    const replaced = await get(path, { 'x-request-id': strange, 'x-api-key': key });
    expect(replaced.headers.get('x-request-id'), strange).toMatch(made);
  }
  expect(log.join('')).not.toContain(key);
});

test('an id that looks like a key or a token is neither answered nor logged; those that services make are', async () => {
  const { get, key, log } = await operated();
  const taken = [
    '0f8fad5b-d9cb-469f-a165-70867728950e',
    '0F8FAD5B-D9CB-469F-A165-70867728950E',
    '4bf92f3577b34da6a3ce929d0e0e4736',
    '01JD9ZJ4Q2W3E4R5T6Y7U8I9O0',
    'req_8a1b2c3d4e5f',
    'deploy-42:order.17',
  ];
  const tokens = [
    key.slice(0, 20),
    key.slice(3),
    createHash('sha256').update('token').digest('hex'),
    randomBytes(32).toString('base64url'),
    randomBytes(24).toString('base64url'),
    `sk-${'a'.repeat(20)}`,
    'ghp_abcdefgh12345678',
    'AKIAIOSFODNN7EXAMPLE',
    'eyJhbGciOiJIUzI1NiJ9.e30.abc',
    'Bearer:abcdefgh',
    'secret-of-this-request',
  ];
  const headers = { 'x-api-key': key, authorization: 'Bearer secret-of-this-request' };
  const answered = async (id: string) =>
    (await get('/api/public/v1/studies', { ...headers, 'x-request-id': id })).headers.get('x-request-id');
  for (const id of taken) expect(await answered(id)).toBe(id);
  for (const id of tokens) expect(await answered(id), id).toMatch(made);
  const logged = log.map((line) => (JSON.parse(line) as { requestId: string }).requestId);
  for (const id of tokens) expect(logged).not.toContain(id);
  expect(logged).toEqual(expect.arrayContaining(taken));
});

test('a request whose address cannot be read gets an answer like any other', async () => {
  const { service } = await operated();
  const port = Number(new URL(service.url).port);
  for (const head of [
    'GET /healthz HTTP/1.1\r\nHost: a b',
    'GET http://[/healthz HTTP/1.1\r\nHost: x',
    'GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:1@x',
    'OPTIONS * HTTP/1.1\r\nHost: x',
  ]) {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(`${head}\r\nConnection: close\r\n\r\n`);
    const answer = await text(socket);
    expect(answer, head).toMatch(/^HTTP\/1\.1 400 /u);
    expect(answer, head).toMatch(/^x-request-id: [0-9a-f-]{36}\r$/mu);
    expect(answer, head).toContain('"code":"bad_request"');
  }
});

test('an invalid or too large request gets an id and a body like any other', async () => {
  const { service } = await operated();
  const port = Number(new URL(service.url).port);
  for (const [sent, status] of [
    [`GET /healthz HTTP/1.1\r\nHost: x\r\nx-much: ${'a'.repeat(200_000)}\r\n\r\n`, 431],
    ['no http at all\r\n\r\n', 400],
    ['POST /api/participant/interviews HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n', 400],
  ] as const) {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(sent);
    const answer = await text(socket);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `, 'u'));
    expect(answer).toMatch(/^x-request-id: [0-9a-f-]{36}\r$/mu);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 'bad_request' });
  }
});
