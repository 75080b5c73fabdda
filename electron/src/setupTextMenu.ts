import { Menu, type MenuItemConstructorOptions } from 'electron';
import { literal } from './drawMenu.ts';
import type { Studio } from './studio.ts';
import { nativeWords } from './words.ts';

/**
 * Shows the context menu of a text field: spelling suggestions, cut, copy, paste. Elsewhere selected text can be
 * copied.
 */
export function setupTextMenu(studio: Studio): void {
  const { window } = studio;
  const { webContents } = window;
  webContents.on('context-menu', (_, { isEditable, selectionText, dictionarySuggestions, misspelledWord }) => {
    const described = studio.described?.textMenu ?? [];
    const suggested = dictionarySuggestions.map(
      (word): MenuItemConstructorOptions => ({
        label: literal(word),
        click: () => webContents.replaceMisspelling(word),
      }),
    );
    if (misspelledWord !== '') {
      const click = () => void webContents.session.addWordToSpellCheckerDictionary(misspelledWord);
      suggested.push({ label: nativeWords().learnWord(literal(misspelledWord)), click });
    }
    const entries: readonly MenuItemConstructorOptions[] = isEditable
      ? [...suggested, ...(suggested.length > 0 ? [{ type: 'separator' as const }] : []), ...described]
      : described.filter(({ role }) => role === 'copy' && selectionText !== '');
    if (entries.length > 0) Menu.buildFromTemplate([...entries]).popup({ window });
  });
}
