import type { GuideIndex, ItemTarget } from '../guideIndex/guideIndex.ts';
import { byIdentity } from '../remember.ts';
import type { GuideView } from './advice.ts';
import { createConditionReader } from './criteria.ts';
import { createNamedOptions, factsOf } from './namedOptions.ts';
import type { Json } from '../json.ts';
import { rowsOf } from '../references/options.ts';
import { wireReader } from '../references/reader.ts';

/**
 * Returns a function that builds the view of a guide. Many criteria refer to the same question, so lookups are cached
 * even for a single call. The cache lives as long as the returned function.
 */
export function createViewer(): (index: GuideIndex) => GuideView {
  const conditionsOf = createConditionReader();
  const factsAbout = byIdentity(factsOf);
  const textsOf = byIdentity(textsIn);
  return (index) => {
    const optionsOf = createNamedOptions(index, factsAbout);
    return {
      index,
      conditions: conditionsOf(index, optionsOf),
      optionsOf,
      rowsOf: (matrix) => rowTexts(matrix, textsOf),
    };
  };
}

/** Returns the row texts of a matrix, or undefined if it has no list of rows. `textsOf` reads one list of rows. */
function rowTexts(
  { value }: ItemTarget,
  textsOf: (rows: readonly Json[]) => ReadonlySet<string>,
): ReadonlySet<string> | undefined {
  const rows = rowsOf(value, wireReader);
  return rows && textsOf(rows);
}

/** Returns the texts in a list of rows. */
function textsIn(rows: readonly Json[]): ReadonlySet<string> {
  const texts = rows.map((row) => wireReader.field(row, 'text'));
  return new Set(texts.filter((text) => typeof text === 'string'));
}
