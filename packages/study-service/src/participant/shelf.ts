/** A value by its name, read once while it is asked for often. For what never changes. */
export interface Shelf<Value> {
  /** Null for what is not there. */
  read(name: string): Promise<Value | null>;
  put(name: string, value: Value): void;
}

/** Keeps the values that were asked for last, at most `size` of them. What is not there is not kept. */
export function createShelf<Value>(size: number, load: (name: string) => Promise<Value | null>): Shelf<Value> {
  const kept = new Map<string, Value>();
  const put = (name: string, value: Value): void => {
    // The last asked for stands last, so the first is the one to go.
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
