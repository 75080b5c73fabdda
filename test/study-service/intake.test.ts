import { randomUUID } from 'node:crypto';
import { openAdmin } from '@guide-studio/study-service/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { block, open } from '../guideParts.ts';
import { type Harness, startHarness } from './harness.ts';
import { accessOf, participantOf } from './participant.ts';
import { wallets } from './seed.ts';
import { storeKinds, type TestDatabase } from './stores.ts';

const guide = {
  title: 'Internal',
  externalTitle: 'About bread',
  config: { questionLanguage: 'de' },
  studyGuide: [block('B', open('One?'), open('Two?'))],
};

for (const { name, missing, create, end } of storeKinds) {
  describe.skipIf(missing !== null)(`a study that is paused or closed, on ${name}`, () => {
    let database: TestDatabase;
    let harness: Harness;
    let participant: ReturnType<typeof participantOf>;
    const key = 'several-launcher';

    beforeAll(async () => {
      database = await create();
      harness = await startHarness({ data: database.data });
      participant = participantOf(harness.service.url);
    });
    afterAll(async () => {
      await harness.end();
      await database.remove();
      await end();
    });

    async function live() {
      const study = await harness.draft(key, guide);
      const sent = { key, params: { studyId: study.id }, body: { walletId: wallets.ample } };
      expect((await harness.call('launchStudy', sent)).status).toBe(200);
      return study;
    }
    const set = async (studyId: string, body: unknown, by = key) =>
      harness.call('setStudyIntake', { key: by, params: { studyId }, body });
    const start = async (linkId: string, clientId: string = randomUUID()) =>
      participant.start({ linkId, urlParams: {}, clientId });
    const credit = async () => {
      const { body } = await harness.call('listWallets', { key });
      return (body['wallets'] as { walletId: string }[]).find(({ walletId }) => walletId === wallets.ample);
    };
    const count = async (linkId: string) =>
      (JSON.parse((await harness.call('listResponses', { key, params: { linkId } })).text) as unknown[]).length;

    it.each([
      ['paused', 'study_paused'],
      ['closed', 'study_closed'],
    ] as const)('%s takes nobody new, lets those inside finish, and opens again', async (state, code) => {
      const { id, linkId } = await live();
      const clientId = randomUUID();
      const begun = await start(linkId, clientId);
      await participant.answer(accessOf(begun), 'b1.i1', { text: 'Yes' });
      const before = await credit();

      const closingText = 'Wir sind am Montag zurück.\nDanke!';
      expect((await set(id, { state, closingText })).body).toEqual({
        state,
        closingText,
        underWay: 1,
        complete: 0,
        screenedOut: 0,
      });
      const refused = await start(linkId);
      expect(JSON.parse(refused.text)).toEqual({
        error: expect.any(String) as string,
        code,
        closingText,
        study: { title: 'About bread', language: 'de' },
      });
      expect(refused.status).toBe(409);
      expect([await credit(), await count(linkId)]).toEqual([before, 1]);

      // The same page may continue after a reload.
      const again = await start(linkId, clientId);
      expect([again.status, again.interviewId, again.step?.stepId]).toEqual([201, begun.interviewId, 'b1.i2']);
      const last = await participant.answer(accessOf(again), 'b1.i2', { text: 'No' });
      expect(last.step).toMatchObject({ kind: 'end', outcome: 'complete' });
      expect(await credit()).toEqual(before);

      expect((await set(id, { state: 'open', closingText: 'Unread' })).body).toEqual({
        state: 'open',
        closingText: null,
        underWay: 0,
        complete: 1,
        screenedOut: 0,
      });
      expect((await start(linkId)).status).toBe(201);
    });

    it('adds no text of its own to that of the page', async () => {
      const { id, linkId } = await live();
      await set(id, { state: 'paused', closingText: 'Soon' });
      expect((await set(id, { state: 'closed' })).body['closingText']).toBeNull();
      expect(JSON.parse((await start(linkId)).text)).toMatchObject({ code: 'study_closed', closingText: null });
      const read = await harness.call('getStudyIntake', { key, params: { studyId: linkId } });
      expect(read.body).toEqual({ state: 'closed', closingText: null, underWay: 0, complete: 0, screenedOut: 0 });
    });

    it('keeps its words when it is paused or closed again without any, until it is told to use those of the page', async () => {
      const { id, linkId } = await live();
      for (const state of ['paused', 'closed'] as const) {
        await set(id, { state, closingText: 'Our words' });
        expect((await set(id, { state })).body['closingText']).toBe('Our words');
        expect(JSON.parse((await start(linkId)).text)).toMatchObject({ closingText: 'Our words' });
        expect((await set(id, { state, closingText: 'Others' })).body['closingText']).toBe('Others');
        expect((await set(id, { state, closingText: null })).body['closingText']).toBeNull();
      }
    });

    it('says so on every device', async () => {
      const draft = await harness.draft(key, { ...guide, config: { targetPlatforms: ['ios'] } });
      await harness.call('launchStudy', { key, params: { studyId: draft.id }, body: { walletId: wallets.ample } });
      const codes = async () => {
        const starts = ['desktop', 'ios', 'android'].map((platform) =>
          participant.start({ linkId: draft.linkId, urlParams: {}, platform }),
        );
        return (await Promise.all(starts)).map(({ code }) => code);
      };
      expect(await codes()).toEqual(['other_device', undefined, 'other_device']);
      await set(draft.id, { state: 'closed' });
      expect(await codes()).toEqual(['study_closed', 'study_closed', 'study_closed']);
    });

    it('is live to the public contract: a launch changes nothing, and answers and questions are read', async () => {
      const { id } = await live();
      const launch = async () =>
        harness.call('launchStudy', { key, params: { studyId: id }, body: { walletId: wallets.ample } });
      const before = await launch();
      await set(id, { state: 'closed' });
      const after = await launch();
      expect([after.status, after.body]).toEqual([200, before.body]);
      expect((await harness.call('getStudyQuestions', { key, params: { studyId: id } })).status).toBe(200);
      expect((await harness.call('getStudyIntake', { key, params: { studyId: id } })).body['state']).toBe('closed');
    });

    it('is changed by those who may launch, in their organization, and only when it is live', async () => {
      const draft = await harness.draft(key, guide);
      const { id } = await live();
      const status = async (...sent: Parameters<typeof set>) => {
        const reply = await set(...sent);
        return [reply.status, reply.body.code];
      };
      expect(await status(draft.id, { state: 'paused' })).toEqual([409, 'conflict']);
      expect(await status(id, { state: 'paused' }, 'several-author')).toEqual([403, 'launch_permission_denied']);
      expect(await status(id, { state: 'paused' }, 'other-launcher')).toEqual([404, 'study_not_found']);
      for (const body of [{}, { state: 'gone' }, { state: 'paused', closingText: ' ' }, { state: 'paused', more: 1 }]) {
        expect(await status(id, body)).toEqual([400, 'invalid_request_body']);
      }
      for (const closingText of ['x'.repeat(2001), 'a\0']) {
        expect(await status(id, { state: 'paused', closingText })).toEqual([400, 'invalid_request_body']);
      }
      expect((await harness.call('getStudyIntake', { key, params: { studyId: id } })).body['state']).toBe('open');
      await set(id, { state: 'closed', closingText: 'Over' });
      expect(await status(id, { state: 'paused' })).toEqual([409, 'conflict']);
      const read = await harness.call('getStudyIntake', { key, params: { studyId: id } });
      expect(read.body).toMatchObject({ state: 'closed', closingText: 'Over' });
    });

    it('starts no interview once it is closed, with many starts pending', async () => {
      const { id, linkId } = await live();
      const starts = Array.from({ length: 40 }, async (_, at) => {
        await new Promise((resolve) => setTimeout(resolve, at % 7));
        return (await start(linkId)).status;
      });
      expect((await set(id, { state: 'closed' })).status).toBe(200);
      const atClosing = await count(linkId);
      const statuses = await Promise.all(starts);
      expect(statuses.every((status) => status === 201 || status === 409)).toBe(true);
      expect(await count(linkId)).toBe(statuses.filter((status) => status === 201).length);
      expect(await count(linkId)).toBe(atClosing);
    });

    it('stays closed when it is paused at the same moment', async () => {
      const { id } = await live();
      const both = [
        ...Array.from({ length: 10 }, () => 'paused'),
        'closed',
        ...Array.from({ length: 10 }, () => 'paused'),
      ];
      const replies = await Promise.all(both.map(async (state) => set(id, { state })));
      expect(replies[10]?.status).toBe(200);
      expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true);
      const read = await harness.call('getStudyIntake', { key, params: { studyId: id } });
      expect(read.body['state']).toBe('closed');
    });

    it('is administered by link or id without a service', async () => {
      const { id, linkId } = await live();
      const draft = await harness.draft(key, guide);
      const { accounts, close } = await openAdmin({ data: database.data });
      try {
        const paused = { state: 'paused', closingText: null } as const;
        expect(await accounts.setIntake(linkId, paused)).toEqual({
          kind: 'set',
          ...paused,
          underWay: 0,
          complete: 0,
          screenedOut: 0,
        });
        expect((await start(linkId)).code).toBe('study_paused');
        expect(await accounts.setIntake(id.toUpperCase(), { state: 'open', closingText: null })).toMatchObject({
          kind: 'set',
        });
        expect((await start(linkId)).status).toBe(201);
        expect(await accounts.setIntake(draft.linkId, paused)).toEqual({ kind: 'draft' });
        expect(await accounts.setIntake('a\0', paused)).toEqual({ kind: 'notFound' });
      } finally {
        await close();
      }
    });
  });
}
