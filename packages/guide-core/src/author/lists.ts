/** What a list may have beside its parts, and what is left out of it: `isVideo && open(…)`. */
export type LeftOut = false | null | undefined;

/** Returns the parts of a list. */
export const withoutLeftOut = <T>(list: readonly (T | LeftOut)[]): readonly T[] =>
  list.filter((one): one is T => one !== false && one !== null && one !== undefined);

/** Is met by every list but one that is surely empty. */
export type NotEmpty<L extends readonly unknown[]> = L['length'] extends 0 ? 'Specify at least one.' : unknown;
