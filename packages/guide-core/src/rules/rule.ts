/*
 * A rule checks one invariant of the guide and reports every place that violates it. Each rule of the specification is
 * one file in this folder. `validate` runs all rules listed in index.ts; what a rule reports becomes an error in the
 * problems list. To add a rule, write the file, list it in index.ts and give it wording in `validate/messages.*.ts`.
 *
 *   export const selectBounds: ItemRule<'selectBounds', SelectBoundsParams> = {
 *     id: 'selectBounds',
 *     check(item, _blockType, report) {
 *       if (item['minSelect'] > item['maxSelect']) report(['minSelect'], { reason: 'minAboveMax', … });
 *     },
 *   };
 *
 * A rule reads only its arguments, accepts any JSON (the schema checks the shape), never throws and never changes
 * the guide.
 */
import type { Json, JsonObject, Path } from '../json.ts';
import type { GuideIndex } from '../validate/guideIndex.ts';

/** The values that the message of a finding needs, and a `reason` if the rule has several. */
export type Params = Readonly<Record<string, unknown>>;

/** Reports one finding. The path is relative to the value that the rule checks. */
export type Report<P extends Params = Params> = (path: Path, params: P) => void;

/** A rule about one item. */
export interface ItemRule<Id extends string, P extends Params> {
  readonly id: Id;
  /** `blockType` is the unchecked `type` of the block that contains the item. */
  check(item: JsonObject, blockType: Json | undefined, report: Report<P>): void;
}

/** A rule about one block. */
export interface BlockRule<Id extends string, P extends Params> {
  readonly id: Id;
  check(block: JsonObject, report: Report<P>): void;
}

/** A rule about the whole guide. It reads only the index, so unchanged blocks are not read again. */
export interface GuideRule<Id extends string, P extends Params> {
  readonly id: Id;
  check(index: GuideIndex, report: Report<P>): void;
}
