import { openStore } from '@guide-studio/study-service/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startHarness } from './harness.ts';
import { type Access, accessOf, participantOf, request } from './participant.ts';
import { storeKinds, type TestDatabase } from './stores.ts';

const picture = 'https://media.example.org/loaf.png';
const film = 'https://media.example.org/baking.mp4';
const page = 'https://pages.example.org/bread';
const guide = {
  title: 'Shown',
  studyGuide: [
    {
      type: 'flat',
      title: 'Block',
      items: [
        {
          type: 'open_ended',
          text: 'What do you see?',
          media: [
            { name: 'A loaf', url: picture, type: 'image' },
            { name: 'Baking', url: film, type: 'video', forceWatching: true },
          ],
          embed: { url: page },
        },
        { type: 'open_ended', text: 'And without a picture?' },
      ],
    },
    {
      type: 'concept',
      title: 'Breads',
      conceptSamplingConfig: {
        concepts: [
          { nickname: 'rye', content: { title: 'Rye', media: [{ name: 'Rye', url: picture, type: 'image' }] } },
        ],
      },
      items: [{ type: 'statement', text: 'Look at it.' }],
    },
  ],
};
const key = 'one-launcher';
const reported = [
  { kind: 'image', url: picture, outcome: 'shown', seconds: 12.3, watched: null },
  { kind: 'video', url: film, outcome: 'shown', seconds: 30, watched: true },
  { kind: 'embed', url: page, outcome: 'notSeen', seconds: 2, watched: null },
] as const;

for (const { name, missing, create, end } of storeKinds) {
  describe.skipIf(missing !== null)(`what a participant is shown, on ${name}`, () => {
    let database: TestDatabase;
    let harness: Harness;
    let linkId: string;
    let studyId: string;

    beforeAll(async () => {
      database = await create();
      harness = await startHarness({ data: database.data });
      ({ id: studyId, linkId } = await launch(guide));
    });
    afterAll(async () => {
      await harness.end();
      await database.remove();
      await end();
    });

    async function launch(content: unknown) {
      const draft = await harness.draft(key, content);
      expect((await harness.call('launchStudy', { key, params: { studyId: draft.id }, body: {} })).status).toBe(200);
      return draft;
    }

    const participant = () => participantOf(harness.service.url);
    const begin = async () => accessOf(await participant().start({ linkId, urlParams: {} }));
    const answer = async ({ interviewId, token }: Access, body: object) =>
      await request(`${harness.service.url}/api/participant/interviews/${interviewId}/answers`, 'POST', body, token);
    const shownIn = async ({ interviewId }: Access) => {
      const { body } = await harness.call('listShown', { key, params: { linkId }, query: { responseId: interviewId } });
      return (body as unknown as readonly [{ readonly stimuli: readonly Record<string, unknown>[] }])[0].stimuli;
    };
    const first = { stepId: 'b1.i1', answer: { text: 'Bread' } };

    it('is kept with the answer, in the order of the guide, and told to the researcher', async () => {
      const access = await begin();
      expect((await answer(access, { ...first, shown: [...reported].reverse() })).status).toBe(200);
      await answer(access, { stepId: 'b1.i2', answer: { text: 'Nothing' } });
      const rye = { kind: 'image', url: picture, outcome: 'failed', seconds: 0, watched: null };
      expect((await answer(access, { stepId: 'b2.i1.c1', answer: {}, shown: [rye] })).step?.kind).toBe('end');
      const stimuli = await shownIn(access);
      expect(stimuli).toMatchObject([
        { ...reported[0], name: 'A loaf', conceptId: null },
        { ...reported[1], name: 'Baking', conceptId: null },
        { ...reported[2], name: null, conceptId: null },
        { ...rye, name: 'Rye', conceptId: expect.any(String) },
      ]);
      const { body } = await harness.call('getStudyQuestions', { key, params: { studyId } });
      const questions = body['questions'] as readonly { readonly id: string }[];
      expect(stimuli.map((one) => one['discussionGuideQuestionId'])).toEqual(
        [0, 0, 0, 2].map((at) => questions[at]?.id),
      );
      const response = { linkId, responseId: access.interviewId };
      const { readableId } = (await harness.call('getSingleResponse', { key, params: response })).body;
      const listed = async (query: Record<string, string>) =>
        (await harness.call('listShown', { key, params: { linkId }, query })).body;
      expect(await listed({ responseId: access.interviewId })).toMatchObject([
        { responseId: access.interviewId, readableId, stimuli },
      ]);
      expect(await listed({ perPage: '1' })).toHaveLength(1);
      expect(await listed({ page: '9' })).toEqual([]);
    });

    it('names the question that was shown and not answered, as long as there is one', async () => {
      const access = await begin();
      const unanswered = async () => {
        const query = { responseId: access.interviewId };
        const { body } = await harness.call('listShown', { key, params: { linkId }, query });
        return (body as unknown as readonly [{ readonly unanswered: unknown }])[0].unanswered;
      };
      const { body } = await harness.call('getStudyQuestions', { key, params: { studyId } });
      const questions = body['questions'] as readonly { readonly id: string; concepts: readonly { id: string }[] }[];
      const at = (place: number, conceptId: string | null = null) => ({
        discussionGuideQuestionId: questions[place]?.id,
        conceptId,
      });
      expect(await unanswered()).toEqual(at(0));
      await answer(access, first);
      expect(await unanswered()).toEqual(at(1));
      await request(
        `${harness.service.url}/api/participant/interviews/${access.interviewId}/back`,
        'POST',
        {},
        access.token,
      );
      // It was answered before and counts as answered until that changes.
      expect(await unanswered()).toBeNull();
      await answer(access, first);
      await answer(access, { stepId: 'b1.i2', answer: { text: 'Nothing' } });
      expect(await unanswered()).toEqual(at(2, questions[2]?.concepts[0]?.id));
      await answer(access, { stepId: 'b2.i1.c1', answer: {} });
      expect(await unanswered()).toBeNull();
    });

    it('is unknown where an answer comes without a report, and never what the step does not show', async () => {
      const access = await begin();
      await answer(access, first);
      expect(await shownIn(access)).toMatchObject(
        reported.map(({ url }) => ({ url, outcome: 'unknown', seconds: null, watched: null })),
      );
      const other = await begin();
      const foreign = {
        kind: 'image',
        url: 'https://elsewhere.example/x.png',
        outcome: 'shown',
        seconds: 1,
        watched: null,
      };
      expect((await answer(other, { ...first, shown: [reported[0], foreign] })).status).toBe(200);
      expect((await shownIn(other)).map((one) => one['outcome'])).toEqual(['shown', 'unknown', 'unknown']);
    });

    it('is dropped with its answer, and is that of the last visit', async () => {
      const access = await begin();
      await answer(access, { ...first, shown: reported });
      await answer(access, { stepId: 'b1.i2', answer: { text: 'Nothing' } });
      await participant().back(access);
      await participant().back(access);
      await answer(access, { stepId: 'b1.i1', answer: { text: 'Another' }, shown: [{ ...reported[0], seconds: 20 }] });
      expect((await shownIn(access)).map((one) => [one['outcome'], one['seconds']])).toEqual([
        ['shown', 20],
        ['unknown', null],
        ['unknown', null],
      ]);
    });

    it('must be watched if the guide requires it: an answer that reports less is refused, and nothing is stored', async () => {
      const access = await begin();
      const shown = [reported[0], { ...reported[1], watched: false }, reported[2]];
      const refused = await answer(access, { ...first, shown });
      expect([refused.status, refused.code]).toEqual([400, 'invalid_answer']);
      expect(refused.error).toBe('“Baking” was not played to the end. Play it, then continue.');
      expect((await participant().read(access)).step?.stepId).toBe('b1.i1');
      expect(await shownIn(access)).toEqual([]);
      const failed = [reported[0], { ...reported[1], outcome: 'failed', watched: false }, reported[2]];
      expect((await answer(access, { ...first, shown: failed })).status).toBe(200);
    });

    it('is refused in another form', async () => {
      const access = await begin();
      for (const wrong of [
        'shown',
        [{}],
        [{ ...reported[0], seconds: -1 }],
        [{ ...reported[0], outcome: 'seen' }],
        [{ ...reported[0], more: 1 }],
      ]) {
        const refused = await answer(access, { ...first, shown: wrong });
        expect([refused.status, refused.code], JSON.stringify(wrong)).toEqual([400, 'invalid_request_body']);
      }
    });

    it('needs consent if the operator requires it, which page and researcher are told', async () => {
      const settings = async () => (await harness.call('getStudySettings', { key, params: { studyId } })).body;
      expect(await settings()).toEqual({ id: studyId, askBeforeLoading: false });
      expect(JSON.parse((await participant().start({ linkId, urlParams: {} })).text)).toMatchObject({
        study: { title: null, language: null },
      });
      const store = await openStore({ data: database.data });
      expect(await store.administration.setStudy('nothing', { askBeforeLoading: true })).toBe(false);
      expect(await store.administration.setStudy(linkId, { askBeforeLoading: true })).toBe(true);
      expect(await settings()).toEqual({ id: studyId, askBeforeLoading: true });
      const started = await participant().start({ linkId, urlParams: {} });
      const described = { study: { title: null, language: null, askBeforeLoading: true } };
      expect(JSON.parse(started.text)).toMatchObject(described);
      expect(JSON.parse((await participant().read(accessOf(started))).text)).toMatchObject(described);
      expect(await store.administration.setStudy(studyId, { askBeforeLoading: false })).toBe(true);
      expect(await settings()).toEqual({ id: studyId, askBeforeLoading: false });
      await store.close();
    });

    it('is nothing on a device the study is not for: no interview is started, and the page is told for which it is', async () => {
      const config = { targetPlatforms: ['ios', 'android'], questionLanguage: 'de' };
      const phones = await launch({ ...guide, config, externalTitle: 'Brot' });
      const start = (platform?: string) =>
        participant().start({ linkId: phones.linkId, urlParams: {}, ...(platform === undefined ? {} : { platform }) });
      const refused = await start('desktop');
      expect(JSON.parse(refused.text)).toEqual({
        error: expect.stringContaining('other devices') as unknown,
        code: 'other_device',
        platforms: ['ios', 'android'],
        study: { title: 'Brot', language: 'de' },
      });
      expect(refused.status).toBe(409);
      const intake = await harness.call('getStudyIntake', { key, params: { studyId: phones.id } });
      expect(intake.body['underWay']).toBe(0);
      for (const platform of ['ios', 'android', undefined]) expect((await start(platform)).status).toBe(201);
      expect((await start('phone')).code).toBe('invalid_request_body');
      expect((await participant().start({ linkId, urlParams: {}, platform: 'desktop' })).status).toBe(201);
    });
  });
}
