import type { Part, Parts } from './part.ts';

/** A map whose keys are the parts of one guide. Thousands are put in and asked for: a rank is a place in a list. */
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
