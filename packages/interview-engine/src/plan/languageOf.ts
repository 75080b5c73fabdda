import type { Guide } from './plan.ts';

/** Returns the language of the questions without its region: `de` for `de-CH`. The default is English. */
export function languageOf({ config }: Guide): string {
  return (config?.questionLanguage ?? 'en').split('-')[0] ?? 'en';
}
