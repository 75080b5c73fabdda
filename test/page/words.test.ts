import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { german } from '../../packages/study-service/src/page/words/messages.de.ts';
import { english } from '../../packages/study-service/src/page/words/messages.en.ts';
import { messages, notices, pageLanguage, speak } from '../../packages/study-service/src/page/words/messages.ts';
import { signs } from '../../packages/study-service/src/page/words/messages.signs.ts';
import { langOf, presentStudy } from '../../packages/study-service/src/page/app/presentStudy.ts';

beforeEach(() => speak(null, []));
afterEach(() => speak(null, []));

/** The parts of a browser that are used: its languages and the document. */
function browserWith(...languages: readonly string[]) {
  const document = { title: '', documentElement: { lang: '' } };
  return { document, navigator: { languages } };
}

function present(study: Parameters<typeof presentStudy>[0], ...languages: readonly string[]) {
  const scope = browserWith(...languages);
  presentStudy(study, scope as unknown as Window);
  return { title: scope.document.title, lang: scope.document.documentElement.lang };
}

describe('the words of the participant page', () => {
  it('are those of the study where the page has them; a page of our own is in those, else of the browser, else English', () => {
    expect(present(null, 'fr', 'de-AT').lang).toBe('de');
    expect(present(null, 'fr').lang).toBe('en');
    expect(present({ title: null, language: 'de-CH' }, 'en-US').lang).toBe('de');
    expect(messages.next).toBe('Weiter');
    expect(present({ title: null, language: 'en-medical' }, 'de').lang).toBe('en');
    expect(present({ title: null, language: 'tr' }, 'de', 'en').lang).toBe('de');
    expect(present({ title: null, language: null }, 'de').lang).toBe('en');
    expect([messages, pageLanguage]).toEqual([english, 'en']);
  });

  it('are signs beside a study in a language that the page does not speak', () => {
    present({ title: null, language: 'tr' }, 'de', 'en');
    expect([messages, notices]).toEqual([signs, german]);
    present({ title: null, language: 'fr' }, 'fr');
    expect([messages, notices]).toEqual([signs, english]);
    present({ title: null, language: 'de' }, 'en');
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
      'waitingUnkept',
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
      'media',
      'first',
      'missing',
      'notTaken',
      'ended',
    ] as const;
    for (const name of onSteps) for (const text of textsOf(signs[name])) expect(text, name).not.toMatch(/\p{L}/u);
  });

  it('name the tab by the title for participants, or say that it is an interview', () => {
    expect(present({ title: 'Ways to work', language: 'en' }).title).toBe('Ways to work');
    expect(present({ title: null, language: 'de' }).title).toBe(german.title);
  });

  it('leave the texts of the study in its language', () => {
    expect(langOf(null)).toBeUndefined();
    const codes = ['tr', 'zh-TW', 'jw', 'en-medical'].map((language) => langOf({ title: null, language }));
    expect(codes).toEqual(['tr', 'zh-TW', 'jv', 'en']);
  });

  it('have the same messages in every language, with the same parameters and none empty', () => {
    expect(shapeOf(german)).toEqual(shapeOf(english));
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

/** Returns the names and kinds of all texts of a set of words, without empty texts and texts that equal their name. */
function shapeOf(value: unknown): unknown {
  if (typeof value === 'function') return `words of ${value.length}`;
  if (typeof value === 'string') return value.trim() === '' ? 'nothing' : 'words';
  return Object.fromEntries(Object.entries(value as object).map(([name, each]) => [name, shapeOf(each)]));
}
