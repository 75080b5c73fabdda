import { nativeTheme } from 'electron';
import { drawFirstMenu, drawMenu } from './drawMenu.ts';
import { checkSpelling } from './setupSpelling.ts';
import type { Studio } from './studio.ts';
import type { SystemActs } from './systemActs.ts';
import type { Windows } from './windows.ts';
import { speak } from './words.ts';

const isMac = process.platform === 'darwin';

/**
 * Applies what one window asks of the whole application: the language of dialogs, the theme, the dictionary and, on a
 * Mac, the menu bar. Only the window that is used decides; a window in the background waits until it is used.
 */
export function applyIfUsed(studio: Studio, windows: Windows, acts: SystemActs): void {
  const { described } = studio;
  if (!isMac) drawMenu(studio, acts);
  if (described === null || windows.all()[0] !== studio) return;
  if (isMac) drawMenu(studio, acts);
  speak(described.language);
  checkSpelling(described.spelling);
  nativeTheme.themeSource = described.theme;
}

/** Follows which window is used. Without windows, a Mac shows the menu that works without one. */
export function followUse(studio: Studio, windows: Windows, acts: SystemActs): void {
  studio.window.on('focus', () => applyIfUsed(studio, windows, acts));
  studio.window.on('closed', () => {
    if (isMac && windows.all().length === 0) drawFirstMenu();
  });
}
