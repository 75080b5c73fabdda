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
