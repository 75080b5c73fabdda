/**
 * Turns a function of an object into one with a cache. Guides are immutable, so results are cached by identity and
 * never become stale.
 */
export type Remember = <K extends object, V>(compute: (key: K) => V) => (key: K) => V;

/** Caches results as long as the object lives. */
export function byIdentity<K extends object, V>(compute: (key: K) => V): (key: K) => V {
  const memory = new WeakMap<K, V>();
  return (key) => {
    const known = memory.get(key);
    if (known !== undefined) return known;
    const value = compute(key);
    memory.set(key, value);
    return value;
  };
}

/** Caches nothing: for a single pass over a guide, in which every object occurs once. */
export function uncached<K extends object, V>(compute: (key: K) => V): (key: K) => V {
  return compute;
}

/** A map, weak or not. */
interface Memory<K, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): unknown;
}

/** Returns what a map has for a key. If it has nothing, that is made and added first. */
export function remembered<K, V>(known: Memory<K, V>, key: K, make: () => V): V {
  const before = known.get(key);
  if (before !== undefined) return before;
  const made = make();
  known.set(key, made);
  return made;
}
