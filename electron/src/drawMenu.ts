import type { MenuDescription, MenuEntry } from '@guide-studio/host/common';
import { type BrowserWindow, Menu, type MenuItemConstructorOptions } from 'electron';
import { channels } from './channels.ts';

const untilDescribed: MenuItemConstructorOptions[] = [
  { role: 'fileMenu' },
  { role: 'editMenu' },
  { role: 'windowMenu' },
];

/** The menu until the editor has described its own: enough to copy, paste and close. */
export function drawFirstMenu(): void {
  setMenu(untilDescribed);
}

/** Draws the menu bar as the editor describes it; choosing an entry sends its command id back. */
export function drawMenu(window: BrowserWindow, { menus }: MenuDescription): void {
  setMenu(menus.map(({ label, entries }) => ({ label, submenu: entries.map((entry) => itemOf(window, entry)) })));
}

// On a Mac the first menu always belongs to the application.
function setMenu(items: MenuItemConstructorOptions[]): void {
  const template: MenuItemConstructorOptions[] =
    process.platform === 'darwin' ? [{ role: 'appMenu' }, ...items] : items;
  Menu.setApplicationMenu(Menu.buildFromTemplate(template));
}

function itemOf(window: BrowserWindow, entry: MenuEntry): MenuItemConstructorOptions {
  if ('line' in entry) return { type: 'separator' };
  if ('role' in entry) return entry;
  const { command, label, accelerator, enabled, checked } = entry;
  return {
    label,
    accelerator,
    enabled: enabled ?? true,
    ...(checked === undefined ? {} : { type: 'checkbox' as const, checked }),
    click: () => {
      if (!window.isDestroyed()) window.webContents.send(channels.command, command);
    },
  };
}
