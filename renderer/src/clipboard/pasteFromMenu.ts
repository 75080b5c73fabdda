import { withoutControls } from '@guide-studio/guide-core/internal';
import { afterMenu } from '../browser/afterMenu.ts';
import { askFor, read, announce } from '../session/index.ts';
import { words } from '../i18n/index.ts';
import { pasteText } from './cleanPaste.ts';
import { exactOf } from './copy.ts';
import { pasteInto } from './paste.ts';
import { partsType } from './pasted.ts';
import { writtenText } from './writtenText.ts';
import { isBehindDialog } from '../browser/isBehindDialog.ts';

/**
 * Pastes from a menu, into the text that was being edited or after the selected part. If the page may not read the
 * clipboard, opens a field to paste into.
 */
export async function pasteFromMenu(): Promise<void> {
  const field = writtenText();
  const text = await clipboardText();
  const editor = read().guide?.editor;
  if (text === null || !editor) return askFor({ kind: 'import', unread: true });
  if (field) return afterMenu(() => isBehindDialog(field) || pasteIntoText(field, text));
  const data = { getData: (type: string) => (type === partsType ? exactOf(text) : text) };
  if (!pasteInto(data, editor.selection.at(-1) ?? editor.doc.root.key)) announce(words.clipboard.nothingToPaste);
}

/** Pastes as if by keys: several lines may become several options. */
function pasteIntoText(field: HTMLTextAreaElement, text: string): void {
  field.focus();
  pasteText(field, withoutControls(text));
}

/** Copies or cuts from a menu: the marked text of the field that was being edited, or the selected part. */
export function byClipboard(act: 'copy' | 'cut'): void {
  const field = writtenText();
  afterMenu(() => {
    if (field && isBehindDialog(field)) return;
    if (field && field.selectionStart !== field.selectionEnd) field.focus();
    document.execCommand(act);
  });
}

/** Returns the text of the clipboard, or null if the page may not read it. */
export async function clipboardText(): Promise<string | null> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return null;
  }
}
