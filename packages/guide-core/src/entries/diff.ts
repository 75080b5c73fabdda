/**
 * Differences between two versions of a guide, as data and as sentences.
 *
 * @module @guide-studio/guide-core/diff
 */
export { applyDiff } from '../diff/applyDiff.ts';
export {
  type Change,
  type ChangeCode,
  changeCodes,
  type ChangeParams,
  type Diff,
  type Edit,
  type EditKey,
  type Impact,
  impacts,
  type NamedCondition,
  type NamedCriterion,
  type PartPlace,
} from '../diff/change.ts';
export {
  byBlock,
  type ChangeGroup,
  countByImpact,
  describeChange,
  describeCounts,
  describeDiff,
} from '../diff/describeDiff.ts';
export { diff, diffGuides } from '../diff/diff.ts';
export { type ComparedGuides, withoutChange, type WithoutChange } from '../diff/withoutChange.ts';
export type { PartKind } from '../diff/part.ts';
export type { Mark } from '../diff/speech.ts';
