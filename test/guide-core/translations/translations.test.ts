import type { Json, JsonObject } from '@guide-studio/guide-core';
import { isJsonObject } from '@guide-studio/guide-core/internal';
import {
  changeTranslations,
  guideTexts,
  textKey,
  translatedTexts,
  translationsOf,
} from '@guide-studio/guide-core/translations';
import { describe, expect, it } from 'vitest';
import { choice, conceptBlock, matrix, maxDiff, open, statement } from '../../guideParts.ts';

const guide: JsonObject = {
  title: 'Internal',
  externalTitle: 'Breakfast',
  background: 'For the team only',
  welcomeMessage: { title: 'Hello', message: 'Thank you for coming.' },
  closingMessage: 'Goodbye',
  studyGuide: [
    conceptBlock(
      'Internal too',
      {
        concepts: [{ externalId: 'c1', nickname: 'A', content: { title: 'Oats', description: 'Warm oats' } }],
      },
      choice('Which?', [{ externalId: 'yes', text: 'Yes' }, 'No'], {
        externalId: 'q1',
        media: [{ name: 'A bowl', type: 'image', url: 'https://example.org/a.png' }],
      }),
      matrix('How?', ['At home'], ['Often']),
      maxDiff('Best?', [], { externalId: 'q3', metric: 'taste' }),
      statement('Nearly done.', { continueButtonText: 'Go on' }),
      open('  ', { externalId: 'q5', addInstructions: 'Ask why' }),
    ),
  ],
};

const entry = (source: string, text: string, more: JsonObject = {}): JsonObject => ({
  kind: 'question',
  source,
  text,
  state: 'new',
  ...more,
});
const file = (de: readonly Json[]): JsonObject => ({ translations: { de } });

describe('the texts of a guide', () => {
  it('are those that participants read, at their places, and no others', () => {
    const texts = guideTexts(guide);
    const described = texts.map(({ kind, of, externalId, source }) =>
      [kind, of ?? '', externalId ?? '', source].join('|'),
    );
    expect(described).toEqual([
      'title|||Breakfast',
      'welcomeTitle|||Hello',
      'welcomeMessage|||Thank you for coming.',
      'conceptTitle||c1|Oats',
      'conceptDescription||c1|Warm oats',
      'question||q1|Which?',
      'option|q1|yes|Yes',
      'option|q1||No',
      'media|q1||A bowl',
      'question|||How?',
      'option|How?||Often',
      'row|How?||At home',
      'question||q3|Best?',
      'metric||q3|taste',
      'question|||Nearly done.',
      'button|||Go on',
      'closingMessage|||Goodbye',
    ]);
    for (const { path, source } of texts) {
      const at = path.reduce<Json | undefined>((value, step) => (value as Record<string, Json>)[step], guide);
      expect(at).toBe(source);
    }
  });

  it('are none of what is no guide, without an error', () => {
    const all: readonly JsonObject[] = [
      {},
      { studyGuide: [1, null] },
      { studyGuide: [{ items: 'x' }], welcomeMessage: [] },
    ];
    for (const broken of all) {
      expect(guideTexts(broken)).toEqual([]);
    }
  });
});

describe('the state of a translation', () => {
  const stateOf = (source: string, translation: JsonObject) => {
    const { languages } = translationsOf(file([translation]));
    const text = { kind: 'question' as const, externalId: 'q1', source, path: [] };
    return translatedTexts([text], languages.get('de'))[0]?.state;
  };

  it('is changed when the guide says something else, whatever the file says', () => {
    expect(stateOf('Why?', entry('Why?', 'Warum?', { externalId: 'q1', state: 'reviewed' }))).toBe('reviewed');
    expect(stateOf('Why so?', entry('Why?', 'Warum?', { externalId: 'q1', state: 'reviewed' }))).toBe('changed');
    expect(stateOf('Why?', entry('Why?', 'Warum?', { externalId: 'q1', state: 'changed' }))).toBe('new');
    expect(stateOf('Why?', entry('Why?', 'Warum?', { externalId: 'q2' }))).toBe('new');
  });
});

describe('a translations file', () => {
  it('tells what is not understood, and reads the rest', () => {
    const { languages, problems } = translationsOf({
      translations: {
        de: [entry('Why?', 'Warum?'), entry('Why?', 'Wieso?'), entry('How?', ' '), 7],
        klingon: [],
        fr: 'x',
      },
    });
    expect(languages.get('de')).toEqual([entry('Why?', 'Warum?')]);
    expect(problems.map(({ language, index }) => [language, index])).toEqual([
      ['de', 1],
      ['de', 2],
      ['de', 3],
      ['klingon', null],
      ['fr', null],
    ]);
    expect(problems.every(({ message }) => message.endsWith('.'))).toBe(true);
    expect(translationsOf({}).problems).toHaveLength(1);
    expect(translationsOf(null)).toEqual({ languages: new Map(), problems: [] });
  });

  it('keeps everything else when it is changed: other languages, unknown properties, damaged entries', () => {
    const before: JsonObject = {
      tool: 'other',
      translations: { fr: [entry('Why?', 'Pourquoi ?')], de: [7, entry('Why?', 'Warum?', { by: 'Ada' })] },
    };
    const changed = translationsOf(file([entry('Why?', 'Weshalb?'), entry('How?', 'Wie?')])).languages.get('de') ?? [];
    expect(changeTranslations(before, 'de', changed)).toEqual({
      tool: 'other',
      translations: {
        fr: [entry('Why?', 'Pourquoi ?')],
        de: [7, entry('Why?', 'Weshalb?', { by: 'Ada' }), entry('How?', 'Wie?')],
      },
    });
    const damaged = changeTranslations({ translations: 3 }, 'de', changed);
    expect(damaged['translations (not understood)']).toBe(3);
    expect(isJsonObject(damaged['translations'])).toBe(true);
  });

  it('knows a text by its externalId, else by its words', () => {
    const key = (more: object) => textKey({ kind: 'option', of: 'q1', source: 'Yes', ...more });
    expect(key({ externalId: 'a' })).toBe(key({ externalId: 'a', source: 'Yes!' }));
    const different = [
      key({}),
      key({ source: 'Yes!' }),
      key({ externalId: 'Yes' }),
      key({ of: 'q2' }),
      key({ kind: 'row' }),
    ];
    expect(new Set(different).size).toBe(different.length);
  });
});
