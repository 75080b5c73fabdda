import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { advise, itemTypes, type JsonObject, validate } from '@guide-studio/guide-core';
import { guideTexts, translatedGuide, translationsOf } from '@guide-studio/guide-core/translations';
import { expect, test } from 'vitest';
import { exampleGuide } from '../../../renderer/src/example/exampleGuide.ts';
import { examplePeople } from '../../../renderer/src/example/examplePeople.ts';
import { exampleTexts, exampleTranslations } from '../../../renderer/src/example/exampleTranslations.ts';
import { spokenExample } from '../../../renderer/src/example/spokenExample.ts';
import { simulate } from '../../../renderer/src/answers/example/simulated.ts';

const blocks = exampleGuide['studyGuide'] as readonly JsonObject[];
const items = blocks.flatMap((block) => block['items'] as readonly JsonObject[]);
const simulated = simulate(exampleGuide, examplePeople, spokenExample);
const { languages, problems } = translationsOf(exampleTranslations(exampleGuide));

test('the example has every type of question, a concept test and nothing to be advised about', () => {
  expect(new Set(items.map(({ type }) => type))).toEqual(new Set(itemTypes));
  expect(blocks.map(({ type }) => type)).toContain('concept');
  expect(advise(exampleGuide)).toEqual([]);
});

test.each(['de', 'ar'] as const)('every text is translated into %s, and nothing else', (language) => {
  expect(problems).toEqual([]);
  const texts = languages.get(language) ?? [];
  const { guide, untranslated } = translatedGuide(exampleGuide, language, texts);
  expect(untranslated).toBe(0);
  const sources = new Set(guideTexts(exampleGuide).map(({ source }) => source));
  expect(Object.keys(exampleTexts[language]).filter((source) => !sources.has(source))).toEqual([]);
  // No text is that of another language, or the one of another question.
  const translated = Object.values(exampleTexts[language]);
  expect(new Set(translated).size).toBe(translated.length);
  for (const text of translated) expect(/\p{Script=Arabic}/u.test(text)).toBe(language === 'ar');
  expect(validate(guide)).toEqual([]);
});

test('the languages of the study are those of its translations', () => {
  expect(exampleGuide['config']).toMatchObject({
    questionLanguage: 'en',
    availableLanguages: ['en', ...languages.keys()],
  });
});

test('each idea was asked about, with its own answers', () => {
  const concepts = new Set(simulated.questions.flatMap((question) => question.concepts.map(({ id }) => id)));
  const given = simulated.interviews.flatMap(({ answers }) => answers.flatMap(({ conceptId }) => conceptId ?? []));
  expect(concepts.size).toBe(2);
  expect(new Set(given)).toEqual(concepts);
});

test('the first answers by voice have a recording with what was said in it', async () => {
  const recorded = simulated.interviews.filter((interview) => interview.recorded.size > 0);
  expect(recorded.map(({ number }) => number)).toEqual([1, 2, 3]);
  for (const interview of recorded) {
    const [read, spoken] = await Promise.all([simulated.recordingsOf(interview), simulated.conversationOf(interview)]);
    if (!read.ok || !spoken.ok) throw new Error('Nothing was read.');
    for (const { responseIndex, transcript, file, answerId } of read.value) {
      expect(transcript.parts?.map(({ text }) => text)).toEqual([spoken.value[responseIndex]?.user]);
      expect(interview.recorded.has(answerId ?? '')).toBe(true);
      expect(file?.path).toMatch(/\.wav/u);
    }
  }
});

test('the recording is a small, valid WAV file of the length it says', () => {
  const bytes = readFileSync(join(import.meta.dirname, '../../../renderer/src/example/spoken.wav'));
  expect(bytes.toString('latin1', 0, 4)).toBe('RIFF');
  expect(bytes.toString('latin1', 8, 16)).toBe('WAVEfmt ');
  expect(bytes.readUInt32LE(4)).toBe(bytes.length - 8);
  expect(bytes.length).toBeLessThan(30_000);
  expect(bytes.readUInt32LE(40) / bytes.readUInt32LE(28)).toBe(spokenExample.seconds);
});
