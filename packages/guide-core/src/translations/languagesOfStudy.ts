import { type CreateStudyRequest, LanguageCode } from '../schema/index.ts';

/**
 * Returns the language of the questions, English if the guide names none, then the other languages that it names. What is
 * no language of the contract is left out.
 */
export function languagesOfStudy({ config }: Pick<CreateStudyRequest, 'config'>): readonly LanguageCode[] {
  // A guide that is being written may have anything there.
  const named: unknown = config?.availableLanguages;
  const own = LanguageCode.safeParse(config?.questionLanguage).data ?? 'en';
  const others = (Array.isArray(named) ? (named as readonly unknown[]) : []).flatMap(
    (code) => LanguageCode.safeParse(code).data ?? [],
  );
  return [...new Set([own, ...others])];
}
