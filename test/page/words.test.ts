import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { german } from '../../packages/study-service/src/page/words/messages.de.ts';
import { english } from '../../packages/study-service/src/page/words/messages.en.ts';
import {
  messages,
  notices,
  pageLanguage,
  pageLanguages,
  speak,
} from '../../packages/study-service/src/page/words/messages.ts';
import { english as recordingEnglish } from '../../packages/study-service/src/page/recording/words/recording.en.ts';
import { recordingWords } from '../../packages/study-service/src/page/recording/words/recordingWords.ts';
import { signs } from '../../packages/study-service/src/page/words/messages.signs.ts';
import { langOf, presentStudy } from '../../packages/study-service/src/page/app/presentStudy.ts';

beforeEach(async () => void (await speak(null, [])));
afterEach(async () => void (await speak(null, [])));

/** The parts of a browser that are used: its languages and the document. */
function browserWith(...languages: readonly string[]) {
  const document = { title: '', documentElement: { lang: '', dir: '' } };
  return { document, navigator: { languages } };
}

async function present(study: Parameters<typeof presentStudy>[0], ...languages: readonly string[]) {
  const scope = browserWith(...languages);
  await presentStudy(study, scope as unknown as Window);
  const { lang, dir } = scope.document.documentElement;
  return { title: scope.document.title, lang, dir };
}

describe('the words of the participant page', () => {
  it('are those of the study where the page has them; a page of our own is in those, else of the browser, else English', async () => {
    expect((await present(null, 'hu', 'de-AT')).lang).toBe('de');
    expect((await present(null, 'hu')).lang).toBe('en');
    expect((await present({ title: null, language: 'de-CH' }, 'en-US')).lang).toBe('de');
    expect(messages.next).toBe('Weiter');
    expect((await present({ title: null, language: 'en-medical' }, 'de')).lang).toBe('en');
    expect((await present({ title: null, language: 'hu' }, 'de', 'en')).lang).toBe('de');
    expect((await present({ title: null, language: null }, 'de')).lang).toBe('en');
    expect([messages, pageLanguage]).toEqual([english, 'en']);
  });

  it('are signs beside a study in a language that the page does not speak', async () => {
    await present({ title: null, language: 'hu' }, 'de', 'en');
    expect([messages, notices]).toEqual([signs, german]);
    await present({ title: null, language: 'et' }, 'et');
    expect([messages, notices]).toEqual([signs, english]);
    await present({ title: null, language: 'de' }, 'en');
    expect([messages, notices]).toEqual([german, german]);
  });

  it('hold no letter where they are signs, on every step of an interview', () => {
    const onSteps = [
      'start',
      'next',
      'nextScreen',
      'back',
      'tryNow',
      'tryAgain',
      'sending',
      'waiting',
      'waitingUnstored',
      'offline',
      'notStored',
      'moved',
      'yourAnswer',
      'ownOption',
      'chosen',
      'exactly',
      'atLeast',
      'atMost',
      'between',
      'oneOrMore',
      'exclusiveLocks',
      'fullNow',
      'rankingHint',
      'screen',
      'bestWorstHint',
      'best',
      'worst',
      'mostLeastHint',
      'most',
      'least',
      'search',
      'noneFound',
      'media',
      'first',
      'missing',
      'notTaken',
      'ended',
    ] as const;
    for (const name of onSteps) for (const text of textsOf(signs[name])) expect(text, name).not.toMatch(/\p{L}/u);
  });

  it('name the tab by the title for participants, or say that it is an interview', async () => {
    expect((await present({ title: 'Ways to work', language: 'en' })).title).toBe('Ways to work');
    expect((await present({ title: null, language: 'de' })).title).toBe(german.title);
  });

  it('leave the texts of the study in its language', () => {
    expect(langOf(null)).toBeUndefined();
    const codes = ['tr', 'zh-TW', 'jw', 'en-medical'].map((language) => langOf({ title: null, language }));
    expect(codes).toEqual(['tr', 'zh-TW', 'jv', 'en']);
  });

  it('have the same messages in German, with the same parameters and none empty', () => {
    expect(shapeOf(german)).toEqual(shapeOf(english));
  });

  it('are there in 21 languages, from right to left in two', async () => {
    expect(pageLanguages).toHaveLength(21);
    const directions: (readonly [string, string])[] = [];
    for (const language of pageLanguages) directions.push([language, (await present({ title: null, language })).dir]);
    expect(directions.filter(([, dir]) => dir === 'rtl').map(([language]) => language)).toEqual(['ar', 'he']);
  });

  it.each(pageLanguages.filter((language) => language !== 'en'))(
    'are complete in %s: every word, the same parameters used, nothing left in English',
    async (language) => {
      await present({ title: null, language });
      expect(pageLanguage).toBe(language);
      const recording = await recordingWords(language);
      expect(shapeOf(notices)).toEqual(shapeOf(english));
      expect(shapeOf(recording)).toEqual(shapeOf(recordingEnglish));
      const words = textsOf([notices, recording]);
      const original = textsOf([english, recordingEnglish]);
      for (const [at, text] of words.entries()) {
        expect(parametersIn(text), text).toEqual(parametersIn(original[at] ?? ''));
        expect(text, original[at]).not.toMatch(/\{|\}|undefined/u);
        expect(text.trim()).toBe(text);
      }
      // Short words may be the same by chance, as “Option” is in French; a sentence may not.
      const kept = words.filter((text, at) => text === original[at] && / /u.test(text));
      expect(kept.filter((text) => !/Apple|Android/u.test(text) && text !== '1: 2 / 3')).toEqual([]);
      expect(words.filter((text, at) => text === original[at]).length).toBeLessThan(8);
      expect(words.join(' ')).not.toMatch(/\b(?:the|your|please|answer|you|this)\b/iu);
    },
  );

  it('use the plural forms of their language', async () => {
    const few = async (language: string) => {
      await present({ title: null, language });
      return [1, 2, 5, 21].map((count) => notices.missing.tooFew(count));
    };
    expect((await few('pl')).map((text) => / \d+ (\S+),/u.exec(text)?.[1])).toEqual([
      'odpowiedź',
      'odpowiedzi',
      'odpowiedzi',
      'odpowiedzi',
    ]);
    expect((await few('uk')).map((text) => / \d+ (\S+),/u.exec(text)?.[1])).toEqual([
      'відповідь',
      'відповіді',
      'відповідей',
      'відповідь',
    ]);
  });

  it('are those of the last language that was asked for, whatever arrives first', async () => {
    const [first, second] = [present({ title: null, language: 'fi' }), present({ title: null, language: 'cs' })];
    await Promise.all([first, second]);
    expect(pageLanguage).toBe('cs');
  });
});

/** Returns every text of a set of words, with numbers as parameters. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') {
    return [(value as (...filled: readonly string[]) => string)('1', '2', '3')];
  }
  return Object.values(value as object).flatMap(textsOf);
}

/** Returns the parameters that a text says, sorted. `textsOf` fills in 1, 2 and 3. */
const parametersIn = (text: string): readonly string[] => (text.match(/[123]/gu) ?? []).sort();

/** Returns the names and kinds of all texts of a set of words, without empty texts and texts that equal their name. */
function shapeOf(value: unknown): unknown {
  if (typeof value === 'function') return `words of ${value.length}`;
  if (typeof value === 'string') return value.trim() === '' ? 'nothing' : 'words';
  return Object.fromEntries(Object.entries(value as object).map(([name, each]) => [name, shapeOf(each)]));
}
