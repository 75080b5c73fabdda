import type { Settings } from '@guide-studio/host/common';
import { languages, speak, type UiLanguage } from '../words/index.ts';
import { read } from './store.ts';
import { setLanguage } from './transitions/settings.ts';

/** Shows the window in a language. `system` is that of the browser if supported, otherwise English. */
export async function showLanguage(language: Settings['language']): Promise<void> {
  const spoken = language === 'system' ? languageOfSystem(navigator.languages) : language;
  await speak(spoken);
  setLanguage(language, spoken);
}

/** Changes the language of the window, and remembers it. */
export async function chooseLanguage(language: Settings['language']): Promise<void> {
  await showLanguage(language);
  await read().host.call('settings.write', { language });
}

/** Returns the first supported language of a list. */
export function languageOfSystem(wanted: readonly string[]): UiLanguage {
  const codes = wanted.map((tag) => tag.toLowerCase().split('-')[0]);
  return codes.flatMap((code) => languages.find((each) => each === code) ?? [])[0] ?? 'en';
}
