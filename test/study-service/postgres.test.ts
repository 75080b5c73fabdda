import { openStore } from '@guide-studio/study-service/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { says, startChatEndpoint } from './chatEndpoint.ts';
import { type Harness, startHarness } from './harness.ts';
import { expectLedgerEqualsBalances } from './ledger.ts';
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

describe.skipIf(postgres.missing !== null)(`two services on one database: ${postgres.name}`, () => {
  let chat: Awaited<ReturnType<typeof startChatEndpoint>>;
  let database: TestDatabase;
  let services: readonly Harness[];

  beforeAll(async () => {
    chat = await startChatEndpoint();
    chat.behave(says(found));
  });
  afterAll(async () => {
    await chat.close();
    await postgres.end();
  });
  beforeEach(async () => {
    database = await postgres.create();
    const start = async (): Promise<Harness> =>
      await startHarness(database, { model: { url: chat.url, model: 'small', key: null }, modelFor: ['analyses'] });
    services = [await start(), await start()];
  });
  afterEach(async () => {
    const store = await openStore(database);
    await expectLedgerEqualsBalances(store);
    await store.close();
    for (const each of services) await each.end();
    await database.remove();
  });

  const [one, other] = [() => services[0] as Harness, () => services[1] as Harness];

  async function balance(): Promise<unknown> {
    const { body } = await other().call('listWallets', { key });
    const all = body['wallets'] as readonly { readonly walletId: string; readonly projectCreditBalance: unknown }[];
    return all.find(({ walletId }) => walletId === wallets.ample)?.projectCreditBalance;
  }

  it('take an interview by turns: it is paid for, listed and analysed once', async () => {
    const study = await one().draft(key, guide);
    const launch = { key, params: { studyId: study.id }, body: { walletId: wallets.ample } };
    const launched = await Promise.all([one().call('launchStudy', launch), other().call('launchStudy', launch)]);
    expect(launched.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [here, there] = [participantOf(one().service.url), participantOf(other().service.url)];
    const started = await here.start({ linkId: study.linkId, urlParams: {} });
    const access = accessOf(started);
    expect(await balance()).toEqual({ balance: 100, usage: 0 });
    const next = await there.answer(access, started.step?.stepId ?? '', { text: 'Rye bread.' });
    expect(await balance()).toEqual({ balance: 99, usage: 1 });
    const ended = await here.answer(access, next.step?.stepId ?? '', { text: 'Tea.' });
    expect(ended.step?.kind).toBe('end');
    expect(await there.read(access)).toMatchObject({ step: { kind: 'end' } });
    await expect
      .poll(async () => (await fetch(`${other().service.url}/metrics`)).text(), { timeout: 30_000 })
      .toContain('study_service_analyses{state="done"} 1');
    expect(chat.requests).toHaveLength(1);
    const list = await other().call('listResponses', { key, params: { linkId: study.linkId } });
    expect(JSON.parse(list.text)).toMatchObject([
      { id: access.interviewId, tagline: found.tagline, answersArray: [{ answer: 'Rye bread.' }, { answer: 'Tea.' }] },
    ]);
    expect(await balance()).toEqual({ balance: 99, usage: 1 });
  });

  it('keep what they stored when they end', async () => {
    const study = await one().draft(key, guide);
    await one().service.close();
    const { body } = await other().call('listStudies', { key });
    expect(body['studies']).toMatchObject([{ id: study.id, title: guide.title }]);
  });
});
