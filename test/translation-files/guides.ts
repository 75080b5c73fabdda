import type { JsonObject, LanguageCode } from '@guide-studio/guide-core';
import {
  type ByLanguage,
  guideTexts,
  textKey,
  type Translation,
  translationFor,
} from '@guide-studio/guide-core/translations';
import { numbersFrom } from '../size.ts';

/** What is hard to keep in files: XML, formulas, line ends, spaces, control characters, halves of characters. */
export const hardTexts: readonly string[] = [
  'Plain words',
  '  spaces  around  ',
  'a < b && c > d "quoted" \'too\'',
  ']]> <!-- no --> <?no?> &amp; &#65;',
  '=1+1',
  '-5, +3',
  '@cmd',
  'first line\nsecond\n\nthird\ttab',
  'مرحبا بالعالم؟',
  'עברית, עם פסיק',
  '日本語のテキスト',
  '🎉 emoji 👩‍👩‍👧',
  'e\u0301 and \u00e9',
];

/** Those that only XLIFF keeps as they are: spreadsheets have no place for them. */
export const hardestTexts: readonly string[] = [
  ...hardTexts,
  'carriage\rreturn and\r\nboth',
  'bell \u0007 and \u0000 nothing',
  'half \ud83d of a character',
  '\ufffe\uffff',
];

/** Returns a guide with texts from a list, with and without ids. */
export function guideWith(texts: readonly string[], seed: number, questions = 12): JsonObject {
  const below = numbersFrom(seed);
  const text = (): string => texts[below(texts.length)] ?? '';
  return {
    title: 'Made & <written>',
    externalTitle: text(),
    config: { questionLanguage: 'en', availableLanguages: ['en', 'de', 'ar'] },
    welcomeMessage: { title: text(), message: text() },
    studyGuide: [
      {
        type: 'flat',
        title: 'Block',
        items: Array.from({ length: questions }, (_, at) => ({
          type: 'multiple_choice',
          ...(below(4) === 0 ? {} : { externalId: `q ${at}/${hardTexts[below(hardTexts.length)] ?? ''}` }),
          text: `${at}: ${text()}`,
          options: Array.from({ length: below(4) }, (_none, option) => ({
            ...(below(3) === 0 ? {} : { externalId: `o${option}` }),
            text: `${option}: ${text()}`,
          })),
        })),
      },
    ],
    closingMessage: text(),
  };
}

/** Returns translations of a guide: some texts have none, some one of an earlier wording. */
export function translationsWith(
  guide: JsonObject,
  texts: readonly string[],
  languages: readonly LanguageCode[],
  seed: number,
): ByLanguage {
  const below = numbersFrom(seed);
  const states = ['new', 'reviewed'] as const;
  return new Map(
    languages.map((language) => {
      const all = new Map<string, Translation>();
      for (const text of guideTexts(guide)) {
        if (below(3) === 0) continue;
        const source = text.externalId !== undefined && below(4) === 0 ? `earlier ${text.source}` : text.source;
        const words = `${texts[below(texts.length)] ?? 'x'} ${language}`;
        all.set(textKey(text), translationFor(text, { text: words, state: states[below(2)] ?? 'new', source }));
      }
      return [language, [...all.values()]];
    }),
  );
}
