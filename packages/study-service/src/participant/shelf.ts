/** A cache of immutable values by name. */
export interface Shelf<Value> {
  /** Resolves to null if there is no such value. */
  read(name: string): Promise<Value | null>;
  put(name: string, value: Value): void;
}

/** Returns a cache of at most `size` values, those used last. Missing values are not cached. */
export function createShelf<Value>(size: number, load: (name: string) => Promise<Value | null>): Shelf<Value> {
  const kept = new Map<string, Value>();
  const put = (name: string, value: Value): void => {
    // Ordered by last use; the first one is dropped.
    kept.delete(name);
    kept.set(name, value);
    if (kept.size > size) kept.delete(kept.keys().next().value ?? '');
  };
  return {
    async read(name) {
      const value = kept.get(name) ?? (await load(name));
      if (value !== null) put(name, value);
      return value;
    },
    put,
  };
}
