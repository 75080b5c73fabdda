import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errors } from '@guide-studio/api-contract';
import { openAdmin, type RunningService, type ServiceOptions, startService } from '@guide-studio/study-service/node';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { send, smallGuide } from './harness.ts';
import { seed } from './seed.ts';

let folder: string;
let data: string;
let log: string[];
const running: RunningService[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'study-service-'));
  data = join(folder, 'service.db');
  log = [];
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((service) => service.close()));
  await rm(folder, { recursive: true });
});

async function start(more: Partial<ServiceOptions> = {}): Promise<RunningService> {
  const service = await startService({ port: 0, data, log: { write: (line) => void log.push(line) }, ...more });
  running.push(service);
  return service;
}

async function seedFile(content: unknown): Promise<string> {
  const path = join(folder, 'seed.json');
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

async function status(service: RunningService, key: string): Promise<number> {
  return (await send(service.url, 'listWallets', { key })).status;
}

describe('starting', () => {
  it('fills an empty database with one wallet of 1,000 credits and one key, shown once', async () => {
    const first = await start();
    expect(first.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    const key = first.newKey ?? '';
    expect(Buffer.from(key.replace(/^gs_/, ''), 'base64url')).toHaveLength(32);
    const { body } = await send(first.url, 'listWallets', { key });
    expect(body['wallets']).toMatchObject([{ projectCreditBalance: { balance: 1000, usage: 0 } }]);
    await first.close();
    const second = await start();
    expect(second.newKey).toBeNull();
    expect(await status(second, key)).toBe(200);
  });

  it('keeps no key on disk and writes none into the log', async () => {
    const canary = 'canary-of-the-seed';
    const users = [{ email: 'a@example.com', isMember: true, canLaunch: true, apiKeys: [canary] }];
    const service = await start({ seedFile: await seedFile({ organizations: [{ name: 'A', wallets: [], users }] }) });
    const { key } = await service.keys.create('Another');
    expect(await status(service, canary)).toBe(200);
    await send(service.url, 'listStudies', { key });
    await send(service.url, 'listStudies', { key: `${key}x` });
    await service.close();
    await rm(join(folder, 'seed.json'));
    const files = await readdir(folder);
    const texts = [...files.map((name) => readFileSync(join(folder, name), 'latin1')), ...log];
    for (const text of texts) {
      for (const secret of [key, canary, 'gs_']) expect(text).not.toContain(secret);
    }
    expect(log).toHaveLength(3);
  });

  it('refuses a seed for a database that has data, which stays as it is', async () => {
    const { newKey, close } = await start();
    await close();
    const path = await seedFile(seed);
    await expect(start({ seedFile: path })).rejects.toMatchObject({ code: 'seedNotEmpty', subject: data });
    const again = await start();
    expect(await status(again, newKey ?? '')).toBe(200);
    expect(await status(again, 'several-launcher')).toBe(401);
  });

  const [organization] = seed.organizations;
  const twice = { organizations: [organization, organization] };
  const strange = { organizations: [{ ...organization, users: [{ email: 'a', isMember: 'yes' }] }] };
  const lacking = {
    organizations: [
      {
        ...organization,
        users: [{ ...organization?.users[0], walletIds: [seed.organizations[1]?.wallets[0]?.walletId] }],
      },
    ],
  };
  it.each([
    ['no JSON', '{"apiKeys": ["secret-key"', 'seedUnreadable'],
    ['another shape', {}, 'seedInvalid'],
    ['a wrong type', strange, 'seedInvalid'],
    ['a key that occurs twice', twice, 'seedInvalid'],
    ['a grant of a wallet the organization lacks', lacking, 'seedInvalid'],
  ])('refuses a seed with %s, and makes no database', async (_, content, code) => {
    const error: unknown = await start({ seedFile: await seedFile(content) }).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code });
    expect(String(error)).not.toMatch(/secret-key|several-launcher(?!@)/);
    expect(await readdir(folder)).toEqual(['seed.json']);
  });

  it('says what cannot be opened, read or listened on', async () => {
    const { url } = await start();
    const port = Number(new URL(url).port);
    await expect(start({ port, data: ':memory:' })).rejects.toMatchObject({ code: 'portTaken', subject: String(port) });
    const missing = join(folder, 'missing', 'service.db');
    await expect(start({ data: missing })).rejects.toMatchObject({ code: 'dataUnusable', subject: missing });
    const noDatabase = await seedFile('this is a text and no database, long enough for a header'.repeat(20));
    await expect(start({ data: noDatabase })).rejects.toMatchObject({ code: 'dataForeign' });
    await expect(start({ seedFile: join(folder, 'none.json') })).rejects.toMatchObject({ code: 'seedUnreadable' });
    await expect(start({ host: '203.0.113.1', data: ':memory:' })).rejects.toMatchObject({ code: 'cannotListen' });
  });

  it('uses the address of participants as the base of links', async () => {
    const service = await start({ baseUrl: 'https://studies.example.com/team/' });
    const key = service.newKey ?? '';
    const { body } = await send(service.url, 'createStudy', { key, body: smallGuide });
    const launched = await send(service.url, 'launchStudy', { key, params: { studyId: String(body.id) } });
    expect(launched.body['selfRecruitLink']).toBe(`https://studies.example.com/team/s/${body.linkId}`);
  });
});

describe('a store that fails', () => {
  it('answers internal_error without details, and logs the reason without values', async () => {
    const service = await start();
    const key = service.newKey ?? '';
    const beside = new Database(data);
    beside.exec('pragma foreign_keys = off; drop table study');
    beside.close();
    const body = { ...smallGuide, title: 'A title nobody else may read' };
    const created = await send(service.url, 'createStudy', { key, body });
    const listed = await send(service.url, 'listStudies', { key });
    for (const reply of [created, listed]) {
      expect([reply.status, reply.body.code]).toEqual([500, 'internal_error']);
      expect(reply.body).toEqual({ error: errors.internal_error.sentence, code: 'internal_error' });
    }
    const text = log.join('\n');
    expect(text).toContain('"route":"/api/public/v1/studies/create"');
    expect(text).toContain('no such table');
    expect(text).not.toMatch(/insert into|A title|gs_/);
    expect(await status(service, key)).toBe(200);
  });

  it('is left as it was by a migration that fails on the way', async () => {
    const database = new Database(data);
    database.exec('create table study (other text)');
    const tables = () =>
      database.prepare("select name from sqlite_master where type = 'table' and name not like 'kysely%'").all();
    const before = tables();
    await expect(start()).rejects.toMatchObject({ code: 'dataForeign' });
    expect(tables()).toEqual(before);
    database.exec('drop table study');
    database.close();
    expect((await start()).newKey).not.toBeNull();
  });
});

describe('keys', () => {
  it('are made, listed and revoked while the service runs, and beside it', async () => {
    const service = await start();
    const admin = await openAdmin({ data });
    const made = await admin.keys.create('From beside');
    expect(await status(service, made.key)).toBe(200);
    const listed = await service.keys.list();
    expect(listed.map((key) => key.name)).toContain('From beside');
    expect(JSON.stringify(listed)).not.toContain(made.key);
    expect(await admin.keys.revoke(made.id)).toBe(true);
    expect(await admin.keys.revoke(made.id)).toBe(false);
    await admin.close();
    expect(await status(service, made.key)).toBe(401);
  });

  it('are not created for an unknown user', async () => {
    const admin = await openAdmin({ data });
    await expect(admin.keys.create('For nobody')).rejects.toThrow('No user');
    await admin.close();
  });
});

describe('another process that writes', () => {
  it('makes create and launch answer 409 when it does not end, and nothing has changed', async () => {
    const service = await start({ busyTimeoutMs: 50 });
    const key = service.newKey ?? '';
    const draft = await send(service.url, 'createStudy', { key, body: smallGuide });
    const params = { studyId: String(draft.body.id) };
    const writer = new Database(data);
    writer.exec('begin immediate');
    const created = await send(service.url, 'createStudy', { key, body: smallGuide });
    const launched = await send(service.url, 'launchStudy', { key, params });
    expect([created.status, created.body.code]).toEqual([409, 'concurrent_modification']);
    expect([launched.status, launched.body.code]).toEqual([409, 'study_busy']);
    expect((await send(service.url, 'listStudies', { key })).body['studies']).toHaveLength(1);
    expect(writer.prepare('select status from study').all()).toEqual([{ status: 'draft' }]);
    writer.exec('rollback');
    writer.close();
    expect((await send(service.url, 'launchStudy', { key, params })).status).toBe(200);
    expect((await send(service.url, 'createStudy', { key, body: smallGuide })).status).toBe(201);
  });
});

describe('closing', () => {
  it('answers the current request, accepts no more, and can be called twice', async () => {
    const service = await start();
    const body = JSON.stringify(smallGuide);
    const answered = new Promise<number>((resolve, reject) => {
      const outgoing = request(`${service.url}/api/public/v1/studies/create`, {
        method: 'POST',
        headers: { 'x-api-key': service.newKey ?? '', 'content-length': Buffer.byteLength(body), connection: 'close' },
      });
      outgoing.on('error', reject);
      outgoing.on('response', (response) => resolve(response.resume().statusCode ?? 0));
      outgoing.write(body.slice(0, 10), () => {
        // The first bytes are sent; the service may get the rest only after it began to close.
        void fetch(`${service.url}/healthz`).then(() => {
          const closed = Promise.all([service.close(), service.close()]);
          outgoing.end(body.slice(10));
          return closed;
        }, reject);
      });
    });
    expect(await answered).toBe(201);
    await service.close();
    await expect(fetch(`${service.url}/healthz`)).rejects.toThrow();
  });
});
