import { actionOf } from '../../actions/action.ts';
import { prefer, read } from '../../session/index.ts';
import { actionsByKeys, keyPlace, keysOf, usualKeysOf } from '../../actions/keymap.ts';

/** Why keys cannot be assigned directly. `taken` keys can be, by taking them from the other action. */
export type KeyConflict =
  | { readonly kind: 'taken'; readonly keys: string; readonly by: string }
  | { readonly kind: 'typed'; readonly keys: string };

/** Keys that a browser never passes to a page. */
const browserOnly = /^Mod\+(?:Shift\+)?(?:[NTW1-9]|Tab|PageUp|PageDown)$/u;

/** Returns true if keys may never reach the page in this window. */
export const mayNotArrive = (keys: string): boolean => keyPlace() === 'browserKeys' && browserOnly.test(keys);

/** Returns the obstacle to assigning keys to an action, or null. */
export function conflictWith(id: string, keys: string): KeyConflict | null {
  const isTyped = !/^(?:(?:Mod|Alt)\+|(?:Shift\+)?F\d)/u.test(keys);
  if (isTyped && !actionOf(id).notWhileTyping) return { kind: 'typed', keys };
  const by = actionsByKeys()
    .get(keys)
    ?.find((other) => other !== id);
  return by === undefined ? null : { kind: 'taken', keys, by };
}

/** Assigns keys to an action and removes them from any other. Null removes the keys of the action. */
export function chooseKeys(id: string, keys: string | null): void {
  const others = keys === null ? [] : (actionsByKeys().get(keys) ?? []).filter((other) => other !== id);
  change([
    [id, keys === null ? [] : [keys]],
    ...others.map((other) => [other, keysOf(other).filter((own) => own !== keys)] as const),
  ]);
}

/** Returns true if the keys of an action differ from the defaults. */
export const isChosen = (id: string): boolean => read().preferences[keyPlace()][id] !== undefined;

/** Restores the default keys, except those now assigned to another action. */
export function resetKeys(id: string): void {
  const { [id]: _, ...rest } = read().preferences[keyPlace()];
  const taken = new Set(Object.values(rest).flat());
  const free = usualKeysOf(id).filter((keys) => !taken.has(keys));
  change([[id, free]]);
}

/** Restores the default keys of all actions. */
export function resetAllKeys(): void {
  void prefer({ [keyPlace()]: {} });
}

/** Only keys that differ from the defaults are stored. */
function change(changes: readonly (readonly [string, readonly string[]])[]): void {
  const chosen = { ...read().preferences[keyPlace()] };
  for (const [id, keys] of changes) {
    const usual = usualKeysOf(id);
    if (keys.length === usual.length && keys.every((key, index) => key === usual[index])) delete chosen[id];
    else chosen[id] = [...keys];
  }
  void prefer({ [keyPlace()]: chosen });
}
