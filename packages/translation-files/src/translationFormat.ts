/** The formats of files for translators, by the endings of their names. */
export const translationFormats = ['xlsx', 'csv', 'xlf'] as const;
export type TranslationFormat = (typeof translationFormats)[number];

/** Larger files are no list of translations, in megabytes. */
export const mostMegabytes = 64;

/** Returns the format that a name ends in; null for another one. `.xliff` is `xlf`. */
export function translationFormatOf(name: string): TranslationFormat | null {
  const ending = /\.(xlsx|csv|xlf|xliff)$/iu.exec(name)?.[1]?.toLowerCase();
  return ending === 'xliff' ? 'xlf' : (translationFormats.find((format) => format === ending) ?? null);
}
