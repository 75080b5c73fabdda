import { plainText } from '../source/plainText.ts';
import type { InOtherLanguages } from '../source/study.ts';
import type { Texts } from './survey.ts';

/** The languages of a survey. */
export interface Languages {
  readonly base: string;
  readonly others: readonly string[];
}

/** How guides call languages that LimeSurvey has under other names. */
const names: ReadonlyMap<string, string> = new Map([
  ['de-easy', 'de'],
  ['de-informal', 'de'],
  ['es-informal', 'es'],
  ['fr-informal', 'fr'],
  ['it-informal', 'it'],
  ['nl-informal', 'nl'],
  ['zh-Hans', 'zh'],
  ['zh-Hant-HK', 'zh-HK'],
  ['zh-Hant-TW', 'zh-TW'],
]);

/** Returns the code that guides have for a language; its own, if it is the same. */
export const languageCode = (language: string): string => names.get(language) ?? language;

/** Returns the translations of a text by the languages of guides. Of two that are one there, the second keeps its name. */
export function inGuide(texts: Texts, { base, others }: Languages): InOtherLanguages {
  const taken = new Set([languageCode(base)]);
  return Object.fromEntries(
    others.flatMap((language) => {
      const code = languageCode(language);
      const name = taken.has(code) ? language : code;
      taken.add(name);
      const text = plainText(texts.get(language) ?? '');
      return text === '' ? [] : [[name, text]];
    }),
  );
}

/** Returns the texts of a question in each language, joined with its texts in another place. */
export const joinedTexts = (one: Texts, other: Texts): Texts =>
  new Map(
    [...one].map(([language, text]) => {
      const after = other.get(language)?.trim() ?? '';
      return [language, text.trim() === '' || after === '' ? text : `${text}<br><br>${after}`];
    }),
  );
