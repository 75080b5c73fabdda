/** A repeatable source of randomness: the same seed gives the same values on every machine. */
export interface Random {
  /** 0 <= value < 1. */
  next(): number;
  /** Returns a whole number from `from` to `to`, inclusive. */
  int(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<T>(values: readonly T[]): T;
}

/** Mulberry32, which is small and good enough for test data. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: <T>(values: readonly T[]): T => {
      const value = values[int(0, values.length - 1)];
      if (value === undefined) throw new RangeError('Nothing to pick from.');
      return value;
    },
  };
}
