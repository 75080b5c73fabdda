import { CreateStudyRequest, type JsonObject, type LanguageCode } from '@guide-studio/guide-core';
import { pluralsOf } from '@guide-studio/guide-core/plurals';
import { guideTexts, type Translations, translatedTexts } from '@guide-studio/guide-core/translations';

const { number, counted } = pluralsOf('en');

/** Returns the languages to translate to: those asked for, or else those that the guide names. */
export function languagesOf(guide: JsonObject, to: readonly LanguageCode[] | undefined): readonly LanguageCode[] {
  const { questionLanguage = 'en', availableLanguages } = configOf(guide);
  return [...new Set(to ?? availableLanguages ?? [])].filter((language) => language !== questionLanguage);
}

export function configOf(guide: JsonObject): NonNullable<CreateStudyRequest['config']> {
  return CreateStudyRequest.shape.config.safeParse(guide['config']).data ?? {};
}

/** Returns how many texts have a translation, and how many are in which state. */
export function statesOf(guide: JsonObject, known: Translations['languages'], language: LanguageCode): string {
  const all = translatedTexts(guideTexts(guide), known.get(language));
  const count = (isCounted: (each: (typeof all)[number]) => boolean) => number(all.filter(isCounted).length);
  const done = (state: string) => count((each) => each.translation !== null && each.state === state);
  const missing = count(({ translation }) => translation === null);
  return `${counted(all.length, { one: 'text', other: 'texts' })}, ${missing} untranslated, ${done('new')} new, ${done('changed')} changed since, ${done('reviewed')} reviewed`;
}

/** Returns whether every text has a translation that is not older than it. */
export const isUpToDate = (guide: JsonObject, known: Translations['languages'], language: LanguageCode): boolean =>
  translatedTexts(guideTexts(guide), known.get(language)).every(
    ({ translation, state }) => translation !== null && state !== 'changed',
  );
