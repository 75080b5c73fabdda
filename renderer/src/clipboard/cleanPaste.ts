import { hasControls, withoutControls } from '@guide-studio/guide-core/internal';

/**
 * Cleans what is pasted into any text field: control characters, as Word and PDF files leave them, become line breaks or
 * are dropped. It listens before every field, which gets the paste again without them. The text of a
 * file (JSON) is pasted as it is. Returns a function that stops it.
 */
export function cleanPastes(): () => void {
  window.addEventListener('paste', clean, true);
  return () => window.removeEventListener('paste', clean, true);
}

function clean(event: ClipboardEvent): void {
  const { target, clipboardData } = event;
  const text = clipboardData?.getData('text/plain') ?? '';
  if (!isField(target) || !hasControls(text)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  pasteText(target, withoutControls(text, target instanceof HTMLInputElement ? ' ' : '\n'));
}

function isField(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/** Pastes a text as if by keys: what listens to pastes of the field may take it. */
export function pasteText(field: HTMLElement, text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const isTaken = !field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  if (!isTaken) document.execCommand('insertText', false, text);
}
