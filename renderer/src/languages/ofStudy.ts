import type { StudyTranslations } from '@guide-studio/api-contract';
import type { JsonObject, LanguageCode } from '@guide-studio/guide-core';
import {
  fittingTranslations,
  guideTexts,
  languagesOfStudy,
  textKey,
  type Translation,
  type TranslationChange,
} from '@guide-studio/guide-core/translations';
import type { KnownTranslations } from '../translations/translations.ts';

/** What sending the translations beside the guide would change at a study. */
export interface Sendable {
  /** All that the study has then. */
  readonly languages: ReadonlyMap<LanguageCode, readonly Translation[]>;
  readonly changes: readonly TranslationChange[];
  /** Translations of other wordings than those of the study. */
  readonly leftOut: number;
  readonly unreviewed: number;
}

/** Compares the translations beside the guide with those of a study, by the texts that the study asks. */
export function sendableTo(guide: JsonObject, study: StudyTranslations, known: KnownTranslations): Sendable {
  const [, ...offered] = languagesOfStudy(guide);
  const here = new Map(offered.map((language) => [language, [...(known.get(language)?.values() ?? [])]]));
  const { languages, leftOut } = fittingTranslations(guideTexts(guide), here);
  const changes = offered.flatMap((language): readonly TranslationChange[] => {
    const there = byKey(study.translations[language] ?? []);
    const then = byKey(languages.get(language) ?? []);
    return [...new Set([...there.keys(), ...then.keys()])].flatMap((key) => {
      const [was, now] = [there.get(key) ?? null, then.get(key) ?? null];
      return was?.text === now?.text && was?.state === now?.state ? [] : [{ language, was, now }];
    });
  });
  const unreviewed = [...languages.values()].flat().filter(({ state }) => state !== 'reviewed').length;
  return { languages, changes, leftOut, unreviewed };
}

const byKey = (all: readonly Translation[]): ReadonlyMap<string, Translation> =>
  new Map(all.map((each) => [textKey(each), each]));
