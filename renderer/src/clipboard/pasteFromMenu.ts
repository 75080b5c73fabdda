import { mustHave, read, say, write } from '../session/store.ts';
import { words } from '../words/index.ts';
import { exactOf } from './copy.ts';
import { pasteInto } from './paste.ts';
import { partsType } from './pasted.ts';

/**
 * Pastes behind the selected part, from a menu. Where the page may not read the clipboard, a field opens into which the
 * person can paste.
 */
export async function pasteFromMenu(): Promise<void> {
  const text = await clipboardText();
  const { editor } = read();
  if (text === null || !editor) return write({ asking: { kind: 'pasteQuestionnaire', unread: true } });
  const data = { getData: (type: string) => (type === partsType ? exactOf(text) : text) };
  if (!pasteInto(data, editor.selection.at(-1) ?? mustHave(editor).doc.root.key)) say(words.clipboard.nothingToPaste);
}

/** The text of the clipboard; null where the page may not read it. */
export async function clipboardText(): Promise<string | null> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return null;
  }
}
