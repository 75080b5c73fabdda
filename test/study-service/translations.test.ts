import type { StudyTranslations } from '@guide-studio/api-contract';
import type { JsonObject } from '@guide-studio/guide-core';
import { guideTexts } from '@guide-studio/guide-core/translations';
import type { Step } from '@guide-studio/interview-engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startHarness } from './harness.ts';
import { accessOf, answerFor, type ParticipantReply, participantOf } from './participant.ts';
import { wallets } from './seed.ts';
import { storeKinds, type TestDatabase } from './stores.ts';
import { selected, when } from '../guideParts.ts';

const yesNo = [
  { externalId: 'yes', text: 'Yes' },
  { externalId: 'no', text: 'No' },
];
const guide = {
  title: 'Internal',
  externalTitle: 'Bread',
  config: { questionLanguage: 'en', availableLanguages: ['en', 'de', 'ar', 'zh-TW', 'hu'] },
  welcomeMessage: { title: 'Hello', message: 'Welcome.' },
  closingMessage: 'Goodbye.',
  studyGuide: [
    {
      type: 'concept',
      title: 'B',
      conceptSamplingConfig: {
        concepts: [{ externalId: 'c1', nickname: 'n', content: { title: 'Rye', description: 'Dark' } }],
      },
      items: [
        {
          type: 'multiple_choice',
          externalId: 'q1',
          text: 'Which?',
          multiSelect: true,
          allowCustomOption: true,
          options: yesNo,
        },
        { type: 'ranking', externalId: 'q2', text: 'In order?', carryForwardFrom: 'q1' },
        { type: 'matrix', externalId: 'q3', text: 'How?', options: [{ text: 'Often' }], rows: [{ text: 'At home' }] },
        { type: 'statement', externalId: 'q4', text: 'Nearly done.', continueButtonText: 'Go on' },
        {
          type: 'open_ended',
          externalId: 'q5',
          text: 'Why?',
          followUp: 'heavy',
          // The choice is the text of an option: it decides by the study's own words, whatever participants read.
          ...when(selected('q1', 'Yes')),
        },
      ],
    },
  ],
};
const entries = (language: string, leftOut: readonly string[] = []) =>
  guideTexts(guide as unknown as JsonObject)
    .filter(({ source }) => !leftOut.includes(source))
    .map(({ kind, externalId, of, source }) => ({
      kind,
      externalId,
      of,
      source,
      text: `${language}: ${source}`,
      state: 'new',
    }));

for (const { name, missing, create, end } of storeKinds) {
  describe.skipIf(missing !== null)(`translations of a study, on ${name}`, () => {
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

    const set = async (studyId: string, translations: unknown, by = key) =>
      await harness.call('setStudyTranslations', { key: by, params: { studyId }, body: { translations } });
    const get = async (studyId: string) =>
      (await harness.call('getStudyTranslations', { key, params: { studyId } })).body as unknown as StudyTranslations;
    async function live(translations: object = { de: entries('de'), ar: entries('ar', ['Which?', 'No']) }) {
      const study = await harness.draft(key, guide);
      expect((await set(study.id, translations)).status).toBe(200);
      const sent = { key, params: { studyId: study.id }, body: { walletId: wallets.ample } };
      expect((await harness.call('launchStudy', sent)).status).toBe(200);
      return study;
    }
    const start = async (linkId: string, languages: readonly string[], urlParams: object = {}) =>
      await participant.start({ linkId, languages, urlParams });
    /** Takes the interview to its end. Returns every step. */
    async function take(begun: ParticipantReply): Promise<readonly Step[]> {
      const steps: Step[] = [];
      for (let reply = begun; reply.step !== undefined; ) {
        const { step } = reply;
        steps.push(step);
        if (step.kind === 'end') return steps;
        const isFirst = step.kind === 'item' && step.item.type === 'multiple_choice';
        const given = isFirst ? { selected: ['o1', 'o2'], custom: 'Mein Brot' } : answerFor(step);
        reply = await participant.answer(accessOf(begun), step.stepId, given);
        expect(reply.status).toBe(200);
      }
      return steps;
    }

    it('are returned as they were sent, with the number of texts that are left', async () => {
      const { id, linkId } = await live();
      const { languages, translations } = await get(linkId);
      const count = languages[0]?.texts ?? 0;
      expect(count).toBe(guideTexts(guide as unknown as JsonObject).length);
      expect(languages).toEqual([
        { language: 'en', texts: count, untranslated: 0 },
        { language: 'de', texts: count, untranslated: 0 },
        { language: 'ar', texts: count, untranslated: 2 },
        { language: 'zh-TW', texts: count, untranslated: count },
        { language: 'hu', texts: count, untranslated: count },
      ]);
      expect(translations).toEqual({ de: entries('de'), ar: entries('ar', ['Which?', 'No']) });
      expect((await set(id, {})).status).toBe(200);
      expect((await get(id)).translations).toEqual({});
    });

    it('are refused as a whole, with a code for each that does not fit', async () => {
      const { id } = await live();
      const [first, ...others] = entries('de');
      const { status, body } = await set(id, {
        fr: [],
        en: [],
        de: [{ ...first, source: 'Rolls' }, { ...first, kind: 'question', externalId: 'q9' }, ...others, others[0]],
      });
      expect([status, body.code]).toEqual([400, 'invalid_request_body']);
      const issues = body['issues'] as { code: string; path: unknown[] }[];
      expect(issues.map(({ code, path }) => [code, path.slice(1)])).toEqual([
        ['languageNotAvailable', ['fr']],
        ['languageNotAvailable', ['en']],
        ['textNotInStudy', ['de', 0]],
        ['textNotInStudy', ['de', 1]],
        ['translatedTwice', ['de', others.length + 2]],
      ]);
      const other = await set(id, { de: [{ ...others[2], source: 'Something else' }] });
      expect((other.body['issues'] as { code: string }[]).map(({ code }) => code)).toEqual(['otherSource']);
      expect((await get(id)).translations.de).toEqual(entries('de'));
      for (const wrong of [null, { xx: [] }, { de: [{ ...first, text: '' }] }, { de: [{ ...first, more: 1 }] }]) {
        expect((await set(id, wrong)).body.code).toBe('invalid_request_body');
      }
    });

    it('belong to the organization, and to those who may launch once a study is live', async () => {
      const { id } = await live();
      expect((await set(id, {}, 'other-launcher')).body.code).toBe('study_not_found');
      expect((await set(id, {}, 'several-author')).body.code).toBe('launch_permission_denied');
    });

    it('are chosen by the link, else by the browser, among those to which something is translated', async () => {
      const { linkId } = await live();
      const chosen = async (languages: readonly string[], urlParams: object = {}) =>
        (await start(linkId, languages, urlParams)).study;
      expect(await chosen(['fr', 'de-AT', 'ar'])).toMatchObject({
        language: 'de',
        languages: ['en', 'de', 'ar'],
        title: 'de: Bread',
      });
      expect(await chosen(['hu', 'zh-TW', 'fr'])).toMatchObject({ language: 'en', title: 'Bread' });
      expect(await chosen(['de'], { lang: 'ar' })).toMatchObject({ language: 'ar' });
      expect(await chosen(['de'], { lang: ['xx', 'en-GB'] })).toMatchObject({ language: 'en' });
      expect(await chosen([])).toMatchObject({ language: 'en' });
      const alone = await live({});
      expect((await start(alone.linkId, ['de'])).study).toEqual({ title: 'Bread', language: 'en' });
    });

    it('tell the steps of the same interview, with the same ids', async () => {
      const { linkId } = await live();
      const [english, german] = [await take(await start(linkId, ['en'])), await take(await start(linkId, ['de']))];
      const withoutWords = (steps: readonly Step[]) =>
        JSON.parse(
          JSON.stringify(steps, (field, value: unknown) =>
            typeof value === 'string' && !/^(stepId|id|kind|type)$/u.test(field) ? '' : value,
          ),
        ) as unknown;
      expect(withoutWords(german)).toEqual(withoutWords(english));
      const described = JSON.stringify(german);
      for (const { source } of guideTexts(guide as unknown as JsonObject)) {
        if (source === 'Bread') continue;
        expect(described).toContain(JSON.stringify(`de: ${source}`));
        expect(described).not.toContain(JSON.stringify(source));
      }
      // What the participant added, and what the script asks.
      expect(described).toContain('"Mein Brot"');
      expect(described).toContain('Können Sie dafür ein Beispiel geben?');
      expect(described).not.toMatch(/example|read by a person/u);
    });

    it('leave the responses of the API in the language of the study; the interview keeps its own', async () => {
      const { linkId } = await live();
      for (const language of ['en', 'de']) await take(await start(linkId, [language]));
      const list = async (endpoint: 'listResponses' | 'listShown') =>
        JSON.parse((await harness.call(endpoint, { key, params: { linkId } })).text) as JsonObject[];
      const [one, two] = await list('listResponses');
      expect(JSON.stringify(two?.['discussionGuideAnswers'] ?? two)).not.toContain('de: ');
      const answersOf = (response: JsonObject | undefined) => JSON.stringify(response).match(/"(Yes[^"]*)"/gu);
      expect(answersOf(two)).toEqual(answersOf(one));
      expect((await list('listShown')).map((shown) => shown['language'])).toEqual([undefined, 'de']);
    });

    it('can be changed at any step, without losing an answer; a repeated request changes nothing', async () => {
      const { linkId } = await live();
      const begun = await start(linkId, ['en']);
      const access = accessOf(begun);
      await participant.answer(access, 'welcome', {});
      const { stepId } = (await participant.read(access)).step ?? { stepId: '' };
      await participant.answer(access, stepId, { selected: ['o2'] });
      const arabic = await participant.language(access, 'ar', 1);
      expect(arabic).toMatchObject({
        status: 200,
        study: { language: 'ar' },
        step: { item: { text: 'ar: In order?' } },
      });
      // Untranslated: the option “No” is shown as it is.
      expect(JSON.stringify(arabic.step)).toContain('"text":"No"');
      expect((await participant.language(access, 'de', 1)).study?.language).not.toBe('de');
      expect((await participant.read(access)).study?.language).toBe('ar');
      expect((await participant.back(access)).step).toMatchObject({
        given: { selected: ['o2'] },
        item: { text: 'Which?' },
      });
      expect(await participant.language(access, 'fr')).toMatchObject({ status: 400, code: 'language_not_offered' });
      expect(await participant.language({ ...access, token: 'x' }, 'de')).toMatchObject({ status: 401 });
    });

    it('reach interviews under way when they are sent again', async () => {
      const { id, linkId } = await live();
      const access = accessOf(await start(linkId, ['de']));
      await set(id, { de: entries('Neu') });
      expect((await participant.read(access)).step).toMatchObject({ title: 'Neu: Hello' });
      await set(id, {});
      expect(await participant.read(access)).toMatchObject({ study: { language: 'en' }, step: { title: 'Hello' } });
    });
  });
}
