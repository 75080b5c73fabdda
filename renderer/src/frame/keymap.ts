import { read } from '../session/store.ts';
import { actionIds, actionOf, keysOf, perform } from './actions.ts';

const onMac = navigator.platform.startsWith('Mac');

/** A key press as the table of actions writes it, for example `Mod+Shift+S`. */
function pressed(event: KeyboardEvent): string {
  const key = event.key.length === 1 ? event.key.toUpperCase() : event.key;
  const mod = onMac ? event.metaKey : event.ctrlKey;
  return [mod && 'Mod', event.altKey && 'Alt', event.shiftKey && 'Shift', key].filter(Boolean).join('+');
}

/** Runs the action of a key press. Dialogs keep the keyboard to themselves. */
export function onKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || read().asking || event.isComposing) return;
  const keys = pressed(event);
  const typing = isTyping(event.target);
  for (const id of actionIds) {
    const action = actionOf(id);
    if (!keysOf(action).includes(keys) || (typing && action.notWhileTyping)) continue;
    // Even when it cannot run now: the browser's own undo or save page would only surprise.
    event.preventDefault();
    perform(id);
    return;
  }
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
}

const words: Readonly<Record<string, string>> = {
  Mod: onMac ? '⌘' : 'Ctrl',
  Alt: onMac ? '⌥' : 'Alt',
  Shift: onMac ? '⇧' : 'Shift',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Delete: 'Del',
};

/** Keys as a person reads them. */
export function keysInWords(keys: string): string {
  return keys
    .split('+')
    .map((part) => words[part] ?? part)
    .join(onMac ? '' : '+');
}
