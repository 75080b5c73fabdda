import type { Asked } from '@guide-studio/guide-core/internal';
import { fieldsOf, optionId } from './names.ts';
import type { SourceItem } from './study.ts';

/** Where the answers of a field of the source are in the guide. */
export interface AnswersPlace {
  readonly asked: Asked;
  /** The external id of the item. */
  readonly questionId: string;
  /** The text of the row, of a matrix. */
  readonly row: string | null;
  /** Returns the name of an option in the guide by its code; of two options with one code, that of the first. */
  readonly nameOf: (code: string) => string | undefined;
}

/** Where answers are, by the fields of the source. */
export type AnswersPlaces = ReadonlyMap<string, AnswersPlace>;

/** Returns where the answers of an item are, by the fields of the source; nothing for items that no condition can ask about. */
export function answersOf(item: SourceItem, earlier: AnswersPlaces): readonly (readonly [string, AnswersPlace])[] {
  const { field, type, isSeveral = false, options = [], rows, from } = item;
  if (type !== 'multiple_choice' && type !== 'matrix') return [];
  const source = from === undefined ? undefined : earlier.get(from);
  const codes = source?.asked.codes ?? options.map(({ code }) => code);
  const hasOther = item.hasOther === true || source?.asked.hasOther === true;
  const own = (wanted: string): string | undefined => {
    const option = options.find(({ code }) => code === wanted);
    return option === undefined ? undefined : optionId(field, option);
  };
  const nameOf = source?.nameOf ?? own;
  return fieldsOf(item).map((name, at) => {
    const asked = { field: name, isSeveral, codes, hasOther };
    const place = { asked, questionId: field, row: rows?.[at]?.text ?? null, nameOf };
    return [name, place] as const;
  });
}
