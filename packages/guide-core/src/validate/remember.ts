/**
 * Turns a function of an object into one that answers again from memory for the same object. Guides are immutable, so
 * identity is all that has to be compared and nothing has to be marked as changed.
 */
export type Remember = <K extends object, V>(compute: (key: K) => V) => (key: K) => V;

/** Remembers as long as the object lives. */
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

/** Remembers nothing: for one look at a whole guide, where every object is met once. */
export function notAtAll<K extends object, V>(compute: (key: K) => V): (key: K) => V {
  return compute;
}
