import type { CreateStudyRequest, LanguageCode } from '../schema/index.ts';

/** Returns the language of the questions, then the other languages that a guide names. */
export function languagesOfStudy({ config }: Pick<CreateStudyRequest, 'config'>): readonly LanguageCode[] {
  return [...new Set([config?.questionLanguage ?? 'en', ...(config?.availableLanguages ?? [])])];
}
