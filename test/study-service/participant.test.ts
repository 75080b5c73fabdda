import { randomUUID } from 'node:crypto';
import { participantErrors } from '@guide-studio/api-contract';
import { openStore } from '@guide-studio/study-service/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { block, choice, open, screening } from '../guideParts.ts';
import { type Harness, startHarness } from './harness.ts';
import { accessOf, answerFor, participantOf, type ParticipantReply, request } from './participant.ts';
import { wallets } from './seed.ts';
import { storeKinds, type TestDatabase } from './stores.ts';

const guide = {
  title: 'Interview',
  welcomeMessage: { title: 'Welcome' },
  studyGuide: [
    screening(choice('Do you cook?', { Yes: 'approve', No: 'reject' })),
    block('Block', open('Why?'), open('And then?')),
  ],
};
const yes = { selected: ['o1'] };
const no = { selected: ['o2'] };

let harness: Harness;
let linkId: string;
let participant: ReturnType<typeof participantOf>;
const key = 'one-launcher';

async function launch(owner: string, body: object = {}, content: unknown = guide): Promise<string> {
  const draft = await harness.draft(owner, content);
  const launched = await harness.call('launchStudy', { key: owner, params: { studyId: draft.id }, body });
  expect(launched.status).toBe(200);
  return draft.linkId;
}

async function begun(link = linkId) {
  const started = await participant.start({ linkId: link, urlParams: {} });
  expect(started.status).toBe(201);
  return accessOf(started);
}

async function credit(owner: string, walletId: string): Promise<{ balance: number; usage: number } | undefined> {
  const { body } = await harness.call('listWallets', { key: owner });
  const listed = body['wallets'] as readonly {
    readonly walletId: string;
    readonly projectCreditBalance: { readonly balance: number; readonly usage: number };
  }[];
  return listed.find((wallet) => wallet.walletId === walletId)?.projectCreditBalance;
}

function expectRefused(reply: ParticipantReply, code: keyof typeof participantErrors): void {
  expect([reply.status, reply.code]).toEqual([participantErrors[code].status, code]);
  expect(Object.keys(JSON.parse(reply.text) as object)).toEqual(['error', 'code']);
  expect(reply.error).not.toBe('');
}

for (const { name, missing, create, end } of storeKinds) {
  describe.skipIf(missing !== null)(`the participant interface on ${name}`, () => {
    let database: TestDatabase;

    beforeAll(async () => {
      database = await create();
      harness = await startHarness({ data: database.data });
      participant = participantOf(harness.service.url);
      linkId = await launch(key);
    });
    afterAll(async () => {
      await harness.end();
      await database.remove();
      await end();
    });

    describe('starting', () => {
      it('returns an id, a token and the first step', async () => {
        const started = await participant.start({ linkId, urlParams: { source: 'letter', tag: ['a', 'b'] } });
        expect(started.status).toBe(201);
        expect(started.step).toMatchObject({ kind: 'welcome', title: 'Welcome' });
        expect((await participant.read(accessOf(started))).step).toEqual(started.step);
      });

      it('never starts a second interview for the same page, also when it asks many times at once', async () => {
        const clientId = randomUUID();
        const replies = await Promise.all(
          Array.from({ length: 20 }, () => participant.start({ linkId, urlParams: {}, clientId })),
        );
        expect(new Set(replies.map((reply) => reply.text)).size).toBe(1);
        const access = accessOf(replies[0] as ParticipantReply);
        const welcome = replies[0]?.step?.stepId ?? '';
        const second = await participant.answer(access, welcome, {});
        const again = await participant.start({ linkId, urlParams: {}, clientId: clientId.toUpperCase() });
        expect(again).toMatchObject({ status: 201, ...access, step: second.step });
        const other = await participant.start({ linkId, urlParams: {}, clientId: randomUUID() });
        expect(other.interviewId).not.toBe(access.interviewId);
      });

      it('is refused for a draft and for an unknown link, with the same words', async () => {
        const draft = await harness.draft(key, guide);
        const ofDraft = await participant.start({ linkId: draft.linkId, urlParams: {} });
        const ofNone = await participant.start({ linkId: 'nobody', urlParams: {} });
        expectRefused(ofDraft, 'link_not_found');
        expect(ofDraft).toEqual(ofNone);
      });

      it('follows a link the study had before', async () => {
        const former = await launch(key);
        const store = await openStore(database);
        expect(await store.administration.relink(former, 'a-new-link')).toBe('relinked');
        expect((await participant.start({ linkId: former, urlParams: {} })).status).toBe(201);
        expect((await participant.start({ linkId: 'a-new-link', urlParams: {} })).status).toBe(201);
        const unknown = await harness.call('getStudyQuestions', { key, params: { studyId: former } });
        expect(unknown.body.code).toBe('study_not_found');
        expect(await store.administration.relink(linkId, former)).toBe('linkTaken');
        expect(await store.administration.relink('a-new-link', former)).toBe('relinked');
        await store.close();
      });

      it.each([
        ['no JSON', 'x', 400, 'invalid_json'],
        ['nothing', undefined, 400, 'invalid_json'],
        ['duplicate keys', '{"linkId":"a","linkId":"b"}', 400, 'invalid_json'],
        ['a list', [], 400, 'invalid_request_body'],
        ['no link', { urlParams: {} }, 400, 'invalid_request_body'],
        ['a strange property', { linkId: 'a', urlParams: {}, more: 1 }, 400, 'invalid_request_body'],
        ['a client that is no UUID', { linkId: 'a', urlParams: {}, clientId: 'x' }, 400, 'invalid_request_body'],
        ['a parameter that is no text', { linkId: 'a', urlParams: { a: [1] } }, 400, 'invalid_request_body'],
        ['a NUL', { linkId: 'a\0', urlParams: {} }, 400, 'invalid_request_body'],
        ['half a character', { linkId: 'a', urlParams: { a: '\ud800' } }, 400, 'invalid_request_body'],
        ['too much', { linkId: 'a'.repeat(1024 * 1024), urlParams: {} }, 413, 'invalid_request_body'],
      ])('with %s is refused', async (_, body, status, code) => {
        const reply = await request(`${harness.service.url}/api/participant/interviews`, 'POST', body);
        expect([reply.status, reply.code]).toEqual([status, code]);
      });
    });

    describe('a token', () => {
      it('opens its interview only; a wrong one and an unknown interview are the same answer', async () => {
        const [mine, other] = [await begun(), await begun()];
        const wrong = [
          { ...mine, token: other.token },
          { ...mine, token: '' },
          { ...mine, token: `${mine.token}0` },
          { interviewId: randomUUID(), token: mine.token },
          { interviewId: 'nothing', token: mine.token },
          { interviewId: 'a\0b', token: mine.token },
        ];
        for (const access of wrong) {
          for (const reply of [
            await participant.read(access),
            await participant.answer(access, 'welcome', {}),
            await participant.back(access),
          ]) {
            expectRefused(reply, 'invalid_token');
          }
        }
      });
    });

    describe('answering', () => {
      it('leads to the end, and every answer sent again is answered as before', async () => {
        const access = await begun();
        const sent: { stepId: string; answer: unknown; text: string }[] = [];
        let { step } = await participant.read(access);
        while (step !== undefined && step.kind !== 'end') {
          const answer = answerFor(step);
          const reply = await participant.answer(access, step.stepId, answer);
          expect(reply.status).toBe(200);
          sent.push({ stepId: step.stepId, answer, text: reply.text });
          step = reply.step;
        }
        expect(step).toMatchObject({ kind: 'end', outcome: 'complete' });
        expect(sent).toHaveLength(4);
        for (const { stepId, answer, text } of sent) {
          const again = await participant.answer(access, stepId, answer);
          expect([again.status, again.text]).toEqual([200, text]);
        }
        expectRefused(await participant.answer(access, sent[3]?.stepId ?? '', { text: 'Another' }), 'already_answered');
        expectRefused(await participant.back(access), 'interview_ended');
        expectRefused(await participant.answer(access, 'nothing', {}), 'interview_ended');
      });

      it('with a wrong answer stores nothing and says what is expected', async () => {
        const access = await begun();
        const welcome = (await participant.read(access)).step?.stepId ?? '';
        const screener = (await participant.answer(access, welcome, {})).step;
        for (const answer of [{}, null, 'x', [], { selected: [] }, { selected: ['o9'] }, { selected: ['o1', 'o2'] }]) {
          expectRefused(await participant.answer(access, screener?.stepId ?? '', answer), 'invalid_answer');
        }
        expectRefused(await participant.answer(access, 'b9.i9', yes), 'step_not_open');
        const question = (await participant.answer(access, screener?.stepId ?? '', yes)).step;
        for (const text of ['', '\0', '\ud800']) {
          expectRefused(await participant.answer(access, question?.stepId ?? '', { text }), 'invalid_answer');
        }
        const large = await participant.answer(access, question?.stepId ?? '', { text: 'a'.repeat(1024 * 1024) });
        expect([large.status, large.code]).toEqual([413, 'invalid_request_body']);
        expect((await participant.read(access)).step).toEqual(question);
      });

      it('again after going back drops what came after', async () => {
        const access = await begun();
        const steps = [(await participant.read(access)).step];
        for (const answer of [{}, yes, { text: 'First' }]) {
          steps.push((await participant.answer(access, steps.at(-1)?.stepId ?? '', answer)).step);
        }
        const question = await participant.back(access);
        expect(question.step).toMatchObject({ stepId: steps[2]?.stepId, given: { text: 'First' } });
        const screener = await participant.back(access);
        expect(screener.step?.stepId).toBe(steps[1]?.stepId);
        expect((await participant.answer(access, steps[1]?.stepId ?? '', yes)).step?.stepId).toBe(steps[2]?.stepId);
        await participant.back(access);
        const out = await participant.answer(access, steps[1]?.stepId ?? '', no);
        expect(out.step).toMatchObject({ kind: 'end', outcome: 'screened_out' });
        expectRefused(await participant.back(access), 'interview_ended');
        const fresh = await begun();
        expectRefused(await participant.back(fresh), 'nothing_before');
      });
    });

    describe('credit', () => {
      const [several, wallet] = ['several-launcher', wallets.ample];

      it('is held by the first answer, kept by completing, and given back by being screened out', async () => {
        const link = await launch(several, { walletId: wallet });
        const before = await credit(several, wallet);
        expect(before).toEqual({ balance: 100, usage: 0 });
        const [done, out] = [await begun(link), await begun(link)];
        expect(await credit(several, wallet)).toEqual(before);
        for (const access of [done, out]) await participant.answer(access, 'welcome', {});
        expect(await credit(several, wallet)).toEqual({ balance: 98, usage: 2 });
        await participant.answer(out, 'b1.i1', no);
        expect(await credit(several, wallet)).toEqual({ balance: 99, usage: 1 });
        await participant.answer(done, 'b1.i1', yes);
        await participant.answer(done, 'b2.i1', { text: 'A' });
        await participant.answer(done, 'b2.i2', { text: 'B' });
        expect(await credit(several, wallet)).toEqual({ balance: 99, usage: 1 });
      });

      it('that is used up makes starts and first answers be refused, and nothing is stored', async () => {
        const link = await launch(several, { walletId: wallets.second });
        const [first, second] = [await begun(link), await begun(link)];
        expect((await participant.answer(first, 'welcome', {})).status).toBe(200);
        expectRefused(await participant.answer(second, 'welcome', {}), 'not_taking_responses');
        expect((await participant.read(second)).step?.kind).toBe('welcome');
        expectRefused(await participant.start({ linkId: link, urlParams: {} }), 'not_taking_responses');
        const intake = await harness.call('getStudyIntake', { key: several, params: { studyId: link } });
        expect(intake.body['underWay']).toBe(2);
        expect((await participant.answer(first, 'b1.i1', no)).status).toBe(200);
        expect((await participant.answer(second, 'welcome', {})).status).toBe(200);
      });

      it('is not asked for by an organization without wallet billing', async () => {
        const access = await begun(await launch('free-launcher'));
        expect((await participant.answer(access, 'welcome', {})).status).toBe(200);
      });
    });

    describe('the log', () => {
      it('holds no answer, no parameter and no token', async () => {
        const started = await participant.start({ linkId, urlParams: { canary: 'canary-parameter' } });
        const access = accessOf(started);
        await participant.answer(access, 'welcome', {});
        await participant.answer(access, 'b1.i1', yes);
        await participant.answer(access, 'b2.i1', { text: 'canary-answer' });
        const text = harness.log.join('\n');
        expect(text).toContain('/api/participant/interviews/{interviewId}/answers');
        for (const secret of ['canary', access.token, access.interviewId]) expect(text).not.toContain(secret);
      });
    });
  });
}
