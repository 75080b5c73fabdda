/** What a list may have beside its parts, and what is left out of it: `isVideo && open(…)`. */
export type LeftOut = false | null | undefined;

/** Lists of which all parts were left out. */
const emptied = new WeakSet<readonly unknown[]>();

/** Returns the parts of a list. */
export function withoutLeftOut<T>(list: readonly (T | LeftOut)[]): readonly T[] {
  const parts = list.filter((one): one is T => one !== false && one !== null && one !== undefined);
  if (parts.length === 0 && list.length > 0) emptied.add(parts);
  return parts;
}

/** Returns true if all parts of the list were left out of which {@link withoutLeftOut} has made this one. */
export const wereLeftOut = (parts: readonly unknown[]): boolean => emptied.has(parts);

/** Is met by every list but one that is surely empty. */
export type NotEmpty<L extends readonly unknown[]> = L['length'] extends 0 ? 'Specify at least one.' : unknown;
