import { randomUUID } from 'node:crypto';
import type { EndpointId } from '@guide-studio/api-contract';
import { openStore, type RunningService, startService } from '@guide-studio/study-service/node';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { eventually } from '../eventually.ts';
import { sized } from '../size.ts';
import { answersWith, startChatEndpoint } from './chatEndpoint.ts';
import { type Harness, type Reply, send, type Sent, startHarness } from './harness.ts';
import { expectLedgerEqualsBalances } from './ledger.ts';
import { recorderOf, stepIdOf } from './media/recorder.ts';
import { accessOf, participantOf } from './participant.ts';
import { wallets } from './seed.ts';
import { postgres, type TestDatabase } from './stores.ts';

// One journey over PostgreSQL, for `npm test`. The whole contract runs on it in `npm run test:full` (`stores.ts`).

const key = 'several-launcher';
const question = (text: string) => ({ type: 'open_ended', text, followUp: 'none' });
const guide = {
  title: 'Bread',
  studyGuide: [{ type: 'flat', title: 'Breakfast', items: [question('What did you have?'), question('And else?')] }],
};
const found = {
  summary: 'The participant has rye bread every morning.',
  bullets: ['They have rye bread.'],
  tagline: 'A friend of rye bread',
  tags: ['Daily'],
  quality: 4,
  qualityReasons: ['Both answers are on the topic.'],
};

afterAll(async () => postgres.end());

describe.skipIf(postgres.missing !== null)(`two services on one database: ${postgres.name}`, () => {
  let chat: Awaited<ReturnType<typeof startChatEndpoint>>;
  let database: TestDatabase;
  let one: Harness;
  let other: RunningService;

  beforeAll(async () => {
    chat = await startChatEndpoint();
    chat.behave(answersWith(found));
  });
  afterAll(async () => {
    await chat.close();
  });
  beforeEach(async () => {
    database = await postgres.create();
    const model = { model: { url: chat.url, model: 'small', key: null }, modelFor: ['analyses'] } as const;
    one = await startHarness(database, model);
    other = await startService({ port: 0, data: database.data, ...model, log: { write: () => undefined } });
  });
  afterEach(async () => {
    const store = await openStore(database);
    await expectLedgerEqualsBalances(store);
    await store.close();
    await one.end();
    await other.close();
    await database.remove();
  });

  const ask = async (endpoint: EndpointId, sent: Sent): Promise<Reply> => await send(other.url, endpoint, sent);

  async function balance(): Promise<unknown> {
    const { body } = await ask('listWallets', { key });
    const all = body['wallets'] as readonly { readonly walletId: string; readonly projectCreditBalance: unknown }[];
    return all.find(({ walletId }) => walletId === wallets.ample)?.projectCreditBalance;
  }

  it('take an interview by turns: it is paid for, listed and analysed once', async () => {
    const study = await one.draft(key, guide);
    const launch = { key, params: { studyId: study.id }, body: { walletId: wallets.ample } };
    const launched = await Promise.all([one.call('launchStudy', launch), ask('launchStudy', launch)]);
    expect(launched.map(({ status }) => status)).toEqual([200, 200]);
    const [here, there] = [participantOf(one.service.url), participantOf(other.url)];
    const started = await here.start({ linkId: study.linkId, urlParams: {} });
    const access = accessOf(started);
    expect(await balance()).toEqual({ balance: 100, usage: 0 });
    const next = await there.answer(access, started.step?.stepId ?? '', { text: 'Rye bread.' });
    expect(await balance()).toEqual({ balance: 99, usage: 1 });
    const ended = await here.answer(access, next.step?.stepId ?? '', { text: 'Tea.' });
    expect(ended.step?.kind).toBe('end');
    expect(await there.read(access)).toMatchObject({ step: { kind: 'end' } });
    await expect
      .poll(async () => (await fetch(`${other.url}/metrics`)).text(), { timeout: 30_000 })
      .toContain('study_service_analyses{state="done"} 1');
    expect(chat.requests).toHaveLength(1);
    const list = await ask('listResponses', { key, params: { linkId: study.linkId } });
    expect(JSON.parse(list.text)).toMatchObject([
      { id: access.interviewId, tagline: found.tagline, answersArray: [{ answer: 'Rye bread.' }, { answer: 'Tea.' }] },
    ]);
    expect(await balance()).toEqual({ balance: 99, usage: 1 });
  });

  it('answer while the database ends all connections again and again, and go on', async () => {
    const body = { title: guide.title, studyGuide: guide.studyGuide };
    const rounds = sized(4, 10, 100);
    const others = 'from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
    for (let round = 0; round < rounds; round += 1) {
      const creating = Array.from({ length: 20 }, async () => one.call('createStudy', { key, body }));
      await run(database.data, `select pg_terminate_backend(pid) ${others}`);
      for (const { status } of await Promise.all(creating)) expect([201, 500, 503]).toContain(status);
    }
    await eventually('a study is created', async () => one.draft(key, guide));
  });

  it('keep no recordings without a place for them: every question is answered in writing', async () => {
    const study = await one.draft(key, { ...guide, config: { interviewMode: 'video_screen' } });
    await one.call('launchStudy', { key, params: { studyId: study.id }, body: { walletId: wallets.ample } });
    const started = await participantOf(one.service.url).start({ linkId: study.linkId, urlParams: {} });
    expect(started).toMatchObject({ step: { kind: 'item' } });
    expect(started).not.toHaveProperty('recording');
    const recorder = recorderOf(other.url, accessOf(started));
    expect(await recorder.list()).toMatchObject({ status: 409, code: 'no_recordings' });
    const stepId = stepIdOf(started);
    expect((await recorder.answer(stepId, { text: '' }, [randomUUID()])).code).toBe('no_recordings');
    expect((await recorder.answer(stepId, { text: 'Well' }, [])).status).toBe(200);
  });

  it('keep what they stored when they end', async () => {
    const study = await one.draft(key, guide);
    await one.service.close();
    const { body } = await ask('listStudies', { key });
    expect(body['studies']).toMatchObject([{ id: study.id, title: guide.title }]);
  });
});

describe.skipIf(postgres.missing !== null)(`a service: ${postgres.name}`, () => {
  it('refuses a database of a newer version', async () => {
    const data = await empty();
    await (await openStore({ data })).close();
    await run(data, "insert into kysely_migration values ('9999_later', '2030-01-01')");
    await expect(openStore({ data })).rejects.toMatchObject({ code: 'dataNewer' });
  });

  it.each([
    "create table kysely_migration (name text, timestamp text); insert into kysely_migration values ('1', '2')",
    'create table installation (foo text)',
  ])('refuses the database of another program, which stays as it is: %s', async (statements) => {
    const data = await empty();
    await run(data, statements);
    const tables = "select table_name from information_schema.tables where table_schema = 'public'";
    const before = await run(data, tables);
    await expect(openStore({ data })).rejects.toMatchObject({ code: 'dataForeign' });
    expect(await run(data, tables)).toEqual(before);
  });
});

async function empty(): Promise<string> {
  const { data, remove } = await postgres.create();
  onTestFinished(remove);
  return data;
}

async function run(connectionString: string, statements: string): Promise<unknown> {
  const client = new Client({ connectionString });
  await client.connect();
  const { rows } = await client.query(statements);
  await client.end();
  return rows;
}
