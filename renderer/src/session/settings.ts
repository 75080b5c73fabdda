import type { Settings } from '@guide-studio/host/common';
import type { Preferences } from './state.ts';
import { read } from './store.ts';
import { setLanguage, setPreferences, setTheme } from './transitions/settings.ts';
import { languages, speak, type UiLanguage } from '../i18n/index.ts';

const moreContrast = window.matchMedia('(prefers-contrast: more)');
moreContrast.addEventListener('change', () => showContrast(read().preferences));

/** Applies the preferences of the window, before it is first shown. */
export function showPreferences(preferences: Preferences): void {
  setPreferences(preferences);
  showContrast(preferences);
  const root = document.documentElement;
  root.dataset['motion'] = preferences.motion;
  root.style.setProperty('--scale', String(preferences.textSize / 100));
}

/** Changes preferences of the window, and remembers them. */
export async function prefer(changes: Partial<Preferences>): Promise<void> {
  showPreferences({ ...read().preferences, ...changes });
  await read().host.call('settings.write', changes);
}

/** One set of tokens for more contrast, whether chosen here or in the system. */
function showContrast({ contrast }: Preferences): void {
  const more = contrast === 'more' || moreContrast.matches;
  document.documentElement.dataset['contrast'] = more ? 'more' : 'system';
}

/** Shows the window in a language. `system` is that of the browser if supported, otherwise English. */
export async function showLanguage(language: Settings['language']): Promise<void> {
  const uiLanguage = language === 'system' ? languageOfSystem(navigator.languages) : language;
  await speak(uiLanguage);
  setLanguage(language, uiLanguage);
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

/** Shows the window in light or dark; `system` follows the system. */
export function showTheme(theme: Settings['theme']): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  setTheme(theme);
}

/** Sets the theme to light, dark or system, and remembers it. */
export async function chooseTheme(theme: Settings['theme']): Promise<void> {
  showTheme(theme);
  await read().host.call('settings.write', { theme });
}
