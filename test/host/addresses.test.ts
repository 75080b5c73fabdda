import { describe, expect, onTestFinished, test } from 'vitest';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:https';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { guideWith, pngFile } from '../media/files.ts';
import { askAddress, type Asking } from '../../packages/host/src/node/addresses/askAddress.ts';
import { isPublicAddress } from '../../packages/host/src/node/addresses/publicAddress.ts';
import { nodeHost } from './hosts.ts';

const png = pngFile();

describe('an address may be connected to', () => {
  test.each(['93.184.216.34', '1.1.1.1', '2606:4700::1111', '2a00:1450:4001::1'])('if it is public: %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  test.each(
    `127.0.0.1 0.0.0.0 10.1.2.3 172.16.0.1 172.31.255.255 192.168.1.1 169.254.169.254 100.64.0.1 198.18.0.1 192.0.2.1
    224.0.0.1 255.255.255.255 240.0.0.1 192.0.0.8 ::1 :: ::ffff:127.0.0.1 ::ffff:8.8.8.8 ::7f00:1 64:ff9b::7f00:1 fe80::1
    fc00::1 fd12::1 ff02::1 2002:7f00:1:: 2001::1 2001:db8::1 3fff::1 name`.split(/\s+/u),
  )('and else not: %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Returns a server with https of its own certificate, and how to ask it under public names. */
async function served(answer: Answer) {
  const folder = mkdtempSync(join(tmpdir(), 'addresses-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = [
    '-subj',
    '/CN=pictures.example',
    '-addext',
    'subjectAltName=DNS:pictures.example,DNS:inside.example',
  ];
  const made = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '1',
    '-keyout',
    key,
    '-out',
    cert,
    ...subject,
  ];
  execFileSync('openssl', made, { stdio: 'ignore' });
  const certificate = readFileSync(cert);
  const server = createServer({ key: readFileSync(key), cert: certificate }, answer);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  });
  const { port } = server.address() as AddressInfo;
  const looked: string[] = [];
  const asking: Asking = {
    lookup: async (name) => {
      looked.push(name);
      return [{ address: name === 'inside.example' ? '127.0.0.2' : '127.0.0.1', family: 4 }];
    },
    // 127.0.0.1 is the internet of this test, and 127.0.0.2 the network around.
    mayConnect: (address) => address === '127.0.0.1',
    options: { ca: certificate },
    limitMs: 1500,
  };
  return { asking, looked, at: (path: string, host = 'pictures.example') => `https://${host}:${port}${path}` };
}

const answers: Readonly<Record<string, Answer>> = {
  '/a.png': (_, response) => response.setHeader('content-type', 'image/png').end(png),
  '/page': (_, response) => response.setHeader('content-type', 'text/html').end('<title>Pack</title>'),
  '/gone': (_, response) => response.writeHead(404).end(),
  '/login': (_, response) => response.writeHead(403).end(),
  '/broken': (_, response) => response.writeHead(500).end(),
  '/pdf': (_, response) => response.setHeader('content-type', 'application/pdf').end('%PDF-1.7'),
  '/on': (_, response) => response.writeHead(302, { location: '/a.png' }).end(),
  '/round': (_, response) => response.writeHead(302, { location: '/round' }).end(),
  '/inside': (request, response) => {
    const port = (request.socket.localPort ?? 0).toString();
    response.writeHead(302, { location: `https://inside.example:${port}/a.png` }).end();
  },
  '/here': (_, response) => response.writeHead(302, { location: 'https://[::ffff:7f00:1]/a.png' }).end(),
  '/plain': (_, response) => response.writeHead(302, { location: 'http://pictures.example/a.png' }).end(),
  '/slow': () => undefined,
  '/endless': (_, response) => {
    response.setHeader('content-type', 'image/png').write(png);
    const more = setInterval(() => void response.write(Buffer.alloc(65_536)), 1);
    response.on('close', () => clearInterval(more));
  },
};

test('an address is asked as a participant would: what is there, and never anything private', async () => {
  const { asking, at, looked } = await served((request, response) => answers[request.url ?? '']?.(request, response));
  const state = async (url: string, kind: 'image' | 'video' = 'image') => await askAddress(url, kind, asking);
  expect(await state(at('/a.png'))).toBe('shown');
  expect(await state(at('/on'))).toBe('shown');
  expect(await state(at('/endless'))).toBe('shown');
  expect(await state(at('/a.png'), 'video')).toBe('otherType');
  expect(await state(at('/page'))).toBe('page');
  expect(await state(at('/gone'))).toBe('notFound');
  expect(await state(at('/login'))).toBe('refused');
  expect(await state(at('/broken'))).toBe('failing');
  expect(await state(at('/pdf'))).toBe('otherType');
  expect(await state(at('/round'))).toBe('moved');
  expect(await state(at('/plain'))).toBe('insecure');
  expect(await state(at('/inside'))).toBe('private');
  expect(await state(at('/here'))).toBe('private');
  expect(await state(at('/a.png', 'inside.example'))).toBe('private');
  expect(await state(at('/slow'))).toBe('slow');
  const before = looked.length;
  for (const url of [
    'https://localhost/a.png',
    'https://127.0.0.1/a.png',
    'https://2130706433/a.png',
    'https://[::1]/a.png',
  ]) {
    expect(await state(url)).toBe('private');
  }
  expect(await state('https://192.168.0.1/a.png')).toBe('private');
  expect(await state('http://pictures.example/a.png')).toBe('insecure');
  expect(looked.length).toBe(before);
});

test('opening, saving and listing a guide asks no address; the method asks each once', async () => {
  const asked: string[] = [];
  const { asking, at } = await served((request, response) => {
    asked.push(request.url ?? '');
    answers[request.url ?? '']?.(request, response);
  });
  const text = JSON.stringify(
    guideWith([at('/a.png'), at('/a.png'), at('/gone'), `media:sha256-${'0'.repeat(64)}.png`]),
  );
  const { implementation } = await nodeHost({ 'a.guide.json': text }, { asking });
  const opened = await implementation['file.open']({ file: 'a.guide.json' });
  await implementation['file.save']({
    file: 'a.guide.json',
    text: `${text}\n`,
    baseHash: opened.ok ? opened.value.hash : null,
  });
  expect(asked).toEqual([]);
  const checked = await implementation['media.check']({ text });
  expect(checked).toEqual({
    ok: true,
    value: {
      checked: [
        { url: at('/a.png'), names: ['Picture 1', 'Picture 2'], state: 'shown' },
        { url: at('/gone'), names: ['Picture 3'], state: 'notFound' },
      ],
    },
  });
  expect(asked.toSorted()).toEqual(['/a.png', '/gone']);
});
