import type { MenuEntry } from '@guide-studio/host/common';
import { app, Menu, type MenuItemConstructorOptions } from 'electron';
import { channels } from './channels.ts';
import { sendToPage } from './sendToPage.ts';
import type { Studio } from './studio.ts';
import type { SystemActs } from './systemActs.ts';

const isMac = process.platform === 'darwin';

const untilDescribed: MenuItemConstructorOptions[] = [
  { role: 'fileMenu' },
  { role: 'editMenu' },
  { role: 'windowMenu' },
];

/** Draws the menu for the time until an editor describes its own: sufficient to copy, paste and close. */
export function drawFirstMenu(): void {
  const template = isMac ? [{ role: 'appMenu' } as const, ...untilDescribed] : untilDescribed;
  Menu.setApplicationMenu(Menu.buildFromTemplate(template));
}

/**
 * Draws the menu bar of a window from its editor's description. Choosing an entry sends its command id to the page. On
 * a Mac there is one menu bar, which is that of the focused window.
 */
export function drawMenu({ window, described }: Studio, acts: SystemActs): void {
  if (described === null || window.isDestroyed()) return undefined;
  const { menus, appMenu } = described;
  if (!isMac) {
    // Drawing it again would close a menu that is open.
    const text = JSON.stringify(menus);
    if (drawn.get(window) === text) return undefined;
    drawn.set(window, text);
  }
  const submenuOf = (entries: readonly MenuEntry[]) => entries.map((entry) => itemOf(window, entry, acts));
  const bar = menus.map(
    ({ label, entries, role }): MenuItemConstructorOptions => ({
      label: literal(label),
      submenu: submenuOf(entries),
      ...(role === undefined ? {} : { role }),
    }),
  );
  if (!isMac) return window.setMenu(Menu.buildFromTemplate(bar));
  const first = appMenu.length === 0 ? { role: 'appMenu' as const } : { label: app.name, submenu: submenuOf(appMenu) };
  return Menu.setApplicationMenu(Menu.buildFromTemplate([first, ...bar]));
}

/** What was drawn last for a window. */
const drawn = new WeakMap<Studio['window'], string>();

/** A single & in a label is not shown: it marks the letter after it as the key of the entry. */
export const literal = (label: string): string => label.replaceAll('&', '&&');

function itemOf(window: Studio['window'], entry: MenuEntry, acts: SystemActs): MenuItemConstructorOptions {
  if ('line' in entry) return { type: 'separator' };
  if ('role' in entry) return entry;
  const label = literal(entry.label);
  if ('act' in entry) return { label, accelerator: entry.accelerator, click: () => acts[entry.act]() };
  const { command, accelerator, enabled, checked } = entry;
  return {
    label,
    accelerator,
    enabled: enabled ?? true,
    ...(checked === undefined ? {} : { type: 'checkbox' as const, checked }),
    click: () => sendToPage(window, channels.command, command),
  };
}
