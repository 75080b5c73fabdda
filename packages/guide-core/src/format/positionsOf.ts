import type { Path } from '../json.ts';
import { readJson } from './readJson.ts';
import { createPlacer, type TextPlace, type TextSpan } from './textPlace.ts';
import { remembered } from '../remember.ts';

/**
 * Returns the positions of the values at these paths in a JSON text. A path without a value, such as a missing
 * property, gets the position of its innermost existing parent. Reads the text once for all paths. Of an object or
 * list, the end is that of its first bracket.
 *
 * @param text JSON that can be parsed.
 * @param paths From the root, such as those of findings.
 * @example
 * ```ts
 * import { positionsOf } from '@guide-studio/guide-core/files';
 *
 * const text = '{\n  "title": "Home cooking"\n}';
 * console.log(positionsOf(text, [['title']])[0]); // { line: 2, column: 12, endLine: 2, endColumn: 26 }
 * ```
 */
export function positionsOf(text: string, paths: readonly Path[]): readonly TextSpan[] {
  const root: Wanted = { inside: new Map(), at: null };
  const wanted = paths.map((path) => wantedAt(root, path));
  readJson(text, (path, start, end) => {
    const found = find(root, path);
    if (found !== undefined) found.at = { start, end };
  });
  const place = createPlacer(text);
  return wanted.map((chain) => {
    const { start, end } = chain.findLast(({ at }) => at !== null)?.at ?? { start: 0, end: 0 };
    const last = place(end);
    return { ...place(start), endLine: last.line, endColumn: last.column };
  });
}

/** Returns the position of the value at one path; see {@link positionsOf}. */
export function positionOf(text: string, path: Path): TextPlace {
  const [{ line, column } = { line: 1, column: 1 }] = positionsOf(text, [path]);
  return { line, column };
}

interface Wanted {
  readonly inside: Map<string | number, Wanted>;
  at: { readonly start: number; readonly end: number } | null;
}

function wantedAt(root: Wanted, path: Path): readonly Wanted[] {
  const chain = [root];
  let at = root;
  for (const name of path) {
    const next = remembered(at.inside, name, () => ({ inside: new Map(), at: null }));
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
