import type { Part, Parts } from './part.ts';

/** A map keyed by the parts of one guide, indexed by rank for speed: thousands of parts are looked up. */
export class ByRank<T> {
  readonly #places: Uint32Array;
  readonly #values: (T | undefined)[] = [undefined];

  constructor({ size }: Parts) {
    this.#places = new Uint32Array(size);
  }

  get({ rank }: Part): T | undefined {
    return this.#values[this.#places[rank] ?? 0];
  }

  set({ rank }: Part, value: T): void {
    this.#places[rank] = this.#values.push(value) - 1;
  }
}
