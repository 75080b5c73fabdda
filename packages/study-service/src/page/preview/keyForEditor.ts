import { isComposing } from '../browser/isComposing.ts';
import type { KeyPress } from './frameMessages.ts';

/** Shortcuts that edit text, whatever they do in the editor. */
const editing: ReadonlySet<string> = new Set(['Z', 'Y', 'X', 'C', 'V', 'A']);

/**
 * Returns the key press if it is one of the editor's shortcuts, written as in its keymap (`Mod+Shift+S`); null if it
 * belongs to the page. `onMac`: Mod is the command key.
 */
export function keyForEditor(event: KeyboardEvent, keys: readonly string[], onMac: boolean): KeyPress | null {
  if (isComposing(event)) return null;
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
  const mod = onMac ? metaKey : ctrlKey;
  if (isTextField(event.target) && mod && !altKey && editing.has(key.toUpperCase())) return null;
  const isOurs = keys.some((text) => {
    const parts = text.split('+');
    const wanted = parts.at(-1) ?? '';
    const isKey = key.toUpperCase() === wanted.toUpperCase() || (altKey && code.replace(/^Key|^Digit/u, '') === wanted);
    const isSign = /^[^\p{L}\p{N}]$/u.test(wanted);
    const isBare = !mod && !altKey && !/^F\d+$/u.test(wanted);
    const hasShift = isSign || shiftKey === parts.includes('Shift');
    return isKey && !isBare && mod === parts.includes('Mod') && altKey === parts.includes('Alt') && hasShift;
  });
  return isOurs ? { key, code, ctrlKey, metaKey, altKey, shiftKey } : null;
}

function isTextField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('textarea, input[type="text"]') !== null;
}
