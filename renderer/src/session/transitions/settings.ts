import type { Settings } from '@guide-studio/host/common';
import type { UiLanguage } from '../../i18n/index.ts';
import type { Preferences } from '../state.ts';
import { setSession } from './store.ts';

/** Sets the theme, for the controls that show it. */
export function setTheme(theme: Settings['theme']): void {
  setSession({ theme });
}

/** Sets the chosen language and the one that results from it. */
export function setLanguage(language: Settings['language'], uiLanguage: UiLanguage): void {
  setSession({ language, uiLanguage });
}

/** Sets whether guides are saved automatically. */
export function setAutosave(autosave: boolean): void {
  setSession({ autosave });
}

/** Sets the other settings of the window. */
export function setPreferences(preferences: Preferences): void {
  setSession({ preferences });
}
