import type { MenuDescription, MenuEntry } from '@guide-studio/host/common';
import { app, type BrowserWindow, Menu, type MenuItemConstructorOptions } from 'electron';
import { channels } from './channels.ts';

const untilDescribed: MenuItemConstructorOptions[] = [
  { role: 'fileMenu' },
  { role: 'editMenu' },
  { role: 'windowMenu' },
];

/** Draws the menu for the time until the editor describes its own: sufficient to copy, paste and close. */
export function drawFirstMenu(): void {
  setMenu(untilDescribed);
}

/** Draws the menu bar from the editor's description. Choosing an entry sends its command id to the page. */
export function drawMenu(window: BrowserWindow, { menus, appMenu }: MenuDescription): void {
  const submenuOf = (entries: readonly MenuEntry[]) => entries.map((entry) => itemOf(window, entry));
  const first: MenuItemConstructorOptions =
    appMenu.length === 0 ? { role: 'appMenu' } : { label: app.name, submenu: submenuOf(appMenu) };
  setMenu(
    menus.map(({ label, entries }) => ({ label: literal(label), submenu: submenuOf(entries) })),
    first,
  );
}

// On a Mac the first menu always belongs to the application.
function setMenu(items: MenuItemConstructorOptions[], first: MenuItemConstructorOptions = { role: 'appMenu' }): void {
  const template = process.platform === 'darwin' ? [first, ...items] : items;
  Menu.setApplicationMenu(Menu.buildFromTemplate(template));
}

/** A single & in a label is not shown: it marks the letter after it as the key of the entry. */
const literal = (label: string): string => label.replaceAll('&', '&&');

function itemOf(window: BrowserWindow, entry: MenuEntry): MenuItemConstructorOptions {
  if ('line' in entry) return { type: 'separator' };
  if ('role' in entry) return entry;
  const { command, label, accelerator, enabled, checked } = entry;
  return {
    label: literal(label),
    accelerator,
    enabled: enabled ?? true,
    ...(checked === undefined ? {} : { type: 'checkbox' as const, checked }),
    click: () => {
      if (!window.isDestroyed()) window.webContents.send(channels.command, command);
    },
  };
}
