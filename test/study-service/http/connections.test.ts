import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { connectionLimits, type ConnectionLimits } from '../../../packages/study-service/src/node/connections.ts';
import { listen } from '../../../packages/study-service/src/node/listen.ts';
import { until } from '../../until.ts';
import { raw } from './raw.ts';
import { promised } from '../../eventually.ts';

const lengths = async (request: Request) => new Response(`${request.method} ${(await request.text()).length}`);

async function serverOf(limits: Partial<ConnectionLimits> = {}, fetch = lengths) {
  const server = await listen(fetch, '127.0.0.1', 0, { limits: { ...connectionLimits, ...limits } });
  const port = Number(new URL(server.url).port);
  const sockets: Socket[] = [];
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await server.close();
  });
  return {
    url: server.url,
    async open(sent: string): Promise<Socket> {
      const socket = connect(port, '127.0.0.1');
      sockets.push(socket);
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      socket.write(sent);
      return socket;
    },
  };
}

const half = 'GET / HTTP/1.1\r\nHost: 127.0';
const endlessBody = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nsome';

test('300 connections with half a head do not block others', async () => {
  const { url, open } = await serverOf();
  await Promise.all(Array.from({ length: 300 }, () => open(half)));
  const answers = await Promise.all(Array.from({ length: 29 }, () => raw(url)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 29 }, () => 200));
});

test('where every place is taken, those that wait for a whole request give way, the oldest first', async () => {
  const { url, open } = await serverOf({ mostOpen: 20 });
  const waiting: Socket[] = [];
  for (let at = 0; at < 20; at += 1) waiting.push(await open(at % 2 === 0 ? half : endlessBody));
  const ended: number[] = [];
  for (const [at, socket] of waiting.entries()) socket.once('close', () => ended.push(at));
  for (let at = 0; at < 5; at += 1) expect((await raw(url, { headers: { connection: 'close' } })).status).toBe(200);
  expect(ended[0]).toBe(0);
  expect(ended.length).toBeLessThanOrEqual(5);
});

test('a head that does not end is answered with 408 and closed', async () => {
  const { open } = await serverOf({ headMs: 200, checkMs: 50 });
  expect(await promised(text(await open(half)))).toMatch(/^HTTP\/1\.1 408 /u);
  expect(await promised(text(await open('')))).toMatch(/^(?:HTTP\/1\.1 408 |$)/u);
});

test('of pipelined requests, the answer to the first does not affect the second', async () => {
  const answers = new Map<string, (response: Response) => void>();
  const { url, open } = await serverOf({ mostOpen: 2 }, async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/now') return new Response('now');
    return await new Promise((resolve) => answers.set(pathname, resolve));
  });
  const asked = (path: string, body = '') =>
    `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  const pipelined = await open(asked('/first') + asked('/second'));
  await until(() => expect(answers.size).toBe(2));
  answers.get('/first')?.(new Response('one'));
  await until(() => expect(pipelined.bytesRead).toBeGreaterThan(0));
  // Every place is taken, so the newer connection, which only waits, is closed.
  const waiting = await open(half);
  expect((await raw(`${url}/now`, { headers: { connection: 'close' } })).status).toBe(200);
  await until(() => expect(waiting.destroyed).toBe(true));
  answers.get('/second')?.(new Response('two'));
  pipelined.end();
  expect(await text(pipelined)).toMatch(/^HTTP\/1\.1 200 .*one.*HTTP\/1\.1 200 .*two$/su);
});
