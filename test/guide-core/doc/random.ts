import type { Json, JsonObject } from '@guide-studio/guide-core';

/** A seeded random source (xorshift32): the same seed gives the same run. */
export interface Chance {
  /** A whole number from 0 to below `n`. */
  below(n: number): number;
  pick<T>(list: readonly T[]): T;
  yes(share: number): boolean;
}

export function chanceOf(seed: number): Chance {
  let state = (seed * 2654435761) >>> 0 || 1;
  const next = (): number => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4294967296;
  };
  const below = (n: number) => Math.floor(next() * n);
  return {
    below,
    pick: (list) => {
      if (list.length === 0) throw new Error('Nothing to pick from.');
      return list[below(list.length)] as (typeof list)[number];
    },
    yes: (share) => next() < share,
  };
}

const junk: readonly Json[] = [
  null,
  true,
  0,
  -1,
  1.5,
  '',
  'x',
  [],
  {},
  [null],
  [[]],
  { type: 7 },
  'where',
  { items: [1] },
];

/** Returns the guide with a random value replaced by one that does not belong there. */
export function mutated(guide: JsonObject, chance: Chance): JsonObject {
  return change(guide, chance, 0) as JsonObject;
}

function change(value: Json, chance: Chance, depth: number): Json {
  if (depth > 0 && (typeof value !== 'object' || value === null || chance.yes(0.12))) return chance.pick(junk);
  if (Array.isArray(value)) {
    if (value.length === 0) return chance.pick(junk);
    const at = chance.below(value.length);
    return value.map((each: Json, index) => (index === at ? change(each, chance, depth + 1) : each));
  }
  const entries = Object.entries(value as JsonObject);
  if (entries.length === 0) return chance.pick(junk);
  const at = chance.below(entries.length);
  return Object.fromEntries(
    entries.map(([name, each], index) => [name, index === at ? change(each, chance, depth + 1) : each]),
  );
}
