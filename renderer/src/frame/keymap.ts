import { focusedElement } from '../look/focusedElement.ts';
import { read, type Session } from '../session/store.ts';
import { tellMergeWaits } from '../session/tell.ts';
import { words } from '../words/index.ts';
import { type ActionId, actionIds, actionOf, perform } from './actions.ts';

export const onMac = navigator.platform.startsWith('Mac');

/**
 * A key press as the table of actions writes it, for example `Mod+Shift+S`; null while only modifiers are down. With
 * Alt the place of a key counts, since a Mac writes other letters then; a sign such as `/` is itself on every keyboard,
 * with or without Shift.
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

/** Runs the action of a key press. Dialogs and open menus keep the keyboard to themselves. */
export function onKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || read().asking || event.isComposing || event.getModifierState('AltGraph')) return;
  const keys = pressed(event);
  const ids = (keys !== null && actionsByKeys().get(keys)) || [];
  // The target is that of the window; the text of the JSON tab stands in a root of its own.
  const target = event.composedPath()[0] ?? event.target;
  const typing = isTyping(target);
  if (target instanceof Element && target.closest('[role="menu"]')) return;
  if (hasOwnUndo(target) && ids.some((id) => actionOf(id).inField)) return;
  const heard = ids.filter((id) => !typing || !actionOf(id).notWhileTyping);
  if (heard.length === 0) return;
  // Even when it cannot run now: the browser's own undo or save page would only surprise.
  event.preventDefault();
  if (!heard.some(perform) && read().merging) tellMergeWaits();
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
}

/**
 * Whether what is taken back there is what was typed there: a comment, a search, an id that is not finished. The texts
 * of the guide are part of its history, and so is all that is no text.
 */
function hasOwnUndo(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement)) return false;
  if (target.matches('[type="checkbox"], [type="radio"], [readonly]')) return false;
  return target.closest('[data-inline], [data-path]') === null || target.matches('[data-unfinished]');
}

/** Runs the action of an entry of the system's menu, which on a Mac has the keys before the page. */
export function command(id: ActionId): void {
  const { inField, notWhileTyping } = actionOf(id);
  const field = focusedElement();
  if (inField && (notWhileTyping ? isTyping(field) : hasOwnUndo(field))) document.execCommand(inField);
  else if (!read().asking) perform(id);
}

/** In a browser tab some keys differ, and what is chosen there is kept apart. */
export const keyPlace = (): 'keys' | 'browserKeys' =>
  read().info?.capabilities.kind === 'electron' ? 'keys' : 'browserKeys';

/** The keys of an action as it comes. */
export function usualKeysOf(id: ActionId): readonly string[] {
  const { keys, browserKeys } = actionOf(id);
  return keyPlace() === 'keys' ? keys : (browserKeys ?? keys);
}

/** The keys that work here: those that were chosen, else the usual ones. */
export function keysOf(id: ActionId): readonly string[] {
  return read().preferences[keyPlace()][id] ?? usualKeysOf(id);
}

/** The first keys of an action in words, for menus and tooltips. */
export function shortcutOf(id: ActionId): string | undefined {
  const first = keysOf(id)[0] ?? actionOf(id).platformKeys;
  return first === undefined ? undefined : keysInWords(first);
}

let known: { readonly chosen: unknown; readonly ids: ReadonlyMap<string, readonly ActionId[]> } | null = null;

/** Which actions hear which keys. Made anew only when other keys are chosen. */
export function actionsByKeys(): ReadonlyMap<string, readonly ActionId[]> {
  const chosen: Session['preferences']['keys'] = read().preferences[keyPlace()];
  if (known?.chosen === chosen) return known.ids;
  const ids = new Map<string, ActionId[]>();
  for (const id of actionIds) {
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

/** Keys as a person reads them. */
export function keysInWords(keys: string): string {
  const named: Readonly<Record<string, string>> = words.frame.keyNames;
  return keys
    .split('+')
    .map((part) => (onMac ? signs[part] : undefined) ?? named[part] ?? signs[part] ?? part)
    .join(onMac ? '' : '+');
}
