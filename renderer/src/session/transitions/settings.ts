import type { Settings } from '@guide-studio/host/common';
import type { UiLanguage } from '../../words/index.ts';
import type { Preferences } from '../state.ts';
import { setSession } from './store.ts';

export function setTheme(theme: Settings['theme']): void {
  setSession({ theme });
}

/** Sets the chosen language and the one that results from it. */
export function setLanguage(language: Settings['language'], spoken: UiLanguage): void {
  setSession({ language, spoken });
}

export function setAutosave(autosave: boolean): void {
  setSession({ autosave });
}

export function setPreferences(preferences: Preferences): void {
  setSession({ preferences });
}
