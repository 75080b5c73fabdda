import type { Path } from '../json.ts';
import { readJson } from './readJson.ts';
import { type TextPlace, createPlacer } from './textPlace.ts';
import { remembered } from '../remember.ts';

/**
 * Returns the positions of the values at these paths in a JSON text. A path without a value, such as a missing
 * property, gets the position of its innermost existing parent. Reads the text once for all paths.
 */
export function positionsOf(text: string, paths: readonly Path[]): readonly TextPlace[] {
  const root: Wanted = { inside: new Map(), offset: 0 };
  const wanted = paths.map((path) => wantedAt(root, path));
  readJson(text, (path, offset) => {
    const at = find(root, path);
    if (at !== undefined) at.offset = offset;
  });
  const place = createPlacer(text);
  return wanted.map((chain) => place(chain.findLast((at) => at.offset !== null)?.offset ?? 0));
}

/** Returns the position of the value at one path; see {@link positionsOf}. */
export function positionOf(text: string, path: Path): TextPlace {
  const [place] = positionsOf(text, [path]);
  return place ?? { line: 1, column: 1 };
}

interface Wanted {
  readonly inside: Map<string | number, Wanted>;
  offset: number | null;
}

function wantedAt(root: Wanted, path: Path): readonly Wanted[] {
  const chain = [root];
  let at = root;
  for (const name of path) {
    const next = remembered(at.inside, name, () => ({ inside: new Map(), offset: null }));
    chain.push(next);
    at = next;
  }
  return chain;
}

function find(root: Wanted, path: Path): Wanted | undefined {
  let at: Wanted | undefined = root;
  for (const name of path) at = at?.inside.get(name);
  return at;
}
