import { byIdentity } from '@guide-studio/guide-core/internal';
/** A part of a text: the text before it, its possible names, longest first, and the separator after it. */
export interface Part {
  readonly lead: string;
  readonly names: readonly string[];
  readonly separator: string;
}

/**
 * Splits a text that was joined from named parts, or returns null if it was not. A name may contain the separator, so
 * the longest one that leads to the end wins. `partAt` returns the part at an index, or null if there is none.
 */
export function takeApart(text: string, partAt: (index: number) => Part | null): readonly string[] | null {
  const dead = new Set<string>();
  function from(start: number, index: number): readonly string[] | null {
    const here = `${start} ${index}`;
    const part = dead.has(here) ? null : partAt(index);
    if (part === null || !text.startsWith(part.lead, start)) return null;
    const begin = start + part.lead.length;
    for (const name of part.names) {
      const end = begin + name.length;
      if (!text.startsWith(name, begin)) continue;
      if (end === text.length) return [name];
      const rest = text.startsWith(part.separator, end) ? from(end + part.separator.length, index + 1) : null;
      if (rest !== null) return [name, ...rest];
    }
    dead.add(here);
    return null;
  }
  return from(0, 0);
}

/** Returns names sorted for {@link Part}. Cached, because many answers share their names. */
export const longestFirst = byIdentity((names: readonly string[]): readonly string[] =>
  names.toSorted((one, other) => other.length - one.length),
);
