import type { Preferences } from './state.ts';
import { read } from './store.ts';
import { setPreferences } from './transitions/settings.ts';

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
