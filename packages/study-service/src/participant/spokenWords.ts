import type { CreateStudyRequest } from '@guide-studio/guide-core';

/**
 * Returns the text of an answer that was spoken and not written, in the language of the questions; a sign for an
 * unsupported language. `length` is minutes and seconds.
 */
export function spokenText({ config }: CreateStudyRequest, length: string): string {
  const [language = ''] = (config?.questionLanguage ?? 'en').split('-');
  return (byLanguage.get(language) ?? signs)(length);
}

const signs = (length: string): string => `🎙 ${length}`;

const byLanguage = new Map<string, (length: string) => string>([
  ['en', (length) => `(Spoken answer, ${length})`],
  ['de', (length) => `(Gesprochene Antwort, ${length})`],
]);
