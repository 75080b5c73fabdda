import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type {
  LegacyResponse,
  LegacySingleResponse,
  ListResponsesResponse,
  Question,
  Response as ListedResponse,
  SingleResponse,
} from '@guide-studio/api-contract';
import type { Step } from '@guide-studio/interview-engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { realGuideFiles, realGuidesPresent, whyNoRealGuides } from '../realGuides.ts';
import { sized } from '../size.ts';
import { type Harness, startHarness } from './harness.ts';
import { type Access, accessOf, answerFor, participantOf } from './participant.ts';
import { storeKinds, type TestDatabase } from './stores.ts';

const guide = {
  title: 'Lunch',
  welcomeMessage: { message: 'Welcome to the study.' },
  studyGuide: [
    {
      type: 'flat',
      title: 'Block',
      items: [
        {
          type: 'multiple_choice',
          text: 'What do you eat?',
          multiSelect: true,
          allowCustomOption: true,
          options: [{ text: 'Soup' }, { text: 'Salad' }, { text: 'Bread' }],
        },
        { type: 'statement', text: 'Now about the why.' },
        { type: 'open_ended', text: 'Why?', followUp: 'light' },
      ],
    },
    {
      type: 'concept',
      title: 'Ideas',
      conceptSamplingConfig: {
        concepts: [
          { nickname: 'One', content: { title: 'Same' } },
          { nickname: 'Two', content: { title: 'Same' } },
          { nickname: 'Other', content: { title: 'Same, 2' } },
        ],
      },
      items: [{ type: 'ranking', text: 'Order these', options: [{ text: 'a' }, { text: 'b' }] }],
    },
  ],
};
const why =
  'Because soup is warm. Soup is good, soup is cheap, and my colleagues like soup kitchens; kitchens are warm.';

for (const { name, missing, create, end } of storeKinds) {
  describe.skipIf(missing !== null)(`responses on ${name}`, () => {
    let database: TestDatabase;
    let harness: Harness;
    let participant: ReturnType<typeof participantOf>;
    let study: { readonly id: string; readonly linkId: string };

    beforeAll(async () => {
      database = await create();
      harness = await startHarness({ data: database.data });
      participant = participantOf(harness.service.url);
      study = await live('free-launcher', guide);
    });
    afterAll(async () => {
      await harness.end();
      await database.remove();
      await end();
    });

    async function live(owner: string, content: unknown) {
      const draft = await harness.draft(owner, content);
      const launched = await harness.call('launchStudy', { key: owner, params: { studyId: draft.id } });
      expect(launched.status).toBe(200);
      return draft;
    }

    /** Answers until the end, or the given number of steps. */
    async function interview(
      linkId: string,
      answers: (step: Step) => unknown,
      steps = Number.POSITIVE_INFINITY,
      urlParams: object = {},
    ): Promise<Access> {
      const started = await participant.start({ linkId, urlParams, clientId: randomUUID() });
      expect(started.status).toBe(201);
      let { step } = started;
      for (let count = 0; count < steps && step !== undefined && step.kind !== 'end'; count += 1) {
        const reply = await participant.answer(accessOf(started), step.stepId, answers(step));
        expect([reply.status, reply.error]).toEqual([200, undefined]);
        step = reply.step;
      }
      return accessOf(started);
    }

    function lunch(step: Step): unknown {
      if (step.stepId === 'b1.i1') return { selected: ['o3', 'o1'], custom: 'Tea' };
      return step.stepId === 'b1.i3' ? { text: why } : answerFor(step);
    }

    async function list(linkId: string, query: Record<string, string> = {}, owner = 'free-launcher') {
      const reply = await harness.call('listResponses', { key: owner, params: { linkId }, query });
      expect(reply.status).toBe(200);
      return JSON.parse(reply.text) as ListResponsesResponse;
    }

    it('hold answers in words, the transcript, the parameters of the link and what was counted', async () => {
      const { id, linkId } = study;
      const access = await interview(linkId, lunch, undefined, { id: 'p7', tag: ['a', 'b'], __proto__: 'x' });
      const { body } = await harness.call('getStudyQuestions', { key: 'free-launcher', params: { studyId: id } });
      const questions = body['questions'] as readonly Question[];
      const [choice, , open, ranking] = questions;
      const [response] = (await list(linkId)) as [ListedResponse];
      expect(response).toMatchObject({ id: access.interviewId, readableId: 1, progress: 'complete' });
      expect(response.urlParams).toEqual({ id: 'p7', tag: 'a, b' });
      const { Summary, ...answers } = response.answers;
      expect(answers).toMatchObject({
        'Q1: What do you eat?': 'Soup, Bread, Tea',
        'Q3: Why?': `${why}\nBecause of that.`,
        'Q4 (Same): Order these': expect.stringMatching(/^1\. [ab], 2\. [ab]$/) as string,
        'Q4 (Same, 2): Order these': expect.stringMatching(/^1\. [ab], 2\. [ab]$/) as string,
        'Q4 (Same, 3): Order these': expect.stringMatching(/^1\. [ab], 2\. [ab]$/) as string,
      });
      expect(Object.keys(answers)).toHaveLength(5);
      expect(Object.values(answers)).toEqual(response.answersArray.map(({ answer }) => answer));
      expect(Summary).toMatch(/^5 questions answered, \d+ words in open answers\. No summary has been written\.$/u);
      const ids = response.answersArray.map((answer) => answer.discussionGuideQuestionId);
      expect(ids).toEqual([choice?.id, open?.id, ranking?.id, ranking?.id, ranking?.id]);
      const conceptIds = response.answersArray.slice(2).map((answer) => answer.conceptId);
      expect(conceptIds.toSorted()).toEqual(ranking?.concepts.map((concept) => concept.id).toSorted());
      expect(response.tags).toEqual([]);
      expect(response.tagline).toBe('Because soup is warm.');
      expect(response.bulletSummary).toEqual([]);
      expect(response.qualityScore).toBeGreaterThan(4);

      const single = await harness.call('getSingleResponse', {
        key: 'free-launcher',
        params: { linkId: id, responseId: '1' },
      });
      const { transcript, ...rest } = JSON.parse(single.text) as SingleResponse;
      expect(rest).toMatchObject({ id: access.interviewId, readableId: 1, linkId, tagline: response.tagline });
      expect(transcript.map((row) => row.responseIndex)).toEqual([...transcript.keys()]);
      expect(transcript[0]).toMatchObject({ moderator: 'Welcome to the study.', user: '', answerId: null });
      const answered = new Set(transcript.flatMap((row) => row.answerId ?? []));
      expect([...answered]).toEqual(response.answersArray.map((answer) => answer.answerId));
      const followUp = transcript.find((row) => row.isFollowUp);
      expect(followUp).toMatchObject({
        discussionGuideQuestionId: open?.id,
        answerId: response.answersArray[1]?.answerId,
      });
      expect(transcript.at(-1)?.discussionGuideQuestionId).toBeNull();
    });

    it('are the same facts in both families', async () => {
      const { id, linkId } = await live('free-launcher', guide);
      for (let turn = 0; turn < 30; turn += 1) {
        let seed = turn * 7919 + 1;
        const pick = (below: number) => {
          seed = (seed * 48271) % 2147483647;
          return seed % below;
        };
        await interview(linkId, (step) => answerFor(step, pick), turn % 9, { turn: String(turn) });
      }
      const legacy = await harness.call('legacyListResponses', { key: 'free-launcher', params: { link_id: linkId } });
      const versioned = await list(id);
      // All except the four that answered nothing.
      expect(versioned).toHaveLength(26);
      const asVersioned = (JSON.parse(legacy.text) as readonly LegacyResponse[]).map((one) => ({
        id: one.id,
        readableId: one.response_number,
        progress: one.progress,
        responseDurationSeconds: one.response_duration_seconds,
        qualityScore: one.quality_score,
        answers: one.answers,
        answersArray: one.answers_array.map((answer) => {
          expect(answer.question_id).toBe(answer.answer_id);
          return {
            answerId: answer.answer_id,
            discussionGuideQuestionId: answer.discussion_guide_question_id,
            conceptId: answer.concept_id,
            question: answer.question,
            answer: answer.answer,
          };
        }),
        urlParams: one.attributes,
        tags: one.tags,
        tagline: one.tagline === '' ? null : one.tagline,
        bulletSummary: one.bullet_summary,
        shortTranscript: one.short_transcript,
        shortAssistantMessages: one.short_assistant_messages,
        createdAt: one.created_at,
        updatedAt: one.updated_at,
      }));
      expect(asVersioned).toEqual(versioned);
      expect(new Set(versioned.map((one) => one.progress))).toEqual(new Set(['in_progress', 'complete']));
      for (const { id: responseId, readableId } of versioned) {
        const v1 = await harness.call('getSingleResponse', { key: 'free-launcher', params: { linkId, responseId } });
        const old = await harness.call('legacyGetSingleResponse', {
          key: 'free-launcher',
          params: { link_id: linkId, response_id: String(readableId) },
        });
        const body = JSON.parse(old.text) as LegacySingleResponse;
        const rows = (JSON.parse(v1.text) as SingleResponse).transcript;
        expect(body).toMatchObject({ id: responseId, survey: linkId });
        expect(
          body.transcript.map((row) => ({
            moderator: row.moderator,
            user: row.user,
            discussionGuideQuestionId: row.discussion_guide_question_id,
            answerId: row.answer_id,
            conceptId: row.concept_id,
            responseIndex: row.response_index,
            isFollowUp: row.is_followup,
            audio: row.audio,
            video: row.video,
            screenVideo: null,
          })),
        ).toEqual(rows);
      }
    });

    it('say the same of questions and studies in both families', async () => {
      const { id, linkId } = await live('free-launcher', guide);
      await interview(linkId, lunch);
      const v1 = await harness.call('getStudyQuestions', { key: 'free-launcher', params: { studyId: id } });
      const old = await harness.call('legacyGetStudyQuestions', { key: 'free-launcher', params: { study_id: linkId } });
      const questions = v1.body['questions'] as readonly Question[];
      const legacy = old.body['questions'] as readonly Record<string, unknown>[];
      const facts = (one: Question) => [one.id, one.text, one.type, one.questionNumber, one.isScreener];
      expect(
        legacy.map((one) => [one['id'], one['text'], one['type'], one['question_number'], one['is_screener']]),
      ).toEqual(questions.map(facts));
      const studies = await harness.call('listStudies', { key: 'free-launcher' });
      const surveys = await harness.call('legacyListStudies', { key: 'free-launcher' });
      const listed = studies.body['studies'] as readonly {
        readonly id: string;
        readonly linkId: string;
        readonly title: string;
        readonly createdAt: string;
        readonly responseCount: number;
      }[];
      expect(listed.find((one) => one.id === id)?.responseCount).toBe(1);
      expect(JSON.parse(surveys.text)).toEqual(
        listed.map((one) => ({
          id: one.id,
          link_id: one.linkId,
          title: one.title,
          created_at: one.createdAt,
          desc: `${one.title} (${one.responseCount} Responses)`,
        })),
      );
    });

    it('come page by page, in order, from a moment on, and without those in progress', async () => {
      const { linkId } = await live('free-launcher', guide);
      for (const steps of [99, 2, 99, 0, 99]) await interview(linkId, lunch, steps);
      const all = await list(linkId);
      expect(all.map((one) => one.readableId)).toEqual([1, 2, 3, 5]);
      expect((await list(linkId, { perPage: '2', page: '1' })).map((one) => one.readableId)).toEqual([3, 5]);
      expect(await list(linkId, { perPage: '2', page: '3' })).toEqual([]);
      expect(await list(linkId, { page: '9'.repeat(40) })).toEqual([]);
      expect(await list(linkId, { perPage: '9'.repeat(40) })).toEqual(all);
      expect((await list(linkId, { includeInProgress: 'false' })).map((one) => one.readableId)).toEqual([1, 3, 5]);
      const boundary = all[2]?.updatedAt ?? '';
      const since = all.filter((one) => one.updatedAt >= boundary);
      const offset = new Date(Date.parse(boundary) + 7_200_000).toISOString().replace('Z', '+02:00');
      const extended = [boundary, boundary.replace('Z', ''), offset, offset.replace('+', ' ')];
      // Without hyphens and colons, as ISO 8601 writes it in its basic form.
      const basic = extended.map((text) => text.replaceAll(/[-:]/g, ''));
      for (const updatedSince of [...extended, ...basic, basic[0]?.replace('.', ',') ?? '']) {
        expect(await list(linkId, { updatedSince }), updatedSince).toEqual(since);
      }
      const day = boundary.slice(0, 10).replaceAll('-', '');
      const dashed = boundary.slice(0, 10);
      for (const updatedSince of [
        day,
        ...[day, dashed].flatMap((date) => [`${date}T00`, `${date}T00Z`, `${date}T00 02`, `${date}T00-00`]),
        `${day}T0000Z`,
        `${day}T000000+0000`,
      ]) {
        expect(await list(linkId, { updatedSince }), updatedSince).toEqual(all);
      }
      for (const updatedSince of ['2016-12-31T23:59:60Z', '2016-12-31T23:59:60.5Z', '20161231T235960Z']) {
        expect(await list(linkId, { updatedSince }), `leap second ${updatedSince}`).toEqual(all);
      }
      expect(await list(linkId, { updatedSince: '2999-01-01' })).toEqual([]);
    });

    it.each<Record<string, string>>([
      { page: '-1' },
      { page: '1.5' },
      { page: '' },
      { page: 'x' },
      { perPage: '0' },
      { perPage: '-1' },
      { updatedSince: '' },
      { updatedSince: 'yesterday' },
      { updatedSince: '2026-02-30' },
      { updatedSince: '20260230' },
      { updatedSince: '20261301T000000Z' },
      { updatedSince: '2026-1122T101500Z' },
      { updatedSince: '20261122T1015:00Z' },
      { updatedSince: '20261122T25' },
      { updatedSince: '20261122T1' },
      { updatedSince: '2026-11-22T10:' },
      { updatedSince: '2026-13-01T00:00:00Z' },
      { updatedSince: '2026-01-01T25:00:00Z' },
      { updatedSince: '1767225600000' },
      { includeInProgress: 'maybe' },
    ])('asked for with %o are a bad request in both families', async (query) => {
      const { linkId } = study;
      const versioned = await harness.call('listResponses', { key: 'free-launcher', params: { linkId }, query });
      const names = Object.entries(query).map(([name, value]) => [
        name.replace(/[A-Z]/g, (a) => `_${a.toLowerCase()}`),
        value,
      ]);
      const legacy = await harness.call('legacyListResponses', {
        key: 'free-launcher',
        params: { link_id: linkId },
        query: Object.fromEntries(names) as Record<string, string>,
      });
      for (const reply of [versioned, legacy]) expect([reply.status, reply.body.code]).toEqual([400, 'bad_request']);
    });

    it.each([
      ['0', 400, 'bad_request'],
      ['01', 400, 'bad_request'],
      ['-1', 400, 'bad_request'],
      ['x', 400, 'bad_request'],
      ['a\0', 400, 'bad_request'],
      ['999999', 404, 'response_not_found'],
      ['9'.repeat(30), 404, 'response_not_found'],
      [randomUUID(), 404, 'response_not_found'],
    ])('asked for by the id %s are refused', async (responseId, status, code) => {
      const { linkId } = study;
      for (const reply of [
        await harness.call('getSingleResponse', { key: 'free-launcher', params: { linkId, responseId } }),
        await harness.call('legacyGetSingleResponse', {
          key: 'free-launcher',
          params: { link_id: linkId, response_id: responseId },
        }),
      ]) {
        expect([reply.status, reply.body.code]).toEqual([status, code]);
      }
    });

    it('are shown to their organization only', async () => {
      const own = await live('free-launcher', guide);
      await interview(own.linkId, lunch);
      const [mine] = (await list(own.linkId)) as [ListedResponse];
      const other = await live('other-launcher', guide);
      const foreign = await harness.call('getSingleResponse', {
        key: 'other-launcher',
        params: { linkId: other.linkId, responseId: mine.id },
      });
      expect(foreign.body.code).toBe('response_not_found');
      expect(await list(other.linkId, {}, 'other-launcher')).toEqual([]);
    });
  });
}

const participants = sized(3, 10, 10);
describe.skipIf(!realGuidesPresent)(`real guides${whyNoRealGuides}`, () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await startHarness();
  });
  afterAll(() => harness.end());

  it.each(realGuideFiles)('%s is completed by participants, and read back', async (_, path) => {
    const participant = participantOf(harness.service.url);
    const created = await harness.call('createStudy', {
      key: 'free-launcher',
      body: readFileSync(path, 'utf8'),
    });
    expect(created.status).toBe(201);
    const linkId = String(created.body.linkId);
    const params = { studyId: String(created.body.id) };
    await harness.call('launchStudy', { key: 'free-launcher', params });
    for (let turn = 1; turn <= participants; turn += 1) {
      let seed = turn * 104729;
      const pick = (below: number) => {
        seed = (seed * 48271) % 2147483647;
        return seed % below;
      };
      const started = await participant.start({ linkId, urlParams: {} });
      let { step } = started;
      while (step !== undefined && step.kind !== 'end') {
        const reply = await participant.answer(accessOf(started), step.stepId, answerFor(step, pick));
        expect([reply.status, reply.error]).toEqual([200, undefined]);
        step = reply.step;
      }
    }
    const listed = await harness.call('listResponses', { key: 'free-launcher', params: { linkId } });
    const responses = JSON.parse(listed.text) as ListResponsesResponse;
    expect(responses).toHaveLength(participants);
    expect(responses.every((one) => one.progress !== 'in_progress')).toBe(true);
    const legacy = await harness.call('legacyListResponses', { key: 'free-launcher', params: { link_id: linkId } });
    expect(legacy.status).toBe(200);
  });
});
