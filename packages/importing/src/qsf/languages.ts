import { LanguageCode } from '@guide-studio/guide-core';
import { plainText } from '../source/plainText.ts';
import type { InOtherLanguages } from '../source/study.ts';
import { type Part, partIn, textIn, valueOf } from './survey.ts';

/** Codes of Qualtrics that are not those of guides, nor begin with one. */
const others: ReadonlyMap<string, string> = new Map([
  ['isl', 'is'],
  ['kan', 'kn'],
  ['kat', 'ka'],
  ['kaz', 'kk'],
  ['mal', 'ml'],
  ['mar', 'mr'],
  ['ori', 'or'],
  ['sin', 'si'],
  ['sqi', 'sq'],
  ['tel', 'te'],
  ['tgl', 'tl'],
  ['zh-s', 'zh'],
  ['zh-t', 'zh-TW'],
]);

const byLowerCase = new Map(LanguageCode.options.map((code) => [code.toLowerCase(), code]));

/** Returns the code of a language in guides; as it is, in small letters, if there is none. */
export function languageOf(code: string): string {
  const own = code.trim().toLowerCase().replaceAll('_', '-');
  const [base = ''] = own.split('-');
  return others.get(own) ?? byLowerCase.get(own) ?? byLowerCase.get(base) ?? own;
}

/** The codes of languages in guides, by those of a survey. */
export type Languages = ReadonlyMap<string, string>;

/** Returns the languages of a survey. Of two that guides have as one, and of the main one, the second keeps its code. */
export function languagesIn(main: string, questions: Iterable<Part>): Languages {
  const codes = new Map<string, string>();
  const taken = new Set([languageOf(main)]);
  for (const { Language } of questions)
    for (const code of Object.keys(partIn(Language))) {
      if (codes.has(code) || code === main) continue;
      const language = languageOf(code);
      codes.set(code, taken.has(language) ? code.toLowerCase() : language);
      taken.add(language);
    }
  return codes;
}

/**
 * Returns a text of a question in other languages.
 *
 * @param textIn Returns the text in the part of a language; empty if it is not there.
 */
export function inLanguages(
  { Language }: Part,
  languages: Languages,
  textOf: (own: Part) => string,
): { readonly translations?: InOtherLanguages } {
  const found = [...languages].flatMap(([code, language]) => {
    const text = textOf(partIn(valueOf(Language, code)));
    return text === '' ? [] : [[language, text] as const];
  });
  return found.length === 0 ? {} : { translations: Object.fromEntries(found) };
}

/** Returns the text of a choice, an answer or a label in the part of a language. */
export const displayIn = (own: Part, list: string, id: string): string =>
  plainText(textIn(partIn(valueOf(own[list], id))['Display']));
