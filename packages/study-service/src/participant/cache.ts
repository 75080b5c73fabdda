import { LRUCache } from 'lru-cache';

/** A cache of immutable values by name. */
export interface Cache<Value> {
  /** Resolves to null if there is no such value. */
  read(name: string): Promise<Value | null>;
  put(name: string, value: Value): void;
}

/** Returns a cache of at most `size` values, those used last. Missing values are not cached. */
export function createCache<Value extends object>(
  size: number,
  load: (name: string) => Promise<Value | null>,
): Cache<Value> {
  const kept = new LRUCache<string, Value>({ max: size });
  return {
    async read(name) {
      const value = kept.get(name) ?? (await load(name));
      if (value !== null) kept.set(name, value);
      return value;
    },
    put: (name, value) => void kept.set(name, value),
  };
}
