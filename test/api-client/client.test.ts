import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { gzipSync } from 'node:zlib';
import { type ApiClient, type ApiClientOptions, type Attempt, createApiClient, Secret } from '@guide-studio/api-client';
import { type ApiResult, errors } from '@guide-studio/api-contract';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { listed } from './listed.ts';
import { type BadServer, type Behaviour, json, startBadServer } from './badServer.ts';
import { promised } from '../eventually.ts';
import { temporaryFolder } from '../host/temporaryFolder.ts';

const canary = 'canary-5f2c9d1e7b';
const id = '0d6f3f3e-8f5c-4f0e-9a44-1b6d6c3f1a10';
const guide = { title: 'A', studyGuide: [] };
const draft = { id, linkId: 'abc', status: 'draft' };
const noWallets = { wallets: [] };

let server: BadServer;
let other: BadServer;
const results: unknown[] = [];
const slept: number[] = [];

beforeEach(async () => {
  [server, other] = await Promise.all([startBadServer(), startBadServer()]);
  other.behave(json(200, noWallets));
  slept.length = 0;
});
afterEach(async () => {
  await Promise.all([server.close(), other.close()]);
  // Whatever a test was about: the key shows in no result and in no client.
  for (const result of results.splice(0)) expectNoKey(result);
});

function expectNoKey(result: unknown): void {
  const texts = [inspect(result, { depth: 20, showHidden: true }), JSON.stringify(result), String(result)];
  expect(texts.join('\n')).not.toContain(canary);
}

function client(more: Partial<ApiClientOptions> = {}): ApiClient {
  const sleep = async (milliseconds: number) => void slept.push(milliseconds);
  const made = createApiClient({ baseUrl: server.url, apiKey: canary, fetch, sleep, ...more });
  results.push(made);
  return made;
}

async function kept<T>(call: Promise<ApiResult<T>>): Promise<ApiResult<T>> {
  const result = await call;
  results.push(result);
  return result;
}

const create = (more?: Partial<ApiClientOptions>) => kept(client(more).call('createStudy', { body: guide }));
const wallets = (more?: Partial<ApiClientOptions>) => kept(client(more).call('listWallets', {}));

describe('a call that succeeds', () => {
  it('sends method, path, key and body of the row, and returns the typed body', async () => {
    server.behave(json(201, draft));
    expect(await create()).toEqual({ ok: true, status: 201, value: draft });
    expect(server.seen).toEqual([
      { method: 'POST', url: '/api/public/v1/studies/create', key: canary, body: JSON.stringify(guide) },
    ]);
  });

  it('sends a text byte for byte', async () => {
    server.behave(json(201, draft));
    const text = '{\n  "title": "Ä"\n}\n';
    await kept(client().call('createStudy', { bodyText: text }));
    expect(server.seen[0]?.body).toBe(text);
  });

  it('keeps the prefix of the base URL and encodes parameters and query', async () => {
    server.behave(json(200, []));
    const input = { params: { linkId: 'a/b c' }, query: { page: 2, includeInProgress: false, updatedSince: 'a+b&c' } };
    const result = await kept(client({ baseUrl: `${server.url}/team/` }).call('listResponses', input));
    expect(result).toEqual({ ok: true, status: 200, value: [] });
    expect(server.seen[0]?.url).toBe(
      '/team/api/public/v1/responses/a%2Fb%20c?page=2&includeInProgress=false&updatedSince=a%2Bb%26c',
    );
  });

  it('launches with no body at all when none is given', async () => {
    const launched = { id, linkId: 'abc', selfRecruitLink: 'https://studies.example.com/s/abc', status: 'live' };
    server.behave(json(200, launched));
    expect(await kept(client().call('launchStudy', { params: { studyId: id } }))).toMatchObject({ value: launched });
    expect(server.seen[0]?.body).toBe('');
  });

  it('tolerates fields that it does not know', async () => {
    server.behave(json(200, { ...noWallets, more: [1] }));
    expect(await wallets()).toMatchObject({ ok: true, value: noWallets });
  });
});

const faults: readonly (readonly [string, Behaviour, object])[] = [
  ['an unknown code', json(400, { error: 'No.', code: 'brand_new' }), { kind: 'unknownStatus', code: 'brand_new' }],
  ['a known code at another status', json(418, { error: 'No.', code: 'conflict' }), { kind: 'unknownStatus' }],
  ['an error without a code', json(400, { message: 'No.' }), { kind: 'unknownStatus', status: 400 }],
  ['another success', json(200, draft), { kind: 'unknownStatus', status: 200 }],
  ['issues of another shape', json(400, { error: 'No.', code: 'invalid_json', issues: 'x' }), { kind: 'refused' }],
  ['204', (response) => response.writeHead(204).end(), { kind: 'notJson', status: 204 }],
  ['an HTML 502', (response) => response.writeHead(502).end('<h1>Bad'), { kind: 'notJson', status: 502 }],
  ['broken UTF-8', (response) => response.writeHead(201).end(Buffer.from([0x22, 0xff, 0x22])), { kind: 'notJson' }],
  ['half a JSON text', (response) => response.writeHead(201).end('{"id":'), { kind: 'notJson' }],
  ['a wrong type', json(201, { ...draft, linkId: 5 }), { kind: 'unexpectedBody', path: ['linkId'] }],
  ['a missing field', json(201, { id }), { kind: 'unexpectedBody', status: 201 }],
  ['a list', json(201, []), { kind: 'unexpectedBody', path: [] }],
  ['a closed connection', (response) => response.destroy(), { kind: 'network' }],
  [
    'a cut body',
    (response) => {
      response.writeHead(201, { 'content-length': '1000' });
      response.write('{"id":', () => response.destroy());
    },
    { kind: 'network' },
  ],
];

describe('a call that fails', () => {
  it.each(Object.entries(errors).flatMap(([code, row]) => row.statuses.map((status) => [status, code] as const)))(
    'reads %i %s as refused',
    async (status, code) => {
      server.behave(json(status, { error: 'No.', code, more: 1, issues: [{ path: ['title'], message: 'Missing.' }] }));
      expect(await create()).toEqual({
        ok: false,
        failure: {
          kind: 'refused',
          status,
          code,
          error: 'No.',
          mayHaveHappened: status >= 500,
          issues: [{ path: ['title'], message: 'Missing.' }],
        },
      });
      expect(server.seen).toHaveLength(1);
    },
  );

  it.each(faults)('says for %s that create may have happened, and sends it once', async (name, behaviour, failure) => {
    server.behave(behaviour);
    const certain = name === 'issues of another shape';
    expect(await create()).toMatchObject({ ok: false, failure: { ...failure, mayHaveHappened: !certain } });
    expect(server.seen).toHaveLength(1);
    expect(slept).toEqual([]);
  });

  it('names the limit of a body that is too large, sent or unpacked', async () => {
    const chunk = Buffer.alloc(1 << 20, 32);
    let sent = 0;
    server.behave((response) => {
      response.writeHead(201, { 'content-type': 'application/json' });
      const more = (): void => {
        while (sent < 1024 && !response.destroyed) {
          sent += 1;
          if (!response.write(chunk)) return void response.once('drain', more);
        }
        response.end();
      };
      more();
    });
    const tooLarge = { ok: false, failure: { kind: 'tooLarge', limitBytes: 1e6, mayHaveHappened: true } };
    expect(await create({ maxBytes: 1e6 })).toEqual(tooLarge);
    expect(sent).toBeLessThan(1024);

    const bomb = gzipSync(Buffer.alloc(50 << 20, 32));
    server.behave((response) => response.writeHead(201, { 'content-encoding': 'gzip' }).end(bomb));
    expect(await create({ maxBytes: 1e6 })).toEqual(tooLarge);
  });

  it('counts the time of the whole body, however slowly it drips', async () => {
    const timers: NodeJS.Timeout[] = [];
    server.behave((response) => {
      response.writeHead(201);
      timers.push(setInterval(() => response.write(' '), 20));
    });
    expect(await promised(create({ timeoutMs: 200 }))).toEqual({
      ok: false,
      failure: { kind: 'timeout', milliseconds: 200, mayHaveHappened: true },
    });
    for (const timer of timers) clearInterval(timer);
  });

  it('says what kept it from the service, before anything was sent', async () => {
    const nobody = createServer();
    await new Promise<void>((resolve) => nobody.listen(0, '127.0.0.1', resolve));
    const { port } = nobody.address() as AddressInfo;
    await new Promise((resolve) => nobody.close(resolve));
    const unreached = { ok: false, failure: { kind: 'network', cause: 'connection', mayHaveHappened: false } };
    expect(await create({ baseUrl: `http://127.0.0.1:${port}` })).toEqual(unreached);
    // Fetch blocks this port.
    expect(await create({ baseUrl: 'http://127.0.0.1:6000' })).toEqual(unreached);
    expect(await create({ baseUrl: 'https://no-such-service.invalid' })).toEqual({
      ok: false,
      failure: { kind: 'network', cause: 'name', mayHaveHappened: false },
    });
    for (const [address, reason] of [
      ['http://studies.example.com', 'notHttps'],
      ['studies', 'notAUrl'],
      ['https://user:word@studies.example.com', 'credentials'],
    ] as const)
      for (const result of [await create({ baseUrl: address }), await wallets({ baseUrl: address })])
        expect(result).toEqual({ ok: false, failure: { kind: 'wrongAddress', reason, mayHaveHappened: false } });
    expect(await create({ apiKey: `${canary}\n${canary}` })).toMatchObject({
      failure: { code: 'invalid_api_key', mayHaveHappened: false },
    });
    for (const apiKey of ['', ' ', undefined])
      expect(await create({ apiKey })).toMatchObject({ failure: { code: 'missing_api_key', mayHaveHappened: false } });
    expect(server.seen).toHaveLength(0);
  });
});

describe('a service with a certificate of its own', () => {
  it('gets nothing, and is said to have one that is not valid', async ({ skip }) => {
    const folder = await temporaryFolder();
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    const words = 'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost'.split(' ');
    const made = spawnSync('openssl', [...words, '-keyout', key, '-out', cert]);
    if (made.status !== 0) skip('no openssl, so no server with https');
    const seen: string[] = [];
    const untrusted = createTlsServer(
      { key: readFileSync(key), cert: readFileSync(cert) },
      ({ url = '' }, response) => {
        seen.push(url);
        response.end();
      },
    );
    onTestFinished(() => void untrusted.close());
    await new Promise<void>((resolve) => untrusted.listen(0, '127.0.0.1', resolve));
    const { port } = untrusted.address() as AddressInfo;
    expect(await create({ baseUrl: `https://localhost:${port}` })).toEqual({
      ok: false,
      failure: { kind: 'network', cause: 'certificate', mayHaveHappened: false },
    });
    expect(seen).toEqual([]);
  });
});

describe('a read that fails', () => {
  it.each(faults)('says for %s that nothing can have happened', async (_, behaviour) => {
    server.behave(behaviour);
    const result = await wallets();
    expect(result).toMatchObject({ ok: false, failure: { mayHaveHappened: false } });
  });
});

describe('a service that wants a pause', () => {
  const busy = (seconds: string): Behaviour => {
    return (response) => response.writeHead(429, { 'retry-after': seconds }).end('{"error":"Slowly.","code":"x"}');
  };

  it('gets it for reads, up to a minute, and no second create', async () => {
    server.behave(busy('7'));
    expect(await wallets()).toMatchObject({ failure: { kind: 'unknownStatus', status: 429 } });
    server.behave(busy('86400'));
    await wallets();
    server.behave(busy('soon'));
    await wallets();
    expect(slept).toEqual([7000, 7000, 60_000, 60_000, 250, 1000]);
    server.seen.length = 0;
    expect(await create()).toMatchObject({ failure: { status: 429, mayHaveHappened: true } });
    expect(server.seen).toHaveLength(1);
  });
});

describe('a signal', () => {
  const reason = new Error('enough');

  it('ends a call before it begins, while it waits for an answer, and between attempts', async () => {
    await expect(client().call('listWallets', {}, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    expect(server.seen).toHaveLength(0);

    const during = new AbortController();
    server.behave(() => during.abort(reason));
    await expect(client().call('listWallets', {}, during)).rejects.toBe(reason);
    expect(server.seen).toHaveLength(1);

    const between = new AbortController();
    server.behave(json(500, { error: 'No.', code: 'internal_error' }));
    const sleep = async () => {
      between.abort(reason);
      await new Promise(() => {});
    };
    await expect(client({ sleep }).call('listWallets', {}, between)).rejects.toBe(reason);
    expect(server.seen).toHaveLength(2);
  });

  it('ends the reading of responses', async () => {
    server.behave(json(200, [listed(1)]));
    const aborter = new AbortController();
    const reading = (async () => {
      for await (const { readableId } of client().responses('abc', aborter)) {
        expect(readableId).toBe(1);
        aborter.abort(reason);
      }
    })();
    await expect(reading).rejects.toBe(reason);
  });
});

describe('the hook', () => {
  it('is told of every attempt, without key or body', async () => {
    const attempts: Attempt[] = [];
    const onAttempt = (attempt: Attempt) => void attempts.push(attempt);
    let count = 0;
    server.behave((response, request) => {
      count += 1;
      json(count === 1 ? 500 : 200, count === 1 ? { error: 'No.', code: 'internal_error' } : [])(response, request);
    });
    await client({ onAttempt }).call('listResponses', { params: { linkId: 'a b' }, query: { page: 2 } });
    const call = { endpoint: 'listResponses', method: 'GET', path: '/api/public/v1/responses/a%20b?page=2' };
    expect(attempts).toEqual([
      {
        ...call,
        attempt: 1,
        milliseconds: expect.any(Number),
        failure: { kind: 'refused', status: 500, code: 'internal_error' },
      },
      { ...call, attempt: 2, milliseconds: expect.any(Number), failure: null },
    ]);
    expect(JSON.stringify(attempts)).not.toContain(canary);
  });

  it('hides nothing by failing, and is told nothing of what was sent', async () => {
    server.behave(json(201, draft));
    const onAttempt = () => {
      throw new Error('disk full');
    };
    expect(await create({ onAttempt })).toMatchObject({ ok: true, value: draft });
    const attempts: Attempt[] = [];
    server.behave(
      json(400, { error: 'No "Secret".', code: 'invalid_json', issues: [{ path: [], message: 'Secret' }] }),
    );
    await create({ onAttempt: (attempt) => void attempts.push(attempt) });
    expect(attempts).toHaveLength(1);
    expect(JSON.stringify(attempts)).not.toContain('Secret');
  });
});

describe('redirects', () => {
  const statuses = [301, 302, 303, 307, 308];
  it.each(statuses)('%i is never followed, to this host or another', async (status) => {
    for (const location of ['/elsewhere', `${server.url}/elsewhere`, `${other.url}/api/public/v1/wallets`]) {
      server.behave((response) => response.writeHead(status, { location }).end());
      for (const call of [create, wallets]) {
        expect(await call()).toMatchObject({ ok: false, failure: { kind: 'redirected' } });
      }
    }
    expect(other.seen).toEqual([]);
    expect(server.seen.filter((request) => request.url === '/elsewhere')).toEqual([]);
  });
});

describe('repetition', () => {
  it('repeats a read twice after a temporary failure, and uses the first success', async () => {
    const answers: Behaviour[] = [
      json(500, { error: 'No.', code: 'internal_error' }),
      (response) => response.destroy(),
    ];
    server.behave((response, request) => (answers.shift() ?? json(200, noWallets))(response, request));
    expect(await wallets()).toMatchObject({ ok: true });
    expect(server.seen).toHaveLength(3);
    expect(slept).toEqual([250, 1000]);
  });

  it('gives up after the third attempt, and never repeats what was refused', async () => {
    server.behave(json(500, { error: 'No.', code: 'internal_error' }));
    expect(await wallets()).toMatchObject({ failure: { kind: 'refused', status: 500 } });
    expect(server.seen).toHaveLength(3);
    server.behave(json(401, { error: 'No.', code: 'invalid_api_key' }));
    expect(await wallets()).toMatchObject({ failure: { code: 'invalid_api_key' } });
    expect(server.seen).toHaveLength(4);
  });

  it('sends create and launch once, whatever happens', async () => {
    server.behave((response) => response.destroy());
    await create();
    await kept(client().call('launchStudy', { params: { studyId: id }, body: { walletId: id } }));
    expect(server.seen).toHaveLength(2);
  });
});

describe('the key', () => {
  it('shows in no result and in no client', async () => {
    server.behave(json(401, { error: 'Unknown key.', code: 'invalid_api_key' }));
    expect((await wallets()).ok).toBe(false);
    server.behave(json(200, noWallets));
    expect((await wallets()).ok).toBe(true);
    expect(results).toHaveLength(4);
    for (const result of results) expectNoKey(result);
  });

  it('is redacted however it is written', () => {
    const secret = new Secret(canary);
    const texts = [inspect({ secret }, { showHidden: true }), JSON.stringify({ secret }), String(secret)];
    for (const text of texts) {
      expect(text).toContain('[redacted]');
      expect(text).not.toContain(canary);
    }
    expect(secret.expose()).toBe(canary);
  });
});
