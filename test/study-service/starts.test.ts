import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { urlParamLimits } from '@guide-studio/api-contract/internal';
import { CreateStudyRequest } from '@guide-studio/guide-core';
import { drawReadIds, type Store } from '@guide-studio/study-service';
import { openStore, startService } from '@guide-studio/study-service/node';
import { afterAll, afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { numbersFrom } from '../size.ts';
import { networkOf } from '../../packages/study-service/src/node/networkOf.ts';
import { smallGuide } from './harness.ts';
import { request } from './participant.ts';
import { storeKinds, type TestDatabase } from './stores.ts';

const guide = CreateStudyRequest.parse(smallGuide);
const day = 24 * 60 * 60 * 1000;

for (const kind of storeKinds) {
  describe.skipIf(kind.missing !== null)(`starts that are never answered on ${kind.name}`, () => {
    let database: TestDatabase;
    let store: Store;
    let second: Store;
    let time: number;
    beforeEach(async () => {
      database = await kind.create();
      time = Date.UTC(2026, 10, 22);
      const startLimits = { perLink: 6, perNetwork: 2 };
      store = await openStore({ ...database, now: () => time, startLimits });
      second = await openStore({ ...database, now: () => time, startLimits });
      const member = { id: 'm', name: 'M', email: 'm@example.com', isMember: true, canLaunch: true, walletIds: null };
      await store.start(
        [{ id: 'o', name: 'O', walletBilling: false, wallets: [], members: [{ ...member, keys: [] }] }],
        1,
      );
    });
    afterEach(async () => {
      await Promise.all([store.close(), second.close()]);
      await database.remove();
    });
    afterAll(kind.end);

    async function study(): Promise<string> {
      const id = randomUUID();
      const made = { id, linkId: id.slice(0, 8), guide, readIds: drawReadIds(guide, randomUUID), createdBy: 'm' };
      await store.organization('o').createStudy({ ...made, createdAt: time });
      await store.organization('o').launch(id, null, time);
      return id;
    }

    async function start(studyId: string, networkHash: string | null, through = store) {
      const id = randomUUID();
      const state = { urlParams: {}, session: { answers: [] }, progress: 'in_progress' as const };
      const hashes = { clientHash: null, tokenHash: id, networkHash, seed: id };
      const { kind: outcome } = await through.interviews.start({
        id,
        organizationId: 'o',
        studyId,
        ...hashes,
        ...state,
      });
      return { id, outcome };
    }

    async function answer(id: string) {
      const outcome = await store.interviews.change(id, ({ session, progress }) => ({
        kind: 'store',
        session,
        progress,
        answers: { kept: 0, drops: false, added: [{ stepId: 'b1.i1', answer: { text: 'Well' } }] },
      }));
      return outcome.kind;
    }

    async function listed(studyId: string, offset = 0, limit = 100): Promise<readonly string[]> {
      const query = { offset, limit, updatedSince: null, includeInProgress: true };
      const ids: string[] = [];
      for await (const batch of store.organization('o').listResponses(studyId, query)) {
        ids.push(...batch.map(({ id }) => id));
      }
      return ids;
    }

    it('are limited for a network and for a link, of many at once on two connections, and of each study alone', async () => {
      const studyId = await study();
      const turns = Array.from({ length: 20 }, (_, at) => start(studyId, 'one', at % 2 === 0 ? store : second));
      const outcomes = (await Promise.all(turns)).map(({ outcome }) => outcome);
      expect(outcomes.filter((outcome) => outcome === 'started')).toHaveLength(2);
      expect(outcomes.filter((outcome) => outcome === 'tooMany')).toHaveLength(18);
      const others = ['two', 'two', 'three', null, null];
      for (const [at, network] of others.entries()) {
        expect((await start(studyId, network)).outcome, String(at)).toBe('started');
      }
      expect((await start(await study(), 'one')).outcome).toBe('started');
    });

    it('never shut a link: the oldest of them makes room, and no answer is touched', async () => {
      const studyId = await study();
      const first = await start(studyId, null);
      await answer(first.id);
      const answered = await store.interviews.find(first.id);
      const waiting: string[] = [];
      for (let turn = 0; turn < 8; turn += 1) {
        time += 1;
        waiting.push((await start(studyId, null, turn % 2 === 0 ? store : second)).id);
      }
      const there = await Promise.all(waiting.map(async (id) => (await store.interviews.find(id)) !== null));
      expect(there).toEqual([false, false, true, true, true, true, true, true]);
      expect(await answer(waiting[0] ?? '')).toBe('missing');
      expect(await listed(studyId)).toEqual([first.id]);
      expect(await store.interviews.find(first.id)).toEqual(answered);
    });

    it('make room with their first answer, and after a day', async () => {
      const studyId = await study();
      const first = await start(studyId, 'one');
      await start(studyId, 'one');
      expect((await start(studyId, 'one')).outcome).toBe('tooMany');
      expect(await answer(first.id)).toBe('stored');
      expect((await start(studyId, 'one')).outcome).toBe('started');
      expect((await start(studyId, 'one')).outcome).toBe('tooMany');
      time += day;
      expect((await start(studyId, 'one')).outcome).toBe('started');
    });

    it('are not listed and are removed after a day; what was answered stays, and an answer comes in time', async () => {
      const studyId = await study();
      const [answered, late, never] = [await start(studyId, 'a'), await start(studyId, 'b'), await start(studyId, 'c')];
      await answer(answered.id);
      expect(await listed(studyId)).toEqual([answered.id]);
      time += day;
      // A participant returns to the open page before the row is removed.
      expect(await answer(late.id)).toBe('stored');
      expect(await listed(studyId)).toEqual([answered.id, late.id]);
      time += 2 * 60 * 60 * 1000;
      await store.interviews.sweep();
      expect(await store.interviews.find(never.id)).toBeNull();
      expect(await answer(never.id)).toBe('missing');
      expect(await listed(studyId)).toEqual([answered.id, late.id]);
      time += 10 * day;
      await start(studyId, 'd');
      expect((await listed(studyId)).length).toBe(2);
      expect((await store.interviews.find(answered.id))?.networkHash).toBeNull();
    });
    it('take no place in a list: nothing that was answered is missed while pages are read, whatever happens between', async () => {
      const seed = 24;
      const pick = numbersFrom(seed);
      for (let turn = 0; turn < 6; turn += 1) {
        const studyId = await study();
        const open: string[] = [];
        const answered: string[] = [];
        const act = async (): Promise<void> => {
          const what = pick(5);
          const [id] = what < 2 ? open.splice(pick(open.length + 1), 1) : [];
          if (id !== undefined && (await answer(id)) === 'stored') answered.push(id);
          if (what === 2 || what === 3) open.push((await start(studyId, null)).id);
          if (what === 4) time += pick(2 * day);
          if (what === 4) await store.interviews.sweep();
        };
        for (let at = 0; at < 30; at += 1) await act();
        const before = [...answered];
        const perPage = 1 + pick(3);
        const seen = new Set<string>();
        for (let page = 0; ; page += 1) {
          const ids = await listed(studyId, page * perPage, perPage);
          for (const id of ids) seen.add(id);
          if (ids.length < perPage) break;
          await act();
        }
        expect(
          before.filter((id) => !seen.has(id)),
          `seed ${seed}, turn ${turn}`,
        ).toEqual([]);
      }
    });
  });
}

describe('starting an interview', () => {
  async function live(options: Partial<Parameters<typeof startService>[0]> = {}) {
    const service = await startService({ port: 0, data: ':memory:', log: { write: () => undefined }, ...options });
    onTestFinished(() => service.close());
    const headers = { 'x-api-key': service.newKey ?? '' };
    const create = await fetch(`${service.url}/api/public/v1/studies/create`, {
      method: 'POST',
      headers,
      body: JSON.stringify(smallGuide),
    });
    const { id, linkId } = (await create.json()) as { id: string; linkId: string };
    await fetch(`${service.url}/api/public/v1/studies/${id}/launch`, { method: 'POST', headers });
    return { url: `${service.url}/api/participant/interviews`, linkId };
  }

  const { count, nameCharacters, valueCharacters } = urlParamLimits;
  const many = (length: number, value: string) =>
    Object.fromEntries(Array.from({ length }, (_, at) => [`p${String(at).padStart(3, '0')}`, value]));
  it.each<[string, object, number]>([
    ['as many parameters as are taken', many(count, 'x'), 201],
    ['one more', many(count + 1, 'x'), 400],
    ['one name with as many values', { p: Array.from({ length: count }, () => 'x') }, 201],
    ['one more value', { p: Array.from({ length: count + 1 }, () => 'x') }, 400],
    ['names without a value', Object.fromEntries(Array.from({ length: count + 1 }, (_, at) => [`p${at}`, []])), 400],
    ['40,000 parameters', many(40_000, ''), 400],
    ['the longest name', { ['😀'.repeat(nameCharacters)]: 'x' }, 201],
    ['a longer name', { ['n'.repeat(nameCharacters + 1)]: 'x' }, 400],
    ['the longest value', { p: '😀'.repeat(valueCharacters) }, 201],
    ['a longer value', { p: 'v'.repeat(valueCharacters + 1) }, 400],
    ['16 kB together', { ...many(8, 'v'.repeat(1996)), p: 'v'.repeat(352 + 31) }, 201],
    ['a byte more', { ...many(8, 'v'.repeat(1996)), p: 'v'.repeat(352 + 32) }, 400],
  ])('with %s is answered as it is to be', async (_, urlParams, status) => {
    const { url, linkId } = await live();
    const reply = await request(url, 'POST', { linkId, urlParams });
    expect(reply.status).toBe(status);
    if (status === 400)
      expect(reply).toMatchObject({ code: 'link_too_long', error: expect.stringMatching(/shorter/u) as string });
  });

  it('is refused from a network with too many unanswered ones, never from this machine; no client can choose its network', async () => {
    const { url, linkId } = await live({ behindProxy: true, startLimits: { perLink: 10, perNetwork: 2 } });
    const from = async (forwarded?: string) =>
      (
        await fetch(url, {
          method: 'POST',
          headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
          body: JSON.stringify({ linkId }),
        })
      ).status;
    const one = ['203.0.113.7', '198.51.100.1, 203.0.113.7', 'junk, 203.0.113.7'];
    expect(await Promise.all(one.map(from))).toEqual(expect.arrayContaining([201, 201, 409]));
    expect(await from('203.0.113.8')).toBe(201);
    const house = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:2:0:0:0:3'];
    for (const [at, address] of house.entries()) expect(await from(address)).toBe(at < 2 ? 201 : 409);
    for (let turn = 0; turn < 5; turn += 1) expect(await from()).toBe(201);
    expect(await from()).toBe(201);
  });

  const warnings = (log: readonly string[]) => log.filter((line) => line.includes('--behind-proxy'));
  it.each([
    ['not declared', false, ['203.0.113.7', '203.0.113.8'], 1],
    ['declared', true, ['203.0.113.7', '203.0.113.8'], 0],
    ['absent', false, [undefined, undefined], 0],
  ])('through a proxy that is %s: the log says once what to do', async (_, behindProxy, addresses, count) => {
    const log: string[] = [];
    const { url, linkId } = await live({ behindProxy, log: { write: (line) => void log.push(line) } });
    for (const address of addresses) {
      const headers = new Headers(address === undefined ? [] : [['x-forwarded-for', address]]);
      await fetch(url, { method: 'POST', headers, body: JSON.stringify({ linkId }) });
    }
    expect(warnings(log)).toHaveLength(count);
    expect(log.join('')).not.toContain('203.0.113.');
    for (const line of warnings(log))
      expect(JSON.parse(line)).toMatchObject({
        level: 40,
        msg: expect.stringMatching(/start it with --behind-proxy\./u) as string,
      });
  });
});

it.each([
  ['127.0.0.1', undefined, false, null],
  ['::1', undefined, false, null],
  ['::ffff:127.0.0.1', '203.0.113.7', false, null],
  ['::ffff:203.0.113.7', undefined, false, '203.0.113.7'],
  ['203.0.113.7', '198.51.100.1', false, '203.0.113.7'],
  ['127.0.0.1', '198.51.100.1', true, '198.51.100.1'],
  ['127.0.0.1', 'unknown', true, null],
  ['fe80::1%eth0', undefined, false, 'fe80:0:0:0::/64'],
  ['2001:db8::1', undefined, false, '2001:db8:0:0::/64'],
  ['2001:0DB8:0001:0002:3:4:5:6', undefined, false, '2001:db8:1:2::/64'],
])('%s with X-Forwarded-For %s, behind a proxy %s, is the network %s', (remoteAddress, forwarded, behind, network) => {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  expect(networkOf({ socket: { remoteAddress }, headers } as unknown as IncomingMessage, behind)).toBe(network);
});
