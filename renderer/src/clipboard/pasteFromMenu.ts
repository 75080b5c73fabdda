import { mustHave, read, say, write } from '../session/store.ts';
import { words } from '../words/index.ts';
import { exactOf } from './copy.ts';
import { pasteInto } from './paste.ts';
import { partsType } from './pasted.ts';
import { writtenText } from './writtenText.ts';

/**
 * Pastes from a menu: into the text that was being written, else behind the selected part. Where the page may not read the
 * clipboard, a field opens into which the person can paste.
 */
export async function pasteFromMenu(): Promise<void> {
  const field = writtenText();
  const text = await clipboardText();
  const { editor } = read();
  if (text === null || !editor) return write({ asking: { kind: 'pasteQuestionnaire', unread: true } });
  if (field) return afterMenu(() => pasteIntoText(field, text));
  const data = { getData: (type: string) => (type === partsType ? exactOf(text) : text) };
  if (!pasteInto(data, editor.selection.at(-1) ?? mustHave(editor).doc.root.key)) say(words.clipboard.nothingToPaste);
}

/** As if it was pasted by keys: several lines may become several options. */
function pasteIntoText(field: HTMLTextAreaElement, text: string): void {
  field.focus();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const isTaken = !field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  if (!isTaken) document.execCommand('insertText', false, text);
}

/** Copies or cuts from a menu: what is marked in the text that was being written, else the selected part. */
export function byClipboard(act: 'copy' | 'cut'): void {
  const field = writtenText();
  afterMenu(() => {
    if (field && field.selectionStart !== field.selectionEnd) field.focus();
    document.execCommand(act);
  });
}

/** Not while the menu still has the focus. */
function afterMenu(run: () => void): void {
  setTimeout(run, 50);
}

/** The text of the clipboard; null where the page may not read it. */
export async function clipboardText(): Promise<string | null> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return null;
  }
}
