import type { Json } from '../json.ts';
import { rowsOf } from '../references/options.ts';
import { wireReader } from '../references/reader.ts';
import type { ItemTarget } from '../guideIndex/guideIndex.ts';

/** Returns the row texts of a matrix, or undefined if it has no list of rows. `textsIn` reads one list of rows. */
export function rowTexts(
  { value }: ItemTarget,
  textsIn: (rows: readonly Json[]) => ReadonlySet<string>,
): ReadonlySet<string> | undefined {
  const rows = rowsOf(value, wireReader);
  return rows && textsIn(rows);
}

/** Returns the texts in a list of rows. */
export function textsIn(rows: readonly Json[]): ReadonlySet<string> {
  const texts = rows.map((row) => wireReader.field(row, 'text'));
  return new Set(texts.filter((text) => typeof text === 'string'));
}
