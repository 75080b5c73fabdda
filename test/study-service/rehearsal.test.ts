import { randomUUID } from 'node:crypto';
import { ownServicePath, rehearsalNumbersAfter } from '@guide-studio/api-contract/internal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { block, open } from '../guideParts.ts';
import { type Harness, startHarness } from './harness.ts';
import { accessOf, participantOf } from './participant.ts';
import { wallets } from './seed.ts';
import { storeKinds, type TestDatabase } from './stores.ts';

const guide = { title: 'Bread', studyGuide: [block('B', open('One?'), open('Two?'))] };

for (const { name, missing, create, end } of storeKinds) {
  describe.skipIf(missing !== null)(`a rehearsal, on ${name}`, () => {
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

    async function draft() {
      return await harness.draft(key, guide);
    }
    async function live(walletId: string = wallets.ample) {
      const study = await draft();
      const launched = await harness.call('launchStudy', { key, params: { studyId: study.id }, body: { walletId } });
      expect(launched.status).toBe(200);
      return study;
    }
    const call = async (endpoint: 'getRehearsal' | 'beginRehearsal' | 'deleteRehearsal', studyId: string, by = key) =>
      await harness.call(endpoint, { key: by, params: { studyId } });
    async function begin(studyId: string) {
      const { status, body } = await call('beginRehearsal', studyId);
      expect(status).toBe(200);
      return String(body['pass']);
    }
    const start = async (linkId: string, pass: string, more: object = {}) =>
      await participant.start({ linkId, rehearsal: { pass, seed: '1', ...more } });
    /** Answers both questions, or only the first. */
    async function take(linkId: string, pass: string | null, answers = 2) {
      const begun =
        pass === null ? await participant.start({ linkId, clientId: randomUUID() }) : await start(linkId, pass);
      expect(begun.status).toBe(201);
      const texts = ['Yes', 'No'].slice(0, answers);
      for (const [at, text] of texts.entries()) {
        expect((await participant.answer(accessOf(begun), `b1.i${at + 1}`, { text })).status).toBe(200);
      }
      return begun;
    }
    interface Listed {
      readonly id: string;
      readonly readableId: number;
      readonly isRehearsal?: true;
    }
    const list = async (endpoint: 'listResponses' | 'listShown', linkId: string) =>
      JSON.parse((await harness.call(endpoint, { key, params: { linkId } })).text) as readonly Listed[];
    const credits = async () => JSON.stringify((await harness.call('listWallets', { key })).body);
    const listed = async (studyId: string) => {
      const { studies } = (await harness.call('listStudies', { key })).body as unknown as {
        readonly studies: readonly { readonly id: string; readonly responseCount: number }[];
      };
      return studies.find(({ id }) => id === studyId)?.responseCount;
    };

    it('takes a draft, whose link is closed to everybody else', async () => {
      const { id, linkId } = await draft();
      expect(await participant.start({ linkId })).toMatchObject({ status: 404, code: 'link_not_found' });
      const pass = await begin(id);
      const begun = await start(linkId, pass);
      expect(JSON.parse(begun.text)).toMatchObject({ rehearsal: true, step: { stepId: 'b1.i1' } });
      await take(linkId, pass);
      expect((await call('getRehearsal', id)).body).toEqual({ inProgress: 0, complete: 1, screenedOut: 0 });
      expect(await participant.start({ linkId })).toMatchObject({ status: 404, code: 'link_not_found' });
    });

    it('is read like every response, is marked where only our service tells, and costs and counts nothing', async () => {
      const { id, linkId } = await live(wallets.second);
      const before = await credits();
      const pass = await begin(id);
      for (let at = 0; at < 3; at += 1) await take(linkId, pass);
      await take(linkId, pass, 1);
      expect(await credits()).toBe(before);
      expect((await harness.call('getStudyIntake', { key, params: { studyId: id } })).body['underWay']).toBe(0);
      expect(await listed(id)).toBe(0);
      // The only credit of the wallet is still there, and the first participant is number 1.
      await take(linkId, null);
      expect(await listed(id)).toBe(1);
      const responses = await list('listResponses', linkId);
      const numbers = [1, ...[1, 2, 3, 4].map((number) => rehearsalNumbersAfter + number)];
      expect(responses.map(({ readableId }) => readableId)).toEqual(numbers);
      expect(responses.every((response) => !('isRehearsal' in response))).toBe(true);
      expect((await list('listShown', linkId)).map(({ isRehearsal }) => isRehearsal ?? false)).toEqual([
        false,
        true,
        true,
        true,
        true,
      ]);
      const one = { key, params: { linkId, responseId: String(rehearsalNumbersAfter + 1) } };
      expect((await harness.call('getSingleResponse', one)).body['transcript']).toMatchObject([
        { user: 'Yes' },
        { user: 'No' },
        {},
      ]);
      expect((await call('getRehearsal', id)).body).toEqual({ inProgress: 1, complete: 3, screenedOut: 0 });
    });

    it('deletes exactly the rehearsal, ends it, and never uses its numbers again', async () => {
      const [{ id, linkId }, other] = [await live(), await live()];
      const [pass, otherPass] = [await begin(id), await begin(other.id)];
      const real = await take(linkId, null);
      const unfinished = await take(linkId, null, 1);
      const running = await take(linkId, pass, 1);
      const unanswered = await start(linkId, pass);
      await take(linkId, pass);
      await take(other.linkId, otherPass);
      const before = {
        real: await list('listResponses', linkId),
        other: await list('listResponses', other.linkId),
        credits: await credits(),
      };
      expect((await call('deleteRehearsal', id)).body).toEqual({ deleted: 2 });
      expect(await list('listResponses', linkId)).toEqual(
        before.real.filter(({ readableId }) => readableId < rehearsalNumbersAfter),
      );
      expect(await list('listResponses', other.linkId)).toEqual(before.other);
      expect(await credits()).toBe(before.credits);
      for (const gone of [running, unanswered]) {
        expect(await participant.read(accessOf(gone))).toMatchObject({ status: 401, code: 'invalid_token' });
        expect(await participant.answer(accessOf(gone), 'b1.i2', { text: 'Late' })).toMatchObject({ status: 401 });
      }
      expect(await start(linkId, pass)).toMatchObject({ status: 403, code: 'rehearsal_refused' });
      expect((await call('deleteRehearsal', id)).body).toEqual({ deleted: 0 });
      expect((await participant.read(accessOf(real))).status).toBe(200);
      expect((await participant.answer(accessOf(unfinished), 'b1.i2', { text: 'On time' })).status).toBe(200);
      await take(linkId, await begin(id));
      expect((await list('listResponses', linkId)).at(-1)?.readableId).toBe(rehearsalNumbersAfter + 4);
    });

    it('needs a pass of this study, which only a key of its organization gets', async () => {
      const [{ id, linkId }, other] = [await live(), await live()];
      const otherPass = await begin(other.id);
      for (const wrong of [otherPass, 'nothing']) {
        expect(await start(linkId, wrong)).toMatchObject({ status: 403, code: 'rehearsal_refused' });
      }
      expect(await start('no-such-link', otherPass)).toMatchObject({ status: 403, code: 'rehearsal_refused' });
      for (const wrong of [true, { seed: '1' }, { pass: otherPass }]) {
        expect(await participant.start({ linkId, rehearsal: wrong })).toMatchObject({ status: 400 });
      }
      const clientId = randomUUID();
      const both = { linkId, clientId, rehearsal: { pass: await begin(id), seed: '1' } };
      expect(await participant.start(both)).toMatchObject({ status: 400 });
      const marked = await take(linkId, await begin(id));
      for (const endpoint of ['getRehearsal', 'beginRehearsal', 'deleteRehearsal'] as const) {
        expect((await call(endpoint, id, 'other-launcher')).body.code).toBe('study_not_found');
        expect((await call(endpoint, id, 'nobody')).body.code).toBe('invalid_api_key');
      }
      expect((await harness.call('getStudyGuide', { key: 'other-launcher', params: { studyId: id } })).status).toBe(
        404,
      );
      expect((await list('listResponses', linkId)).map((one) => one.id)).toEqual([marked.interviewId]);
      // Who may not launch may rehearse a draft, but not a study with participants.
      expect((await call('beginRehearsal', (await draft()).id, 'several-author')).status).toBe(200);
      for (const endpoint of ['beginRehearsal', 'deleteRehearsal'] as const) {
        expect((await call(endpoint, id, 'several-author')).body.code).toBe('launch_permission_denied');
      }
    });

    it('draws by its seed, and takes first the concepts that it names', async () => {
      const concepts = ['rye', 'wheat', 'oats', 'corn'].map((nickname) => ({ nickname, content: { title: nickname } }));
      const block = { type: 'concept', title: 'Breads', items: [open('Well?')] };
      const drawing = {
        title: 'Draws',
        studyGuide: [{ ...block, conceptSamplingConfig: { concepts, subsampleCount: 1 } }],
      };
      const { id, linkId } = await harness.draft(key, drawing);
      const pass = await begin(id);
      const drawn = async (more: object): Promise<string | undefined> => (await start(linkId, pass, more)).step?.stepId;
      const seeds = ['1', '2', '3', '4', '5', '6', '7', '8'];
      const steps = [];
      for (const seed of seeds) {
        steps.push(await drawn({ seed }));
        expect(await drawn({ seed })).toBe(steps.at(-1));
      }
      expect(new Set(steps).size).toBeGreaterThan(1);
      for (const seed of seeds) expect(await drawn({ seed, firstConcepts: ['b1.c4'] })).toBe('b1.i1.c4');
    });

    it('gets the guide as it was sent, and is told without a key where it may run', async () => {
      const sent = await harness.call('getStudyGuide', { key, params: { studyId: (await draft()).id } });
      expect(sent.body).toEqual({ guide });
      const answer = await fetch(`${harness.service.url}${ownServicePath}`);
      expect([answer.status, await answer.json()]).toEqual([200, { service: 'guide-studio', rehearsals: true }]);
    });

    it('runs while a study is paused or closed, and does not open it', async () => {
      const { id, linkId } = await live();
      for (const state of ['paused', 'closed'] as const) {
        await harness.call('setStudyIntake', { key, params: { studyId: id }, body: { state } });
        await take(linkId, await begin(id));
        expect(await participant.start({ linkId })).toMatchObject({ code: `study_${state}` });
      }
    });
  });
}
