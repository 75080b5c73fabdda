import { ByRank } from './byRank.ts';
import { type Part, type Parts, partsIn } from './part.ts';

/** The counterpart of each part in the other guide, if it has one. */
export interface Counterparts {
  get(part: Part): Part | undefined;
  has(part: Part): boolean;
}

/** Which part of one guide corresponds to which of the other. Each has at most one counterpart, of the same kind. */
export interface Matching {
  readonly toB: Counterparts;
  readonly toA: Counterparts;
  /** Returns true if an item of B has exactly the content of its counterpart, including answers. */
  readonly isSame: (item: Part) => boolean;
}

/** A matching under construction. */
export class Matcher implements Matching {
  readonly #toB: ByRank<Part>;
  readonly #toA: ByRank<Part>;
  readonly #same: ByRank<true>;
  readonly toB: Counterparts;
  readonly toA: Counterparts;

  constructor(a: Parts, b: Parts) {
    this.#toB = new ByRank(a);
    this.#toA = new ByRank(b);
    this.#same = new ByRank(b);
    this.toB = counterparts(this.#toB, (_, item) => this.isSame(item));
    this.toA = counterparts(this.#toA, (item) => this.isSame(item));
  }

  isSame(item: Part): boolean {
    return this.#same.get(item) === true;
  }

  match(a: Part, b: Part): void {
    this.#toB.set(a, b);
    this.#toA.set(b, a);
  }

  /** Matches two items with identical content. Their answers are matched by position. */
  matchSame(a: Part, b: Part): void {
    this.match(a, b);
    this.#same.set(b, true);
  }

  freeA(parts: readonly Part[]): readonly Part[] {
    return parts.filter((part) => !this.toB.has(part));
  }

  freeB(parts: readonly Part[]): readonly Part[] {
    return parts.filter((part) => !this.toA.has(part));
  }

  /**
   * Matches parts with the same name; '' is no name. Names that occur several times are matched in order, or skipped
   * with `onlyUnique`.
   */
  byName(a: readonly Part[], b: readonly Part[], name: (part: Part) => string, onlyUnique = false): void {
    const [freeA, freeB] = [this.freeA(a), this.freeB(b)];
    if (freeA.length === 0 || freeB.length === 0) return;
    const named = grouped(freeB, name);
    for (const [key, parts] of grouped(freeA, name)) {
      const others = named.get(key) ?? [];
      if (onlyUnique && (parts.length > 1 || others.length > 1)) continue;
      for (const [place, part] of parts.entries()) {
        const other = others[place];
        if (other) this.match(part, other);
      }
    }
  }

  /** Matches the best pairs first. Equally good pairs are ordered by the distance of their positions. */
  byScore(pairs: readonly ScoredPair[]): void {
    const distance = ({ a, b }: ScoredPair) => Math.abs(a.index - b.index);
    for (const { a, b } of pairs.toSorted((x, y) => y.score - x.score || distance(x) - distance(y))) {
      if (!this.toB.has(a) && !this.toA.has(b)) this.match(a, b);
    }
  }
}

export interface ScoredPair {
  readonly a: Part;
  readonly b: Part;
  readonly score: number;
}

function counterparts(known: ByRank<Part>, isSame: (item: Part, other: Part) => boolean): Counterparts {
  const get = (part: Part): Part | undefined => {
    const found = known.get(part);
    if (found !== undefined || part.parent === null || part.slot === null) return found;
    const other = part.parent.kind === 'item' ? known.get(part.parent) : undefined;
    return other && isSame(part.parent, other) ? partsIn(other, part.slot)[part.index] : undefined;
  };
  return { get, has: (part) => get(part) !== undefined };
}

function grouped(parts: readonly Part[], name: (part: Part) => string): ReadonlyMap<string, readonly Part[]> {
  const groups = new Map<string, Part[]>();
  for (const part of parts) {
    const key = name(part);
    if (key === '') continue;
    const group = groups.get(key);
    if (group) group.push(part);
    else groups.set(key, [part]);
  }
  return groups;
}
