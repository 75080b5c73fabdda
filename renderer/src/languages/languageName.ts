import { languageOptions } from '../settings/index.ts';
import { uiLanguage } from '../i18n/index.ts';

let known: { readonly language: string; readonly names: ReadonlyMap<string, string> } | null = null;

/** Returns the name of a language of a study in the language of the window. */
export function languageName(code: string): string {
  if (known?.language !== uiLanguage) {
    const names = new Map(languageOptions(false).map(({ value, label }) => [value, label]));
    known = { language: uiLanguage, names };
  }
  return known.names.get(code) ?? code;
}
