import { type Json, isJsonObject } from '../json.ts';
import type { ItemTarget } from '../validate/guideIndex.ts';

/** Looks up the rows of a matrix. `textsIn` reads one list of rows. */
export function rowTexts(
  { value }: ItemTarget,
  textsIn: (rows: readonly Json[]) => ReadonlySet<string>,
): ReadonlySet<string> | undefined {
  const rows = isJsonObject(value) ? value['rows'] : undefined;
  return Array.isArray(rows) ? textsIn(rows) : undefined;
}

/** The texts of a list of rows. */
export function textsIn(rows: readonly Json[]): ReadonlySet<string> {
  const texts = rows.map((row) => (isJsonObject(row) ? row['text'] : undefined));
  return new Set(texts.filter((text) => typeof text === 'string'));
}
