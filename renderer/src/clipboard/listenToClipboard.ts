import { isEditable, read } from '../session/index.ts';
import { cleanPastes } from './cleanPaste.ts';
import { copySelected, cutSelected } from './copy.ts';
import { pasteInto } from './paste.ts';
import { followWrittenText } from './writtenText.ts';

/**
 * Copies, cuts and pastes parts of the guide with the usual keys and menus, without asking for permission. In a text
 * field, with marked text, or while a dialog is open, the browser handles the clipboard. Returns a function that stops
 * it.
 */
export function listenToClipboard(): () => void {
  const onCopy = (event: ClipboardEvent) => handle(event, copySelected);
  const onCut = (event: ClipboardEvent) => handle(event, (data) => isEditable(read()) && cutSelected(data));
  const onPaste = (event: ClipboardEvent) =>
    handle(event, (data) => {
      const editor = read().guide?.editor;
      return (
        isEditable(read()) && editor !== undefined && pasteInto(data, editor.selection.at(-1) ?? editor.doc.root.key)
      );
    });
  const stopFollowing = followWrittenText();
  const stopCleaning = cleanPastes();
  document.addEventListener('copy', onCopy);
  document.addEventListener('cut', onCut);
  document.addEventListener('paste', onPaste);
  return () => {
    stopFollowing();
    stopCleaning();
    document.removeEventListener('copy', onCopy);
    document.removeEventListener('cut', onCut);
    document.removeEventListener('paste', onPaste);
  };
}

function handle(event: ClipboardEvent, take: (data: DataTransfer) => boolean): void {
  if (event.defaultPrevented || !event.clipboardData || read().asking || isText(event.target)) return;
  if (event.type !== 'paste' && document.getSelection()?.toString()) return;
  if (take(event.clipboardData)) event.preventDefault();
}

function isText(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
}
