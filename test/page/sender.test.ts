import { randomUUID } from 'node:crypto';
import type { Step } from '@guide-studio/interview-engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { report, sized } from '../size.ts';
import { createRandom, type Random } from '../generate/random.ts';
import { type Harness, startHarness } from '../study-service/harness.ts';
import { type LossyNetwork, lossyNetwork } from './lossyNetwork.ts';
import { createStorage, openPage, type SimulatedPage } from './simulatedPage.ts';

const owner = 'free-launcher';
const count = sized(15, 50, 1000);
const seed = 20_261_120;
const weather = { lostRequests: 0.15, lostAnswers: 0.15, doubled: 0.2 };

const questions = Array.from({ length: 8 }, (_, at) => ({ type: 'open_ended', text: `Question ${at + 1}` }));
const guide = {
  title: 'Lossy',
  welcomeMessage: { title: 'Welcome' },
  studyGuide: [{ type: 'flat', title: 'Block', items: [...questions, { type: 'statement', text: 'That was it.' }] }],
};

let harness: Harness;

beforeAll(async () => {
  harness = await startHarness();
});
afterAll(async () => await harness.end());

async function launch(): Promise<string> {
  const { id, linkId } = await harness.draft(owner, guide);
  const { status } = await harness.call('launchStudy', { key: owner, params: { studyId: id }, body: {} });
  expect(status).toBe(200);
  return linkId;
}

interface Taken {
  readonly name: string;
  /** The participant's last answer to each question, in order. */
  readonly words: readonly string[];
}

interface Course {
  readonly random: Random;
  readonly network: LossyNetwork;
  readonly linkId: string;
  readonly name: string;
}

/** A participant who sometimes goes back, reloads at any moment, and continues in other tabs. */
async function takePart({ random, network, linkId, name }: Course): Promise<Taken> {
  const storage = createStorage();
  const open = () =>
    openPage({
      url: harness.service.url,
      linkId,
      clientId: randomUUID(),
      storage,
      fetch: network.fetch,
      urlParams: { participant: [name] },
    });
  let page: SimulatedPage = open();
  const path: { stepId: string; text: string }[] = [];
  for (let turn = 0; turn < 2000; turn += 1) {
    // Some act as soon as a stored step is shown, while the page still reads it.
    const { step, isFirst, closed } = await (random.chance(0.5) ? page.shown() : page.ready());
    expect(closed).toBeNull();
    if (step === null || step.kind === 'end') {
      await page.sender.stop();
      return { name, words: path.flatMap(({ text }) => (text === '' ? [] : [text])) };
    }
    const acts = random.chance(0.15) && !isFirst ? 'back' : 'answer';
    if (acts === 'back') page.sender.back();
    else {
      const text = isQuestion(step) ? `${name} turn ${turn}` : '';
      const before = path.findIndex(({ stepId }) => stepId === step.stepId);
      // A changed answer drops the later ones; opening the welcome again does not.
      if (before >= 0 && text !== '') path.splice(before);
      if (before < 0 || text !== '') path.push({ stepId: step.stepId, text });
      page.sender.answer(text === '' ? {} : { text });
    }
    if (random.chance(0.2)) {
      // The page ends in the middle of its work; the next one has only the storage.
      if (random.chance(0.5)) await new Promise((resolve) => setImmediate(resolve));
      void page.sender.stop();
      page = open();
    }
  }
  throw new Error(`${name} came to no end.`);
}

const isQuestion = (step: Step): boolean => step.kind === 'item' && step.item.type === 'open_ended';

describe(`the sender over a network that loses 30 %, doubles 20 % and reorders, seed ${seed}`, () => {
  it(
    `brings ${count} interviews to the service: none lost, doubled or split`,
    async () => {
      const linkId = await launch();
      const random = createRandom(seed);
      const taken: Taken[] = [];
      for (let at = 0; at < count; at += 1) {
        const own = createRandom(random.int(0, 2 ** 31));
        const network = lossyNetwork(own, weather);
        taken.push(await takePart({ random: own, network, linkId, name: `P${at + 1}` }));
        await network.settle();
      }
      const { status, text } = await harness.call('listResponses', { key: owner, params: { linkId } });
      expect(status).toBe(200);
      const responses = JSON.parse(text) as {
        progress: string;
        urlParams: { participant: string };
        answersArray: { answer: string }[];
      }[];
      const facts = responses.map((response) => ({
        name: response.urlParams.participant,
        progress: response.progress,
        words: response.answersArray.map(({ answer }) => answer),
      }));
      expect(facts).toEqual(taken.map(({ name, words }) => ({ name, progress: 'complete', words })));
      const answers = taken.reduce((sum, { words }) => sum + words.length, 0);
      report('sender of the page', { interviews: count, answers, lost: 0, doubled: 0, split: 0 });
    },
    sized(120_000, 600_000, 7_200_000),
  );
});

describe('what the page says while it sends', () => {
  const start = (more: object = {}) => ({
    url: harness.service.url,
    clientId: randomUUID(),
    storage: createStorage(),
    fetch: async (url: string, init: RequestInit) => await fetch(url, init),
    ...more,
  });

  it('thanks only after the service has the last answer', async () => {
    const linkId = await launch();
    let isDown = false;
    const page = openPage({
      ...start(),
      linkId,
      fetch: async (url, init) => {
        if (isDown) throw new TypeError('no connection');
        return await fetch(url, init);
      },
    });
    let { step } = await page.ready();
    while (step?.kind !== 'item' || step.item.type !== 'statement') {
      ({ step } = await page.answer(step?.kind === 'item' ? { text: 'Well' } : {}));
    }
    isDown = true;
    page.sender.answer({});
    const waiting = await page.until(({ sending }) => sending === 'waiting');
    expect(waiting.step?.kind).toBe('item');
    isDown = false;
    expect((await page.ready()).step?.kind).toBe('end');
  });

  it('keeps a draft over a reload, and returns a wrong answer with the message of the service', async () => {
    const linkId = await launch();
    const options = { ...start(), linkId };
    const page = openPage(options);
    await page.ready();
    await page.answer({});
    page.sender.keep({ text: 'half a sen' });
    await page.sender.stop();
    const again = openPage(options);
    expect((await again.ready()).draft).toEqual({ text: 'half a sen' });
    const refused = await again.answer({ text: ' ' });
    expect(refused.problem).toContain('empty');
    expect(refused.draft).toEqual({ text: ' ' });
  });

  it('takes an answer to a stored step while the step is read, unless the interview moved on elsewhere', async () => {
    const linkId = await launch();
    const options = { ...start(), linkId };
    const page = openPage(options);
    await page.ready();
    await page.answer({});
    await page.sender.stop();
    const stored = options.storage.copy();

    const again = openPage(options);
    const shown = await again.shown();
    expect(shown).toMatchObject({ sending: 'sending', isActing: false });
    const first = shown.step?.stepId;
    again.sender.answer({ text: 'at once' });
    expect(again.sender.state.isActing).toBe(true);
    const second = (await again.ready()).step?.stepId;
    expect(second).not.toBe(first);
    await again.back();
    expect(again.sender.state).toMatchObject({ step: { stepId: first }, draft: null });
    expect(again.sender.state.step).toMatchObject({ given: { text: 'at once' } });
    await again.answer({ text: 'at once' });
    await again.sender.stop();

    const late = openPage({ ...options, storage: stored });
    expect((await late.shown()).step?.stepId).toBe(first);
    late.sender.answer({ text: 'too late' });
    expect(await late.ready()).toMatchObject({ step: { stepId: second }, isMoved: true, draft: null });
    await late.sender.stop();
    const last = openPage(options);
    await last.ready();
    expect((await last.back()).step).toMatchObject({ stepId: first, given: { text: 'at once' } });
  });

  it('says that nothing is stored if the storage is full or missing, and still runs the interview', async () => {
    const linkId = await launch();
    const storage = createStorage();
    storage.isFull = true;
    for (const store of [storage, null]) {
      const page = openPage({ ...start({ storage: store }), linkId });
      expect((await page.ready()).isStored).toBe(false);
      expect((await page.answer({})).step?.kind).toBe('item');
    }
  });

  it('knows the title for participants and the language, also if the service does not answer', async () => {
    const more = { externalTitle: ' Wege zur Arbeit ', config: { questionLanguage: 'de' } };
    const { id, linkId } = await harness.draft(owner, { ...guide, ...more });
    await harness.call('launchStudy', { key: owner, params: { studyId: id }, body: {} });
    const options = { ...start(), linkId };
    const page = openPage(options);
    const known = { title: 'Wege zur Arbeit', language: 'de' };
    expect((await page.ready()).study).toEqual(known);
    expect((await page.answer({})).study).toEqual(known);
    await page.sender.stop();
    const down = openPage({ ...options, fetch: async () => await Promise.reject(new TypeError('no connection')) });
    expect(down.sender.state.study).toEqual(known);
    await down.sender.stop();

    const plain = openPage({ ...start(), linkId: await launch() });
    expect((await plain.ready()).study).toEqual({ title: null, language: null });
  });

  it('says what is wrong with an unknown link, a study without credit, and an interview that is gone', async () => {
    const unknown = openPage({ ...start(), linkId: 'nothing-here' });
    expect((await unknown.ready()).closed).toBe('unknownLink');

    const linkId = await launch();
    const options = { ...start(), linkId };
    const page = openPage(options);
    await page.ready();
    await page.sender.stop();
    const stranger = openPage({ ...start({ fetch: refusing(404, 'link_not_found') }), linkId });
    expect((await stranger.ready()).closed).toBe('unknownLink');
    const broke = openPage({ ...options, fetch: refusing(409, 'not_taking_responses') });
    expect((await broke.ready()).closed).toBe('notTakingResponses');
    const long = openPage({ ...start({ fetch: refusing(400, 'link_too_long') }), linkId });
    expect((await long.ready()).closed).toBe('linkTooLong');
    const many = openPage({ ...start({ fetch: refusing(409, 'too_many_starts') }), linkId });
    expect((await many.ready()).closed).toBe('tooManyStarts');
    const paused = openPage({
      ...start({ fetch: refusing(409, 'study_paused', { closingText: 'On Monday' }) }),
      linkId,
    });
    expect(await paused.ready()).toMatchObject({ closed: 'paused', closingText: 'On Monday' });
    const closed = openPage({ ...start({ fetch: refusing(409, 'study_closed', { closingText: null }) }), linkId });
    expect(await closed.ready()).toMatchObject({ closed: 'closed', closingText: null });
    const gone = openPage({ ...options, fetch: refusing(404, 'interview_not_found') });
    expect((await gone.ready()).closed).toBe('interviewGone');
  });
});

/** A service that refuses everything. */
function refusing(status: number, code: string, more: object = {}): (url: string) => Promise<Response> {
  return async () => new Response(JSON.stringify({ error: 'No.', code, ...more }), { status });
}
