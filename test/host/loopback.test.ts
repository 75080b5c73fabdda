import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { createBrowserCarrier } from '@guide-studio/host/browser';
import { connectHost, type Dispatcher } from '@guide-studio/host/common';
import { startLoopbackServer } from '@guide-studio/host/node';
import { describe, expect, test } from 'vitest';
import { browserPage } from './browserPage.ts';
import { loopback } from './hosts.ts';
import { temporaryFolder } from './temporaryFolder.ts';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface Asked {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const ownHeaders = { 'content-type': 'application/json', 'x-guide-studio': '' };
const dispatcher: Dispatcher = async (method) => ({ ok: true, value: { secret: method } });

/** Sends plain HTTP, so that every header can be wrong. */
async function ask(origin: string, { method = 'GET', path, headers = {}, body = '' }: Asked): Promise<Answer> {
  return await new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const sent = request({ hostname, port, method, path, headers, setHost: headers.host === undefined, agent: false });
    sent.on('error', reject);
    sent.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }));
    });
    sent.end(body);
  });
}

async function enter(origin: string, token: string): Promise<Answer> {
  const headers = { ...ownHeaders, origin };
  return await ask(origin, { method: 'POST', path: '/session', headers, body: JSON.stringify({ token }) });
}

function tokenOf(url: string): string {
  return new URL(url).hash.slice('#token='.length);
}

/** The two halves of a session. */
async function sessionOf(origin: string, url: string): Promise<{ readonly cookie: string; readonly proof: string }> {
  const { headers, body } = await enter(origin, tokenOf(url));
  const [line = ''] = headers['set-cookie'] ?? [];
  return { cookie: line.split(';', 1)[0] ?? '', proof: String((JSON.parse(body) as { proof: unknown }).proof) };
}

describe('the page', () => {
  test.each(['GET', 'HEAD'])('%s / is open to everybody, with the policy and without the token', async (method) => {
    const { origin, url } = await loopback(dispatcher);
    const answer = await ask(origin, { method, path: '/' });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'");
    expect(answer.headers['content-security-policy']).not.toMatch(/unsafe|\*|https?:/u);
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
    });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(JSON.stringify(answer)).not.toContain(tokenOf(url));
    expect(answer.body === '').toBe(method === 'HEAD');
  });

  test('the preview may be in a frame of the editor, runs only its own scripts and asks for nothing', async () => {
    const { origin } = await loopback(dispatcher);
    const { headers } = await ask(origin, { path: '/preview/index.html' });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'; script-src 'self'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toMatch(/unsafe|\*|connect-src/u);
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    // Its frame has no origin and gets only its own files.
    const status = async (path: string) => (await ask(origin, { path, headers: { origin: 'null' } })).status;
    expect(await status('/preview/index.html')).toBe(200);
    expect(await status('/')).toBe(403);
    expect(await status('/host/settings.read')).toBe(403);
  });

  test('a browser keeps what is named after its content, and nothing else', async () => {
    const { origin } = await loopback(dispatcher);
    const kept = async (path: string) => (await ask(origin, { path })).headers['cache-control'];
    expect(await kept('/assets/editor.js')).toBe('max-age=31536000, immutable');
    for (const path of ['/', '/index.html', '/preview/index.html', '/assets/none.js', '/host/file.list'])
      expect(await kept(path), path).toBe('no-store');
  });

  test('its files are served, and nothing beside them', async () => {
    const { origin } = await loopback(dispatcher);
    expect((await ask(origin, { path: '/assets/editor.js?v=1' })).headers['content-type']).toMatch('text/javascript');
    const outside = [
      '/assets/editor.js.map',
      '/assets/',
      '/../package.json',
      '/assets/../../x',
      '/%2e%2e/x',
      '//etc/passwd',
    ];
    const odd = [
      '/assets%2feditor.js',
      '/assets\\editor.js',
      'http://evil.example/',
      '/host',
      '/host/',
      '/constructor',
    ];
    const answers = await Promise.all(
      [...outside, ...odd].map(async (path) => [path, (await ask(origin, { path })).status]),
    );
    expect(answers).toEqual([...outside, ...odd].map((path) => [path, 404]));
  });

  test('nothing changes state by GET, and no method allows another origin', async () => {
    const { origin, url } = await loopback(dispatcher);
    const { cookie, proof } = await sessionOf(origin, url);
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
      for (const path of ['/session', '/host/file.list']) {
        const answer = await ask(origin, {
          method,
          path,
          headers: { ...ownHeaders, 'x-guide-studio': proof, origin, cookie },
        });
        expect(answer.status).toBe(405);
        expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
      }
    }
  });

  test('a missing build rejects with the cause', async () => {
    const rendererDir = await temporaryFolder();
    await expect(startLoopbackServer({ dispatcher, rendererDir })).rejects.toMatchObject({ code: 'ENOENT' });
  });

  test('a port that is taken rejects with the cause', async () => {
    const { origin } = await loopback(dispatcher);
    const rendererDir = `${import.meta.dirname}/page`;
    const port = Number(new URL(origin).port);
    await expect(startLoopbackServer({ dispatcher, rendererDir, port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});

describe('the session', () => {
  test('the token works once, for a cookie that no script and no other site can use', async () => {
    const { origin, url } = await loopback(dispatcher);
    expect(tokenOf(url)).toMatch(/^[\w-]{43}$/u);
    const first = await enter(origin, tokenOf(url));
    expect(first.status).toBe(200);
    expect(first.headers['set-cookie']?.[0]).toMatch(
      /^guide-studio-\d+=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict$/u,
    );
    expect((await enter(origin, tokenOf(url))).status).toBe(401);
  });

  test('the page removes the token from its address and continues by cookie, after a reload and a second visit', async () => {
    const { origin, url } = await loopback(async () => ({ ok: true, value: { capabilities: { kind: 'browser' } } }));
    const page = browserPage(url);
    expect((await connectHost(createBrowserCarrier(page))).ok).toBe(true);
    expect(page.address()).toBe(`${origin}/`);
    const { cookies, stored } = page;
    expect((await connectHost(createBrowserCarrier(browserPage(page.address(), cookies, stored)))).ok).toBe(true);
    expect((await connectHost(createBrowserCarrier(browserPage(url, cookies, stored)))).ok).toBe(true);
    const refused = { ok: false, error: { code: 'sessionRefused' } };
    expect(await connectHost(createBrowserCarrier(browserPage(url, cookies)))).toEqual(refused);
    expect(await connectHost(createBrowserCarrier(browserPage(url, new Map(), stored)))).toEqual(refused);
    const stranger = await connectHost(createBrowserCarrier(browserPage(url)));
    expect(stranger).toEqual({ ok: false, error: { code: 'sessionRefused' } });
  });

  test('the cookie alone, which other ports of this machine see, opens nothing and gets no proof', async () => {
    const { origin, url } = await loopback(dispatcher);
    const { cookie, proof } = await sessionOf(origin, url);
    expect(proof).toMatch(/^[\w-]{43}$/u);
    for (const guess of ['', '1', cookie.split('=')[1] ?? '', 'A'.repeat(43)]) {
      const headers = { ...ownHeaders, 'x-guide-studio': guess, origin, cookie };
      for (const path of ['/session', '/host/file.list']) {
        const answer = await ask(origin, { method: 'POST', path, headers, body: '{"token":"x"}' });
        expect(answer.status).toBe(401);
        expect(JSON.stringify(answer)).not.toContain(proof);
      }
    }
    const page = await ask(origin, { path: '/', headers: { cookie } });
    expect(JSON.stringify(page)).not.toContain(proof);
  });

  test('a page that can store nothing works until it is reloaded', async () => {
    const { url } = await loopback(async () => ({ ok: true, value: { capabilities: { kind: 'browser' } } }));
    const shut = (): never => {
      throw new Error('storage is blocked');
    };
    const page = { ...browserPage(url), localStorage: { getItem: shut, setItem: shut } };
    expect((await connectHost(createBrowserCarrier(page))).ok).toBe(true);
  });

  test('a host that has ended is reported as such', async () => {
    const { url, close } = await loopback(dispatcher);
    await close();
    const answer = await connectHost(createBrowserCarrier(browserPage(url)));
    expect(answer).toEqual({ ok: false, error: { code: 'hostGone' } });
  });

  test('after ten wrong tokens each further one is delayed, and the right one still works', async () => {
    const { origin, url, delays } = await loopback(dispatcher);
    for (let at = 0; at < 15; at += 1) expect((await enter(origin, `wrong${at}`)).status).toBe(401);
    expect(delays).toEqual([1000, 1000, 1000, 1000, 1000]);
    expect((await enter(origin, tokenOf(url))).status).toBe(200);
  });
});

const foreignHosts = [
  'evil.com',
  '127.0.0.1.evil.com:PORT',
  '127.0.0.1',
  '127.0.0.1:1',
  '127.0.0.1.:PORT',
  'localhost:PORT',
  'LOCALHOST:PORT',
  '0.0.0.0:PORT',
  '[::1]:PORT',
  '2130706433:PORT',
  '0x7f.1:PORT',
];
const malformedHosts = ['[', 'a b', ':99999', '127.0.0.1:99999', '127.0.0.1:PORT/', 'user@127.0.0.1:PORT', '%'];
const foreignOrigins = [
  'null',
  'http://evil.com',
  'https://127.0.0.1:PORT',
  'http://127.0.0.1',
  'http://127.0.0.1.evil.com:PORT',
  'http://localhost:PORT',
  'file://x',
  'http://127.0.0.1:1',
];
const malformedOrigins = [
  'http://127.0.0.1:PORT.evil.com',
  'http://[',
  'http://127.0.0.1:PORT/',
  'evil',
  'http://a b',
  'http://',
];

describe('host × origin × session', () => {
  test('only the legitimate cell passes, and the process keeps running', async () => {
    const { origin, url } = await loopback(dispatcher);
    const { port } = new URL(origin);
    const { cookie: good, proof } = await sessionOf(origin, url);
    const name = good.split('=', 1)[0] ?? '';
    const put = (text: string) => text.replace('PORT', port);
    const hosts = [...foreignHosts, ...malformedHosts, '', '127.0.0.1:PORT'].map(put);
    const origins = [undefined, ...foreignOrigins, ...malformedOrigins, 'http://127.0.0.1:PORT'].map(
      (text) => text && put(text),
    );
    const cookies = [undefined, `${name}=`, `${name}=${'A'.repeat(43)}`, `other=${good.slice(name.length + 1)}`, good];
    const proofs = [undefined, '', '1', 'A'.repeat(43)];
    const sessions = [...cookies.map((cookie) => [cookie, proof]), ...proofs.map((wrong) => [good, wrong])];
    let cells = 0;
    const passed: unknown[] = [];
    const misjudged: unknown[] = [];
    const opened: string[] = [];
    for (const host of hosts) {
      for (const from of origins) {
        for (const [cookie, brought] of sessions) {
          const headers = {
            'content-type': 'application/json',
            ...(brought !== undefined && { 'x-guide-studio': brought }),
            host,
            ...(from !== undefined && { origin: from }),
            ...(cookie && { cookie }),
          };
          const answer = await ask(origin, { method: 'POST', path: '/host/file.list', headers, body: '{}' });
          cells += 1;
          if (answer.status < 400 || answer.body.includes('secret')) passed.push([host, from, cookie, brought]);
          const malformed =
            malformedHosts.map(put).includes(host) || host === '' || malformedOrigins.map(put).includes(from ?? '');
          if (malformed !== (answer.status === 400)) misjudged.push([host, from, answer.status]);
        }
      }
      const page = await ask(origin, { path: '/', headers: { host } });
      if (page.status < 400) opened.push(host);
    }
    expect(passed).toEqual([[`127.0.0.1:${port}`, `http://127.0.0.1:${port}`, good, proof]]);
    expect(misjudged).toEqual([]);
    expect(opened).toEqual([`127.0.0.1:${port}`]);
    expect(cells).toBe(2880);
  });

  test('a call without the header, or of another type, is refused with every right', async () => {
    const { origin, url } = await loopback(dispatcher);
    const { cookie, proof } = await sessionOf(origin, url);
    const own = { ...ownHeaders, 'x-guide-studio': proof };
    const call = { method: 'POST', path: '/host/file.list', body: '{}' };
    const { 'x-guide-studio': _, ...withoutHeader } = own;
    expect((await ask(origin, { ...call, headers: { ...withoutHeader, origin, cookie } })).status).toBe(403);
    const typed = { ...own, 'content-type': 'text/plain', origin, cookie };
    expect((await ask(origin, { ...call, headers: typed })).status).toBe(415);
    expect((await ask(origin, { ...call, headers: { ...own, origin, cookie }, body: '{' })).status).toBe(400);
    expect((await ask(origin, { ...call, headers: { ...own, origin, cookie } })).status).toBe(200);
  });

  test('a body over the limit is refused, whether or not its length is announced', async () => {
    const { origin } = await loopback(dispatcher);
    const sent = { method: 'POST', path: '/session', body: JSON.stringify({ token: 'x'.repeat(2000) }) };
    const lengths: readonly Record<string, string>[] = [
      { 'content-length': String(sent.body.length) },
      { 'transfer-encoding': 'chunked' },
    ];
    for (const length of lengths) {
      expect((await ask(origin, { ...sent, headers: { ...ownHeaders, origin, ...length } })).status).toBe(413);
    }
  });

  test('a page without an origin reaches nothing by an address that leads out of the preview', async () => {
    const { origin } = await loopback(dispatcher);
    for (const path of ['/preview/../host/file.list', '/preview/%2e%2e/', '/preview/..', '/preview/\\..\\']) {
      const headers = { ...ownHeaders, origin: 'null' };
      const statuses = [
        (await ask(origin, { path, headers: { origin: 'null' } })).status,
        (await ask(origin, { method: 'POST', path, headers, body: '{}' })).status,
      ];
      for (const status of statuses) expect([403, 404]).toContain(status);
    }
  });

  test('two hosts, no host and bytes that are no HTTP end with 400', async () => {
    const { origin } = await loopback(dispatcher);
    const host = new URL(origin).host;
    const twice = `GET / HTTP/1.1\r\nHost: ${host}\r\nHost: evil.com\r\n\r\n`;
    for (const bytes of [twice, 'GET / HTTP/1.1\r\n\r\n', '\u0016\u0003\u0001garbage\r\n\r\n']) {
      expect(await raw(origin, bytes)).toMatch(/^HTTP\/1\.1 400/u);
    }
    expect((await ask(origin, { path: '/' })).status).toBe(200);
  });
});

async function raw(origin: string, bytes: string): Promise<string> {
  return await new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => socket.end(bytes));
    let text = '';
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => {
      text += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(text));
  });
}
