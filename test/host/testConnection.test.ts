import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { join } from 'node:path';
import { startService } from '@guide-studio/study-service/node';
import { expect, onTestFinished, test } from 'vitest';
import { testConnection } from '../../packages/host/src/node/connecting/testConnection.ts';
import { nodeHost } from './hosts.ts';
import { temporaryFolder } from './temporaryFolder.ts';

// Law: the test of a connection says of each step whether it works, from the address to the page of participants. It stores
// nothing, and the key goes to no address whose certificate is not valid.

const run = async (baseUrl: string, apiKey = 'gs_unknown') => {
  const { checks } = await testConnection({
    baseUrl,
    apiKey,
    fetch: async (url, init) => await fetch(url, init as RequestInit),
    timeoutMs: 3000,
  });
  return checks.map(({ outcome }) => outcome);
};

async function service(withPage: boolean) {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'page'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Interview</title>');
  const page = withPage ? { pageDir: folder } : {};
  const started = await startService({ port: 0, data: ':memory:', log: { write: () => undefined }, ...page });
  onTestFinished(async () => await started.close());
  return { url: started.url, key: started.newKey ?? '' };
}

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => await new Promise((resolve) => server.close(() => resolve())));
  return (server.address() as AddressInfo).port;
}

async function other(answer: RequestListener): Promise<string> {
  return `http://127.0.0.1:${await listening(createServer(answer))}`;
}

test('a service works, one without the page does not reach participants, and a wrong key is named', async () => {
  const whole = await service(true);
  expect(await run(whole.url, whole.key)).toEqual(['works', 'notNeeded', 'works', 'works', 'works']);
  expect(await run(whole.url)).toEqual(['works', 'notNeeded', 'works', 'failed', 'works']);
  const withoutPage = await service(false);
  expect(await run(withoutPage.url, withoutPage.key)).toEqual(['works', 'notNeeded', 'works', 'works', 'failed']);
});

test('an address that leads nowhere, to another program, or elsewhere is told apart', async () => {
  const nowhere = ['failed', 'notTested', 'notTested', 'notTested', 'notTested'];
  expect(await run('http://127.0.0.1:1')).toEqual(nowhere);
  expect(await run('https://no-such-name.invalid')).toEqual(nowhere);
  const shop = await other(
    (_, response) => void response.setHeader('content-type', 'text/html').end('<h1>A shop</h1>'),
  );
  expect(await run(shop)).toEqual(['works', 'notNeeded', 'failed', 'notTested', 'notTested']);
  const moved = await other((_, response) => void response.writeHead(301, { location: 'http://127.0.0.1:1/' }).end());
  expect(await run(moved)).toEqual(nowhere);
  const foreign = await other((request, response) => {
    response.setHeader('content-type', 'application/json');
    const isList = request.url?.endsWith('/wallets') === true;
    response.writeHead(isList ? 200 : 404).end(isList ? '{"wallets":[]}' : '{"error":"No.","code":"not_found"}');
  });
  expect(await run(foreign)).toEqual(['works', 'notNeeded', 'otherProject', 'works', 'notTested']);
});

test('a certificate that is not valid is named, and gets no key', async ({ skip }) => {
  const folder = await temporaryFolder();
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const words = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'];
  const made = spawnSync('openssl', [...words, '-keyout', key, '-out', cert]);
  if (made.status !== 0) skip('no openssl, so no server with https');
  let requests = 0;
  const pair = { key: await readFile(key), cert: await readFile(cert) };
  const port = await listening(createSecureServer(pair, (_, response) => void ((requests += 1), response.end())));
  expect(await run(`https://127.0.0.1:${port}`)).toEqual(['works', 'failed', 'notTested', 'notTested', 'notTested']);
  expect(requests).toBe(0);
});

test('the host tests a kept connection with its key, and knows no other', async () => {
  const { url, key } = await service(true);
  const { implementation } = await nodeHost({});
  const added = await implementation['connection.add']({ name: 'Field', baseUrl: url, apiKey: key });
  if (!added.ok) throw new Error(added.error.code);
  const tested = await implementation['connection.test']({ connectionId: added.value.id });
  expect(tested.ok && tested.value.checks.map(({ outcome }) => outcome)).toEqual([
    'works',
    'notNeeded',
    'works',
    'works',
    'works',
  ]);
  expect(JSON.stringify(tested)).not.toContain(key);
  expect(await implementation['connection.test']({ connectionId: 'other' })).toMatchObject({
    error: { code: 'unknownConnection' },
  });
});
