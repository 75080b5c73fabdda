import { prefer } from '../session/preferences.ts';
import { read } from '../session/store.ts';
import { type ActionId, actionOf } from './actions.ts';
import { actionsByKeys, keyPlace, keysOf, usualKeysOf } from './keymap.ts';

/** Why keys cannot be given to an action at once; `taken` can be, when they are taken from the other one. */
export type KeyTrouble =
  | { readonly kind: 'taken'; readonly keys: string; readonly by: ActionId }
  | { readonly kind: 'typed'; readonly keys: string };

/** Keys that a browser does not give to a page, whatever the page wants. */
const browserOnly = /^Mod\+(?:Shift\+)?(?:[NTW1-9]|Tab|PageUp|PageDown)$/u;

/** Whether keys may never reach the page in this window. */
export const mayNotArrive = (keys: string): boolean => keyPlace() === 'browserKeys' && browserOnly.test(keys);

/** What stands against giving these keys to an action. */
export function troubleWith(id: ActionId, keys: string): KeyTrouble | null {
  const isTyped = !/^(?:(?:Mod|Alt)\+|(?:Shift\+)?F\d)/u.test(keys);
  if (isTyped && !actionOf(id).notWhileTyping) return { kind: 'typed', keys };
  const by = actionsByKeys()
    .get(keys)
    ?.find((other) => other !== id);
  return by === undefined ? null : { kind: 'taken', keys, by };
}

/** Gives keys to an action, and takes them from whichever had them. Null: it has no keys any more. */
export function chooseKeys(id: ActionId, keys: string | null): void {
  const others = keys === null ? [] : (actionsByKeys().get(keys) ?? []).filter((other) => other !== id);
  change([
    [id, keys === null ? [] : [keys]],
    ...others.map((other) => [other, keysOf(other).filter((own) => own !== keys)] as const),
  ]);
}

export const isChosen = (id: ActionId): boolean => read().preferences[keyPlace()][id] !== undefined;

/** The usual keys again; those that another action was given meanwhile stay with it. */
export function resetKeys(id: ActionId): void {
  const { [id]: _, ...rest } = read().preferences[keyPlace()];
  const taken = new Set(Object.values(rest).flat());
  const free = usualKeysOf(id).filter((keys) => !taken.has(keys));
  change([[id, free]]);
}

export function resetAllKeys(): void {
  void prefer({ [keyPlace()]: {} });
}

/** Only what differs from the usual keys is kept. */
function change(changes: readonly (readonly [ActionId, readonly string[]])[]): void {
  const chosen = { ...read().preferences[keyPlace()] };
  for (const [id, keys] of changes) {
    const usual = usualKeysOf(id);
    if (keys.length === usual.length && keys.every((key, index) => key === usual[index])) delete chosen[id];
    else chosen[id] = [...keys];
  }
  void prefer({ [keyPlace()]: chosen });
}
