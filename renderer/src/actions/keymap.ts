import { focusedElement } from '../browser/focusedElement.ts';
import { read, type Session, reportMergeWaits } from '../session/index.ts';
import { words } from '../i18n/index.ts';
import { actionIds, actionOf, perform } from './action.ts';

export const onMac = navigator.platform.startsWith('Mac');

/**
 * Returns a key press as the table of actions writes it, for example `Mod+Shift+S`, or null while only modifiers are
 * down. With Alt, letters and digits are those of the physical key, because a Mac types other characters with
 * Alt; a sign such as `/` is the same on every keyboard, with or without Shift.
 */
export function pressed(event: KeyboardEvent): string | null {
  if (['Control', 'Alt', 'AltGraph', 'Shift', 'Meta'].includes(event.key)) return null;
  const placed = event.altKey ? /^(?:Key|Digit)(.)$/u.exec(event.code)?.[1] : undefined;
  const key = placed ?? (event.key.length === 1 ? event.key.toUpperCase() : event.key);
  const isSign = key.length === 1 && !/[\p{L}\p{N} ]/u.test(key);
  const mod = onMac ? event.metaKey : event.ctrlKey;
  return [mod && 'Mod', event.altKey && 'Alt', event.shiftKey && !isSign && 'Shift', key === ' ' ? 'Space' : key]
    .filter(Boolean)
    .join('+');
}

/** Runs the action of a key press. Dialogs and open menus handle their own keys, with few exceptions. */
export function onKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.getModifierState('AltGraph')) return;
  const keys = pressed(event);
  const ids = (keys !== null && actionsByKeys().get(keys)) || [];
  // The event target would be the host element: the JSON text has a shadow root.
  const target = event.composedPath()[0] ?? event.target;
  const typing = isTyping(target);
  if (target instanceof Element && target.closest('[role="menu"]')) return;
  if (hasOwnUndo(target) && ids.some((id) => actionOf(id).inField)) return;
  const listening = ids.filter((id) => {
    const { notWhileTyping = false, onPart = false, inDialogs = false } = actionOf(id);
    if (read().asking && !inDialogs) return false;
    return !(typing && notWhileTyping) && (!onPart || isAtPart(target));
  });
  if (listening.length === 0) return;
  // Even if the action is disabled: the browser's own undo or save would be a surprise.
  event.preventDefault();
  // The library of the toasts listens for F6 after this.
  event.stopImmediatePropagation();
  if (!listening.some(perform) && read().guide?.merging) reportMergeWaits();
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
}

/** Returns true in a part of the guide, also in a list of parts, and where nothing has the focus. */
function isAtPart(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target === document.body || target.matches('[data-view]')) return true;
  return target.closest('[data-key], [data-node], [data-shown], [role="treeitem"]') !== null;
}

/**
 * Returns true if a field undoes its own typing: a comment, a search, an unfinished id. Texts of the guide use its
 * history, and so does everything that is not a text.
 */
function hasOwnUndo(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement)) return false;
  if (target.matches('[type="checkbox"], [type="radio"], [readonly]')) return false;
  return target.closest('[data-inline], [data-path]') === null || target.matches('[data-unfinished]');
}

/** Runs the action of a system menu entry. On a Mac the menu gets the keys before the page. */
export function command(id: string): void {
  const { inField, notWhileTyping } = actionOf(id);
  const field = focusedElement();
  if (inField && (notWhileTyping ? isTyping(field) : hasOwnUndo(field))) document.execCommand(inField);
  else if (!read().asking) perform(id);
}

/**
 * Returns where chosen keys are stored: a browser tab has other default keys, and its chosen keys are stored
 * separately.
 */
export const keyPlace = (): 'keys' | 'browserKeys' =>
  read().info.capabilities.kind === 'electron' ? 'keys' : 'browserKeys';

/** Returns the default keys of an action. */
export function usualKeysOf(id: string): readonly string[] {
  const { keys, browserKeys } = actionOf(id);
  return keyPlace() === 'keys' ? keys : (browserKeys ?? keys);
}

/** Returns the keys of an action: the chosen ones, otherwise the default ones. */
export function keysOf(id: string): readonly string[] {
  return read().preferences[keyPlace()][id] ?? usualKeysOf(id);
}

/** Returns the first keys of an action in words, for menus and tooltips. */
export function shortcutOf(id: string): string | undefined {
  const first = keysOf(id)[0] ?? actionOf(id).platformKeys;
  return first === undefined ? undefined : keysInWords(first);
}

let known: { readonly chosen: unknown; readonly ids: ReadonlyMap<string, readonly string[]> } | null = null;

/** Returns the actions by their keys. Rebuilt only when the chosen keys change. */
export function actionsByKeys(): ReadonlyMap<string, readonly string[]> {
  const chosen: Session['preferences']['keys'] = read().preferences[keyPlace()];
  if (known?.chosen === chosen) return known.ids;
  const ids = new Map<string, string[]>();
  for (const id of actionIds()) {
    for (const keys of keysOf(id)) ids.set(keys, [...(ids.get(keys) ?? []), id]);
  }
  known = { chosen, ids };
  return ids;
}

const signs: Readonly<Record<string, string>> = {
  Mod: onMac ? '⌘' : 'Ctrl',
  Alt: onMac ? '⌥' : 'Alt',
  Shift: onMac ? '⇧' : 'Shift',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
};

/** Returns keys in readable form. */
export function keysInWords(keys: string): string {
  const named: Readonly<Record<string, string>> = words.frame.keyNames;
  return keys
    .split('+')
    .map((part) => (onMac ? signs[part] : undefined) ?? named[part] ?? signs[part] ?? part)
    .join(onMac ? '' : '+');
}
