/*
 * A rule is a finding for which the service refuses the guide ({@link Finding}). Each rule of the specification is one
 * file in this folder. `validate` runs all rules of `allRules.ts` once the shape is checked. A rule about one item or
 * one block is remembered while the item or block is unchanged; a rule that compares parts reads the guide's index:
 *
 *   export const optionStatus: ItemRule<'optionStatus', Params, 'setStatus' | 'clearStatus'> = {
 *     id: 'optionStatus',
 *     checkItem(item, blockType, report) {
 *       if (blockType === 'screening' && …) report(['options', position, 'status'], { reason: 'missing', option });
 *     },
 *     fix: ({ params, node }) => [{ id: 'setStatus', … }],
 *   };
 */
import type { Finding, Report } from '../findings/finding.ts';
import type { Json, JsonObject } from '../json.ts';
import type { GuideIndex } from '../guideIndex/guideIndex.ts';

/** A rule about one item. */
export interface ItemRule<Id extends string, Params, OwnFixId extends string = never>
  extends Finding<Id, Params, OwnFixId> {
  /** `blockType` is the unchecked `type` of the block that contains the item. */
  checkItem(item: JsonObject, blockType: Json | undefined, report: Report<Params>): void;
}

/** A rule about one block. */
export interface BlockRule<Id extends string, Params, OwnFixId extends string = never>
  extends Finding<Id, Params, OwnFixId> {
  checkBlock(block: JsonObject, report: Report<Params>): void;
}

/** A rule about the whole guide. It reads only the index, so unchanged blocks are not read again. */
export interface GuideRule<Id extends string, Params, OwnFixId extends string = never>
  extends Finding<Id, Params, OwnFixId> {
  checkGuide(index: GuideIndex, report: Report<Params>): void;
}
