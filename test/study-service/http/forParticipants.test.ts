import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operations } from '@guide-studio/api-contract';
import { participantRoutes, participantsOnly } from '../../../packages/study-service/src/http/participantsOnly.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Harness, startHarness } from '../harness.ts';
import { accessOf, participantOf } from '../participant.ts';

import { raw } from './raw.ts';

// Law: the listener for a network answers what participants use exactly as the main one, and 404 without a word to
// everything else, also under a foreign name. It is bound to its address only, and ends with the service.

const key = 'free-launcher';
const there = '127.0.0.2';
let harness: Harness;
let page = '';
let whole = '';
let network = '';
let linkId = '';

beforeAll(async () => {
  page = await mkdtemp(join(tmpdir(), 'participant-page-'));
  await mkdir(join(page, 'page'));
  await writeFile(join(page, 'index.html'), '<!doctype html><meta charset="utf-8" /><title>Interview</title>');
  await writeFile(join(page, 'page', 'main.js'), 'export {};');
  harness = await startHarness('memory', { pageDir: page });
  whole = harness.service.url;
  network = (await harness.service.listenForParticipants(there, 0)).url;
  const draft = await harness.draft(key);
  await harness.call('launchStudy', { key: key, params: { studyId: draft.id }, body: {} });
  linkId = draft.linkId;
});
afterAll(async () => {
  await harness.end();
  await rm(page, { recursive: true });
});

/** Returns an address of an operation, with ids that lead to something where the route is open. */
function pathFor(path: string): string {
  return path.replace(/\{(\w+)\}/gu, (_, name: string) => ({ linkId, file: 'main.js' })[name] ?? 'unknown');
}

test('every operation of the service: those of participants as on the main listener, all others nothing', async () => {
  const asked = operations.flatMap(({ id, method, path }) => {
    return (method === 'GET' ? ['GET', 'HEAD'] : [method]).map((each) => ({ id, method: each, path: pathFor(path) }));
  });
  expect(asked.length).toBeGreaterThan(40);
  for (const { id, method, path } of asked) {
    const sent = {
      method,
      headers: { 'x-api-key': key, 'x-request-id': 'request-of-the-law', connection: 'close' },
      ...(method === 'POST' || method === 'PUT' ? { body: '{}' } : {}),
    };
    const answer = await raw(network + path, sent);
    const what = `${method} ${path} (${id})`;
    if (participantRoutes.has(id)) {
      const main = await raw(whole + path, sent);
      expect([answer.status, answer.body.toString()], what).toEqual([main.status, main.body.toString()]);
      expect(answer.headers['content-security-policy'], what).toBe(main.headers['content-security-policy']);
    } else {
      expect([answer.status, answer.body.toString()], what).toEqual([404, '']);
      expect(Object.keys(answer.headers).sort(), what).toEqual(
        Object.keys((await raw(`${network}/nothing`, { method, headers: { connection: 'close' } })).headers).sort(),
      );
    }
  }
});

test('other methods, addresses of the studio and foreign names find nothing', async () => {
  const page = `/s/${linkId}`;
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE']) {
    const { status, body } = await raw(network + page, { method });
    expect([status, body.toString()], method).toEqual([404, '']);
  }
  for (const path of [
    '/',
    '/metrics',
    '/openapi.json',
    '/healthz',
    '/readyz',
    '/api',
    '/api/studio/service',
    '//s/x',
  ]) {
    const { status, body } = await raw(network + path);
    expect([status, body.toString()], path).toEqual([404, '']);
  }
  for (const path of [`/s/..%2f..%2fmetrics`, `/page/..%2f..%2fpackage.json`, `/s/${linkId}/../../metrics`]) {
    expect((await raw(network + path)).body.toString(), path).not.toMatch(/study_service|"name"/u);
  }
  for (const host of ['evil.example', 'localhost', '127.0.0.1', '192.0.2.1', `${there}.evil.example`]) {
    const { status, body } = await raw(network + page, { headers: { host } });
    expect([status, body.toString()], host).toEqual([404, '']);
  }
  expect((await raw(network + page, { headers: { host: there } })).status).toBe(200);
});

test('a participant takes a whole interview there, and a page of another origin may not write', async () => {
  const participant = participantOf(network);
  const started = await participant.start({ linkId });
  expect(started.status).toBe(201);
  const access = accessOf(started);
  const answered = await participant.answer(access, started.step?.stepId ?? '', { text: 'Because.' });
  expect(answered.status).toBe(200);
  const evil = await raw(`${network}/api/participant/interviews`, {
    method: 'POST',
    headers: { origin: 'https://evil.example' },
    body: JSON.stringify({ linkId }),
  });
  expect(evil.status).toBe(403);
  const responses = await harness.call('listResponses', { key: key, params: { linkId } });
  expect(responses.status).toBe(200);
  expect(responses.text).toContain(access.interviewId);
});

/** Returns whether something accepts connections. */
async function accepts(host: string, port: string): Promise<boolean> {
  return await new Promise((resolve) => {
    const socket = connect(Number(port), host);
    socket.once('connect', () => (socket.destroy(), resolve(true)));
    socket.once('error', () => resolve(false));
  });
}

test('it is bound to its address only, refuses a port in use, and ends when it is closed', async () => {
  const { port } = new URL(network);
  expect(await accepts(there, port)).toBe(true);
  for (const other of ['127.0.0.1', '127.0.0.3', '::1']) expect(await accepts(other, port), other).toBe(false);
  await expect(harness.service.listenForParticipants(there, Number(port))).rejects.toMatchObject({ code: 'portTaken' });
  // No address of this machine: reserved for documents.
  await expect(harness.service.listenForParticipants('192.0.2.77', 0)).rejects.toMatchObject({ code: 'cannotListen' });
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.4', resolve));
  const taken = (other.address() as { readonly port: number }).port;
  await expect(harness.service.listenForParticipants('127.0.0.4', taken)).rejects.toMatchObject({ code: 'portTaken' });
  await new Promise((resolve) => other.close(resolve));
  const second = await harness.service.listenForParticipants('127.0.0.4', 0);
  await second.close();
  await second.close();
  expect(await accepts('127.0.0.4', new URL(second.url).port)).toBe(false);
});

/** Sends bytes as they are. Returns everything that came until the connection ended or was silent. */
async function sentRaw(text: string): Promise<string> {
  const { hostname, port } = new URL(network);
  return await new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let came = '';
    socket.setTimeout(2000, () => socket.destroy());
    socket.on('data', (part: Buffer) => (came += part.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(came));
    socket.write(text);
  });
}

test('no spelling of an address leads elsewhere: dots, encodings, whole addresses, upgrades', async () => {
  const { host } = new URL(network);
  const end = `Host: ${host}\r\nConnection: close\r\n\r\n`;
  for (const path of [
    `/s/${linkId}/../../metrics`,
    '/s/../metrics',
    '/s/..%2Fmetrics',
    '/s/%2e%2e/metrics',
    '/s/%2E%2E/api/public/v1/studies',
    '/s/%252e%252e/metrics',
    '/s\\..\\metrics',
    '/s/x/media/..%2f..%2f..%2fmetrics',
    `/s/${linkId}/media/%2e%2e/%2e%2e/%2e%2e/metrics`,
    '/page/%2e%2e/openapi.json',
    '/page/..%5c..%5cpackage.json',
    '//metrics',
    '/./metrics',
    '/metrics?/s/x',
    '/metrics#/s/x',
    '/metrics;/s/x',
    `http://${host}/metrics`,
    'http://127.0.0.1/metrics',
    `http://evil.example/s/${linkId}`,
    '*',
  ]) {
    const came = await sentRaw(`GET ${path} HTTP/1.1\r\nx-api-key: ${key}\r\n${end}`);
    // A part of a link that looks like dots is a link that there is not: the page says so.
    expect(came, path).toMatch(/^HTTP\/1\.1 (?:404|400|302) /u);
    expect(came, path).not.toMatch(/study_service|"openapi"|"data"/u);
    const location = /^location: (.*)$/imu.exec(came)?.[1]?.trim();
    if (location !== undefined) expect(location, path).toMatch(/^\/s\//u);
  }
  const upgraded = await sentRaw(
    `GET /s/${linkId} HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
  );
  expect(upgraded).not.toMatch(/^HTTP\/1\.1 101/u);
  const connected = await sentRaw(`CONNECT 127.0.0.1:${new URL(whole).port} HTTP/1.1\r\n${end}`);
  expect(connected).not.toMatch(/^HTTP\/1\.1 2/u);
  for (const hosts of ['', `Host: evil.example\r\nHost: ${host}\r\n`, 'Host: evil.example\r\n']) {
    const came = await sentRaw(`GET /s/${linkId} HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`);
    expect(came, hosts).not.toMatch(/^HTTP\/1\.1 200/u);
  }
  // Two requests on one connection: the second is judged like the first.
  const two = await sentRaw(`GET /s/${linkId} HTTP/1.1\r\nHost: ${host}\r\n\r\nGET /metrics HTTP/1.1\r\n${end}`);
  expect(two.match(/HTTP\/1\.1 \d{3}/gu)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 404']);
});

test('a connection that is open when it ends serves nothing after', async () => {
  const listening = await harness.service.listenForParticipants('127.0.0.5', 0);
  const { hostname, port, host } = new URL(listening.url);
  const socket = connect(Number(port), hostname);
  let came = '';
  socket.on('data', (part: Buffer) => (came += part.toString('latin1')));
  socket.on('error', () => undefined);
  const ended = new Promise((resolve) => socket.once('close', resolve));
  const ask = (): boolean => socket.write(`GET /s/${linkId} HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
  ask();
  await expect.poll(() => came).toMatch(/<title>/u);
  await listening.close();
  came = '';
  if (!socket.destroyed) ask();
  await ended;
  expect(came).toBe('');
});

test('no line of the log has an address, a token or a key', () => {
  expect(harness.log.join('')).not.toContain(there);
  expect(harness.log.join('')).not.toContain(key);
});

test('an address of IPv6 is a name of its own too', async () => {
  const served = participantsOnly(async () => new Response('page'), 'fd00::1');
  const statusOf = async (url: string) => (await served(new Request(url))).status;
  expect(await statusOf('http://[fd00::1]:4310/s/abc')).toBe(200);
  expect(await statusOf('http://[FD00:0:0::1]/s/abc/')).toBe(200);
  for (const host of ['[fd00::2]', '[::1]', 'localhost', 'fd00.example']) {
    expect(await statusOf(`http://${host}/s/abc`), host).toBe(404);
  }
});

test('it ends with the service', async () => {
  const own = await startHarness('memory');
  const { url } = await own.service.listenForParticipants(there, 0);
  const { hostname, port } = new URL(url);
  expect(await accepts(hostname, port)).toBe(true);
  await own.end();
  expect(await accepts(hostname, port)).toBe(false);
});
