/** A part of a text: what stands before it, what it can be, the longest first, and what stands before the next one. */
export interface Part {
  readonly lead: string;
  readonly names: readonly string[];
  readonly separator: string;
}

/**
 * Takes a text apart that was joined of named parts, or null when it was not. A name may hold the separator, so the
 * longest one that leads to an end wins. `partAt` says what the part at an index can be; null: there is none.
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

const sorted = new WeakMap<readonly string[], readonly string[]>();

/** Names as {@link Part} wants them. Many answers have the same names, so these are sorted once. */
export function longestFirst(names: readonly string[]): readonly string[] {
  const known = sorted.get(names) ?? names.toSorted((one, other) => other.length - one.length);
  sorted.set(names, known);
  return known;
}
