import type { CreateStudyRequest, LanguageCode } from '../schema/index.ts';

/** Returns the language of the questions, English if the guide names none, then the other languages that it names. */
export function languagesOfStudy({ config }: Pick<CreateStudyRequest, 'config'>): readonly LanguageCode[] {
  return [...new Set([config?.questionLanguage ?? 'en', ...(config?.availableLanguages ?? [])])];
}
