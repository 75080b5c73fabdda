import type { MenuDescription } from '@guide-studio/host/common';
import { Menu, type MenuItemConstructorOptions } from 'electron';
import type { Studio } from './studio.ts';

let described: MenuDescription['textMenu'] = [];

/** Sets the entries of the text context menu, in the language of the window. */
export function describeTextMenu(entries: MenuDescription['textMenu']): void {
  described = entries;
}

/**
 * Shows the context menu of a text field: spelling suggestions, cut, copy, paste. Elsewhere selected text can be
 * copied.
 */
export function setupTextMenu({ window }: Studio): void {
  window.webContents.on('context-menu', (_, { isEditable, selectionText, dictionarySuggestions }) => {
    const suggested = dictionarySuggestions.map(
      (word): MenuItemConstructorOptions => ({
        label: word,
        click: () => window.webContents.replaceMisspelling(word),
      }),
    );
    const entries: readonly MenuItemConstructorOptions[] = isEditable
      ? [...suggested, ...(suggested.length > 0 ? [{ type: 'separator' as const }] : []), ...described]
      : described.filter(({ role }) => role === 'copy' && selectionText !== '');
    if (entries.length > 0) Menu.buildFromTemplate([...entries]).popup({ window });
  });
}
