import { isJsonObject } from '@guide-studio/guide-core/internal';
import { plainText } from '../source/plainText.ts';
import type { InOtherLanguages, SourceChange } from '../source/study.ts';
import { type Part, textIn } from './model.ts';

/** A text in the main language and in others. */
export interface Localized {
  readonly text: string;
  readonly translations: InOtherLanguages;
}

/** The texts of a survey, of which some are there in several languages. */
export interface Words {
  /** The main language of the survey. */
  readonly language: string;
  /** Returns a text of the main language as it is written; empty for anything else. */
  readonly written: (value: unknown) => string;
  /** Returns a text without its markup, in all languages. */
  readonly plain: (value: unknown) => Localized;
  /** Returns the texts in other languages that were not asked for: guides have no place for them. */
  readonly unused: (survey: Part) => readonly SourceChange[];
}

/** How guides call languages that SurveyJS has under other names. */
const names: ReadonlyMap<string, string> = new Map([
  ['zh-cn', 'zh'],
  ['zh-tw', 'zh-TW'],
]);
const codeOf = (language: string): string => names.get(language) ?? language;

/** Texts without a language are in this one. */
const usual = 'en';

/** Returns the texts of a survey. */
export function wordsOf(survey: Part): Words {
  const language = textIn(survey['locale']) || usual;
  const used = new Set<Part>();
  /** Returns a text by languages, the main one first. */
  const all = (value: unknown): readonly (readonly [language: string, text: string])[] => {
    if (!isJsonObject(value)) return [[language, textIn(value)]];
    const { default: own, ...others } = value;
    const texts = new Map<string, string>();
    const isForeign = language !== usual && textIn(others[language]) !== '';
    if (textIn(own) !== '') texts.set(isForeign ? usual : language, textIn(own));
    for (const [name, text] of Object.entries(others)) if (textIn(text) !== '') texts.set(name, textIn(text));
    const main = texts.get(language) ?? [...texts.values()][0] ?? '';
    texts.delete(language);
    return [[language, main], ...texts];
  };
  return {
    language: codeOf(language),
    written: (value) => all(value)[0]?.[1] ?? '',
    plain: (value) => {
      if (isJsonObject(value)) used.add(value);
      const [[, text] = ['', ''], ...others] = all(value);
      const translations = others.map(([name, own]) => [codeOf(name), plainText(own)] as const);
      return { text: plainText(text), translations: Object.fromEntries(translations) };
    },
    unused: (part) =>
      localizedIn(part, 'survey').flatMap(({ value, place }) =>
        used.has(value)
          ? []
          : all(value)
              .slice(1)
              .map(
                ([, text]): SourceChange => ({
                  kind: 'translation',
                  place,
                  text,
                  verdict: 'lost',
                  code: 'translated',
                }),
              ),
      ),
  };
}

/** Returns two texts as one, in each language that one of them has. */
export function joined(one: Localized, other: Localized): Localized {
  if (other.text === '') return one;
  const both = (first: string, second: string): string => `${first}\n\n${second}`;
  const languages = new Set([...Object.keys(one.translations), ...Object.keys(other.translations)]);
  return {
    text: both(one.text, other.text),
    translations: Object.fromEntries(
      [...languages].map((name) => [
        name,
        both(ownOf(one.translations, name) ?? one.text, ownOf(other.translations, name) ?? other.text),
      ]),
    ),
  };
}

const ownOf = (texts: InOtherLanguages, name: string): string | undefined =>
  Object.hasOwn(texts, name) ? texts[name] : undefined;

/** Names of texts that participants read. */
const textNames = /(?:title|text|html|description|placeholder|^label\w*|caption|message)$/iu;
const languageName = /^[a-z]{2,3}(?:-\w+)?$/iu;

/** No survey has more levels. */
const deepest = 200;

/** Returns every text that is there in several languages, with the name of what has it. */
function localizedIn(
  value: unknown,
  place: string,
  name = '',
  depth = 0,
): readonly { readonly value: Part; readonly place: string }[] {
  if (depth > deepest) return [];
  if (Array.isArray(value)) return value.flatMap((one) => localizedIn(one, place, name, depth + 1));
  if (!isJsonObject(value)) return [];
  const keys = Object.keys(value);
  const isText =
    Object.values(value).every((text) => typeof text === 'string') &&
    keys.length > 0 &&
    keys.every((key) => key === 'default' || languageName.test(key)) &&
    ('default' in value || textNames.test(name));
  if (isText) return [{ value, place }];
  const own = depth === 0 ? place : textIn(value['name']) || place;
  return Object.entries(value).flatMap(([key, inner]) => localizedIn(inner, own, key, depth + 1));
}
