import { type Json, isJsonObject } from '../json.ts';
import type { ItemTarget } from '../validate/guideIndex.ts';

/** Returns the row texts of a matrix, or undefined if it has no list of rows. `textsIn` reads one list of rows. */
export function rowTexts(
  { value }: ItemTarget,
  textsIn: (rows: readonly Json[]) => ReadonlySet<string>,
): ReadonlySet<string> | undefined {
  const rows = isJsonObject(value) ? value['rows'] : undefined;
  return Array.isArray(rows) ? textsIn(rows) : undefined;
}

/** Returns the texts in a list of rows. */
export function textsIn(rows: readonly Json[]): ReadonlySet<string> {
  const texts = rows.map((row) => (isJsonObject(row) ? row['text'] : undefined));
  return new Set(texts.filter((text) => typeof text === 'string'));
}
