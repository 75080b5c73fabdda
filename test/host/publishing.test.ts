import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Fetch } from '@guide-studio/api-client';
import { maxClosingTextCharacters as limitOfTheContract, ownServicePath } from '@guide-studio/api-contract/internal';
import { canonicalText } from '@guide-studio/guide-core/files';
import { maxClosingTextCharacters } from '@guide-studio/host/common';
import { hashOf } from '@guide-studio/host/node';
import { startService } from '@guide-studio/study-service/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faultyFileSystem } from './faultyFileSystem.ts';
import { nodeHost } from './hosts.ts';

type Service = Awaited<ReturnType<typeof startService>>;

const file = 'a.guide.json';
const guide = {
  title: 'Breakfast',
  studyGuide: [{ type: 'flat', title: 'First', items: [{ text: 'What did you eat?', type: 'open_ended' }] }],
};
const text = `${JSON.stringify(guide, null, 2)}\n`;
const silent = { write: () => undefined };

let service: Service;
let apiKey = '';

beforeAll(async () => {
  service = await startService({ port: 0, data: ':memory:', log: silent });
  apiKey = service.newKey ?? '';
});
afterAll(async () => await service.close());

type Interference = (path: string, send: () => Promise<Response>) => Promise<Response>;

/** The real connection to the service, on which answers can be lost, with every request that was sent. */
function recordingFetch(interfere: Interference = async (_, send) => await send()) {
  const sent: string[] = [];
  const viaNetwork: Fetch = async (url, init) => {
    const { pathname } = new URL(url);
    sent.push(`${init?.method ?? 'GET'} ${pathname}`);
    return await interfere(pathname, async () => await fetch(url, init as RequestInit));
  };
  return { sent, fetch: viaNetwork };
}

async function studio(interfere?: Interference) {
  const recorded = recordingFetch(interfere);
  const waits: number[] = [];
  const host = await nodeHost(
    { [file]: text },
    {
      fetch: recorded.fetch,
      thisComputer: async () => ({ baseUrl: service.url, apiKey }),
      machine: {
        sleep: async (milliseconds) => {
          waits.push(milliseconds);
        },
      },
    },
  );
  const notes = async () => JSON.parse(await readFile(join(host.folder, 'a.guide.notes.json'), 'utf8')) as unknown;
  return { ...host, ...recorded, waits, notes };
}

function creations(sent: readonly string[]): number {
  return sent.filter((line) => line === 'POST /api/public/v1/studies/create').length;
}

async function count(): Promise<number> {
  const { implementation } = await studio();
  const list = await implementation['study.list']({});
  return list.ok ? list.value.studies.length : -1;
}

describe('from a guide to a live study', () => {
  test('a draft is made once, noted beside the guide, launched, and noted as live', async () => {
    const { implementation, notes, sent } = await studio();
    const created = await implementation['study.create']({ file, text });
    if (!created.ok) throw new Error(created.error.code);
    const { studyId } = created.value;
    const baseUrl = service.url;
    expect(created.value).toMatchObject({ status: 'draft', baseUrl, hash: hashOf(Buffer.from(canonicalText(guide))) });
    expect(await notes()).toEqual({ publications: [created.value] });
    expect(creations(sent)).toBe(1);

    const wallets = await implementation['wallet.list']({});
    const walletId = wallets.ok ? wallets.value.wallets[0]?.walletId : undefined;
    const launched = await implementation['study.launch']({ file, studyId, walletId });
    if (!launched.ok) throw new Error(launched.error.code);
    expect(launched.value.selfRecruitLink).toMatch(/\/s\//u);
    const { selfRecruitLink } = launched.value;
    const publications = [{ ...created.value, status: 'live', selfRecruitLink }];
    expect(await notes()).toEqual({ publications });
    expect(await implementation['study.publications']({ file })).toEqual({ ok: true, value: { publications } });

    const questions = await implementation['study.questions']({ studyId });
    expect(questions.ok && questions.value.questions.map(({ text }) => text)).toEqual(['What did you eat?']);
  });

  test('the recorded hash does not depend on the layout of the text that was sent', async () => {
    const { implementation } = await studio();
    const first = await implementation['study.create']({ file, text });
    const { title, studyGuide } = guide;
    const other = `\uFEFF${JSON.stringify({ studyGuide, title })}`;
    const second = await implementation['study.create']({ file, text: other });
    if (!first.ok || !second.ok) throw new Error('A draft was refused.');
    expect(second.value.hash).toBe(first.value.hash);
    expect(second.value.hash).toBe(hashOf(Buffer.from(canonicalText(guide))));
  });

  test('other content of the notes stays', async () => {
    const { implementation, folder, notes } = await studio();
    const kept = { comments: [{ at: 'x', text: 'Ünï' }], publications: [{ future: true }] };
    await writeFile(join(folder, 'a.guide.notes.json'), JSON.stringify(kept));
    const created = await implementation['study.create']({ file, text });
    expect(await notes()).toEqual({ ...kept, publications: [{ future: true }, created.ok && created.value] });
  });

  test('notes that cannot be read stop the creation before anything is sent', async () => {
    const { implementation, folder, sent } = await studio();
    await writeFile(join(folder, 'a.guide.notes.json'), '<<<<<<< ours');
    const created = await implementation['study.create']({ file, text });
    const error = { code: 'unreadable', file: 'a.guide.notes.json', found: 'notes', line: 1, column: 1 };
    expect(created).toEqual({ ok: false, error });
    expect(sent).toEqual([]);
    expect(await readFile(join(folder, 'a.guide.notes.json'), 'utf8')).toBe('<<<<<<< ours');
  });

  test('a refusal of the service comes with its issues, and nothing is noted', async () => {
    const { implementation, sent } = await studio();
    const refused = await implementation['study.create']({ file, text: '{"title":"x","studyGuide":[]}' });
    const failure = { kind: 'refused', status: 400, code: 'invalid_request_body', mayHaveHappened: false };
    expect(refused).toMatchObject({ ok: false, error: { code: 'api', failure } });
    expect(creations(sent)).toBe(1);
    expect(await implementation['study.publications']({ file })).toEqual({ ok: true, value: { publications: [] } });
  });

  test('while one creation of a file is under way, a second is not begun', async () => {
    const { implementation, sent } = await studio();
    const both = await Promise.all([1, 2].map(async () => await implementation['study.create']({ file, text })));
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(both).toContainEqual({ ok: false, error: { code: 'alreadyRunning' } });
    expect(creations(sent)).toBe(1);
  });
});

const lost = new TypeError('fetch failed');

describe('when the answer to create is lost', () => {
  test('a study that was made is found, offered, and can be adopted; nothing is sent twice', async () => {
    const { implementation, sent, notes } = await studio(async (path, send) => {
      const response = await send();
      if (path.endsWith('/create')) throw lost;
      return response;
    });
    const before = await count();
    const created = await implementation['study.create']({ file, text });
    const error = created.ok ? null : created.error;
    expect(error).toMatchObject({
      code: 'outcomeUnknown',
      failure: { mayHaveHappened: true },
      candidates: [{ title: 'Breakfast' }],
    });
    expect(creations(sent)).toBe(1);
    expect(await count()).toBe(before + 1);
    const studyId = error?.code === 'outcomeUnknown' ? (error.candidates[0]?.id ?? '') : '';
    const earlierIds = error?.code === 'outcomeUnknown' ? error.earlierIds : [];
    expect(earlierIds).toHaveLength(before);
    expect(earlierIds).not.toContain(studyId);
    const adopted = await implementation['study.adopt']({ file, text, studyId });
    expect(adopted).toMatchObject({ ok: true, value: { studyId, status: 'draft' } });
    expect(await notes()).toEqual({ publications: [adopted.ok && adopted.value] });
    expect([creations(sent), await count()]).toEqual([1, before + 1]);
  });

  test('a study that was not made is looked for at 0, 2, 5 and 15 seconds, and then none is offered', async () => {
    const { implementation, sent, waits } = await studio(async (path, send) => {
      if (path.endsWith('/create')) throw lost;
      return await send();
    });
    const created = await implementation['study.create']({ file, text });
    expect(created).toMatchObject({ ok: false, error: { code: 'outcomeUnknown', candidates: [] } });
    expect(creations(sent)).toBe(1);
    expect(waits.filter((wait) => [0, 2000, 3000, 10_000].includes(wait))).toEqual([0, 2000, 3000, 10_000]);
  });

  test('a study of another user, or with another title, is no candidate', async () => {
    const other = JSON.stringify({ ...guide, title: 'Lunch' });
    const { implementation } = await studio(async (path, send) => {
      if (!path.endsWith('/create')) return await send();
      const { implementation } = await studio();
      await implementation['study.create']({ file, text: other });
      throw lost;
    });
    const created = await implementation['study.create']({ file, text });
    expect(created).toMatchObject({ ok: false, error: { code: 'outcomeUnknown', candidates: [] } });
  });

  test('when the studies cannot be listed before, nothing is created', async () => {
    const { implementation, sent } = await studio(async (path, send) => {
      if (path.endsWith('/studies')) return new Response('<h1>Bad gateway</h1>', { status: 502 });
      return await send();
    });
    const created = await implementation['study.create']({ file, text });
    expect(created).toMatchObject({ ok: false, error: { code: 'api', failure: { mayHaveHappened: false } } });
    expect(creations(sent)).toBe(0);
  });
});

describe('pausing and closing', () => {
  test('works on the service of this computer', async () => {
    const { implementation } = await studio();
    const created = await implementation['study.create']({ file, text });
    if (!created.ok) throw new Error(created.error.code);
    const { studyId } = created.value;
    expect(await implementation['study.intake']({ studyId })).toMatchObject({
      error: { failure: { code: 'conflict' } },
    });
    await implementation['study.launch']({ file, studyId });
    const open = { state: 'open', closingText: null, underWay: 0, complete: 0, screenedOut: 0 };
    expect(await implementation['study.intake']({ studyId })).toEqual({ ok: true, value: open });
    const paused = { state: 'paused', closingText: 'Bis Montag' } as const;
    const set = await implementation['study.setIntake']({ studyId, ...paused });
    expect(set).toEqual({ ok: true, value: { ...paused, underWay: 0, complete: 0, screenedOut: 0 } });
    expect(await implementation['study.intake']({ studyId })).toEqual(set);
    await implementation['study.setIntake']({ studyId, state: 'closed', closingText: null });
    expect(maxClosingTextCharacters).toBe(limitOfTheContract);
    const late = await implementation['study.setIntake']({ studyId, ...paused });
    expect(late).toEqual({ ok: false, error: { code: 'intakeStays', reason: 'changed' } });
  });

  test('works at another service of this project; any other is asked what it is, without the key, and nothing else', async () => {
    const studyId = await (async () => {
      const { implementation } = await studio();
      const created = await implementation['study.create']({ file, text });
      if (!created.ok) throw new Error(created.error.code);
      await implementation['study.launch']({ file, studyId: created.value.studyId });
      return created.value.studyId;
    })();
    const server = await studio();
    await server.implementation['connection.add']({ name: 'Server', baseUrl: service.url, apiKey });
    const paused = { studyId, state: 'paused', closingText: null } as const;
    expect(await server.implementation['study.setIntake'](paused)).toMatchObject({
      ok: true,
      value: { state: 'paused' },
    });
    expect(await server.implementation['study.intake']({ studyId })).toMatchObject({ value: { state: 'paused' } });

    const { implementation, sent } = await studio(async (path, send) =>
      path === ownServicePath ? new Response('{}', { status: 404 }) : await send(),
    );
    await implementation['connection.add']({ name: 'Other', baseUrl: service.url, apiKey });
    const before = sent.length;
    expect(await implementation['study.intake']({ studyId })).toEqual({ ok: true, value: null });
    expect(await implementation['study.setIntake'](paused)).toEqual({
      ok: false,
      error: { code: 'intakeStays', reason: 'elsewhere' },
    });
    expect(sent.slice(before)).toEqual([`GET ${ownServicePath}`, `GET ${ownServicePath}`]);
  });
});

describe('connections', () => {
  const own = { name: 'Team', apiKey: '' };

  test('a key is checked before it is kept, is in no file and no answer, and is used from then on', async () => {
    const { implementation, home, dispatch } = await studio();
    const wrong = await implementation['connection.add']({ ...own, baseUrl: service.url, apiKey: 'wrong' });
    expect(wrong).toMatchObject({ ok: false, error: { code: 'api', failure: { code: 'invalid_api_key' } } });
    const added = await implementation['connection.add']({ ...own, baseUrl: `${service.url}/`, apiKey });
    if (!added.ok) throw new Error(added.error.code);
    expect(added.value).toMatchObject({
      name: 'Team',
      baseUrl: service.url,
      builtIn: false,
      hasKey: true,
      keyStorage: 'session',
    });
    const list = await dispatch('connection.list', {});
    expect(list).toMatchObject({
      ok: true,
      value: { chosen: added.value.id, connections: [{ id: 'this-computer' }, { id: added.value.id }] },
    });
    expect(JSON.stringify(list)).not.toContain(apiKey);
    expect(await readFile(join(home, 'connections.json'), 'utf8')).not.toContain(apiKey);
    expect((await implementation['wallet.list']({})).ok).toBe(true);
  });

  test('are renamed, chosen and removed; this computer is not', async () => {
    const { implementation } = await studio();
    const added = await implementation['connection.add']({ ...own, baseUrl: service.url, apiKey });
    const connectionId = added.ok ? added.value.id : '';
    expect(await implementation['connection.rename']({ connectionId, name: 'Us' })).toMatchObject({
      value: { name: 'Us', hasKey: true },
    });
    const chosen = await implementation['connection.choose']({ connectionId: 'this-computer' });
    expect(chosen).toMatchObject({ ok: true, value: { chosen: 'this-computer' } });
    const removed = await implementation['connection.remove']({ connectionId });
    expect(removed).toMatchObject({ ok: true, value: { connections: [{ builtIn: true }] } });
    for (const method of ['connection.remove', 'connection.rename', 'connection.setKey'] as const) {
      const answer = await implementation[method]({ connectionId: 'this-computer', name: 'x', apiKey: 'x' });
      expect(answer).toEqual({ ok: false, error: { code: 'builtInConnection', connectionId: 'this-computer' } });
    }
  });

  test('keeps the key of a connection that could not be removed', async () => {
    let isFull = false;
    const fileSystem = faultyFileSystem((_, name) => (isFull && name === 'openNew' ? 'ENOSPC' : 'none'));
    const { implementation } = await nodeHost({ [file]: text }, { machine: { fileSystem } });
    const added = await implementation['connection.add']({ ...own, baseUrl: service.url, apiKey });
    const connectionId = added.ok ? added.value.id : '';
    isFull = true;
    expect(await implementation['connection.remove']({ connectionId })).toMatchObject({
      ok: false,
      error: { code: 'fileSystem' },
    });
    isFull = false;
    expect(await implementation['connection.list']({})).toMatchObject({
      value: { connections: [{ id: connectionId, hasKey: true }], chosen: connectionId },
    });
    expect((await implementation['wallet.list']({})).ok).toBe(true);
  });

  test('a key is sent only to the origin for which it was entered', async () => {
    const { implementation, home, sent } = await studio();
    await implementation['connection.add']({ ...own, baseUrl: service.url, apiKey });
    const path = join(home, 'connections.json');
    const edited = (await readFile(path, 'utf8')).replace(service.url, 'https://elsewhere.example');
    await writeFile(path, edited);
    const before = sent.length;
    expect(await implementation['wallet.list']({})).toMatchObject({ ok: false, error: { code: 'noKey' } });
    expect(sent.length).toBe(before);
  });

  test.each([
    ['example.org', 'notAUrl'],
    ['http://example.org', 'notHttps'],
    ['https://a:b@example.org', 'credentials'],
    ['javascript:alert(1)', 'notHttps'],
  ])('the address %s is refused before anything is sent', async (baseUrl, reason) => {
    const { implementation, sent } = await studio();
    const added = await implementation['connection.add']({ ...own, baseUrl, apiKey });
    expect(added).toMatchObject({ ok: false, error: { code: 'badBaseUrl' } });
    if (!baseUrl.startsWith('javascript')) expect(added).toMatchObject({ error: { reason } });
    expect(sent).toEqual([]);
  });

  test('entries that are not understood, and unknown properties of entries, stay in the file', async () => {
    const { implementation, home } = await studio();
    const path = join(home, 'connections.json');
    const kept = { id: 'a', name: 'A', baseUrl: 'https://a.example', colour: 'green' };
    const strange = [
      { id: 'b', address: 'of a later version' },
      'text',
      { ...kept, id: 'c', baseUrl: 'not an address' },
    ];
    await mkdir(home, { recursive: true });
    await writeFile(
      path,
      JSON.stringify({ later: 1, chosen: 'a', connections: [strange[0], kept, ...strange.slice(1)] }),
    );
    const file = async () => JSON.parse(await readFile(path, 'utf8')) as unknown;
    await implementation['connection.rename']({ connectionId: 'a', name: 'B' });
    const renamed = { ...kept, name: 'B' };
    expect(await file()).toEqual({
      later: 1,
      chosen: 'a',
      connections: [strange[0], renamed, ...strange.slice(1)],
    });
    expect(await implementation['connection.rename']({ connectionId: 'c', name: 'B' })).toMatchObject({ ok: false });
    await implementation['connection.add']({ ...own, baseUrl: service.url, apiKey });
    await implementation['connection.remove']({ connectionId: 'a' });
    expect(await file()).toMatchObject({ later: 1, connections: [...strange, { name: 'Team' }] });
  });

  test('a list of connections that is none is kept beside the new one', async () => {
    const { implementation, home } = await studio();
    await mkdir(home, { recursive: true });
    await writeFile(join(home, 'connections.json'), JSON.stringify({ connections: { a: 'of a later version' } }));
    expect((await implementation['connection.add']({ ...own, baseUrl: service.url, apiKey })).ok).toBe(true);
    expect(JSON.parse(await readFile(join(home, 'connections.json'), 'utf8'))).toMatchObject({
      connections: [{ name: 'Team' }],
      'connections (not understood)': { a: 'of a later version' },
    });
  });

  test('a damaged file of connections is set aside, never deleted', async () => {
    const { implementation, home } = await studio();
    await implementation['connection.add']({ ...own, baseUrl: service.url, apiKey });
    await writeFile(join(home, 'connections.json'), 'broken');
    expect(await implementation['connection.list']({})).toMatchObject({ ok: true, value: { chosen: 'this-computer' } });
    expect((await implementation['connection.add']({ ...own, baseUrl: service.url, apiKey })).ok).toBe(true);
    const aside = (await readdir(home)).find((name) => name.startsWith('connections.json.damaged-')) ?? '';
    expect(await readFile(join(home, aside), 'utf8')).toBe('broken');
  });
});
