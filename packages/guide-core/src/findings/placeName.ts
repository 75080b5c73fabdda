import type { Path } from '../json.ts';

/** The words for places in one language. */
export interface PlaceWords {
  /** The name of an entry in each list that has its own. */
  readonly lists: Readonly<Record<string, string>>;
  /** The name of an entry in any other list. */
  readonly other: string;
  readonly quoted: (name: string) => string;
}

/** Returns a path in words, counted from 1: `block 2, item 3, option 1, "status"`. Empty for the guide itself. */
export function placeName(path: Path, { lists, other, quoted }: PlaceWords): string {
  const words: string[] = [];
  for (const [depth, step] of path.entries()) {
    const list = path[depth - 1];
    const isLast = depth === path.length - 1;
    if (typeof step === 'number') words.push(`${lists[String(list)] ?? other} ${step + 1}`);
    else if ((typeof path[depth + 1] !== 'number' || lists[step] === undefined) && (isLast || !containers.has(step))) {
      words.push(quoted(step));
    }
  }
  return words.join(', ');
}

// Left out in the middle of a path, which is clear without them.
const containers = new Set(['conditional', 'conceptSamplingConfig']);
