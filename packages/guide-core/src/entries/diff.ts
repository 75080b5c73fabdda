/**
 * Differences between two versions of a guide, as data and as sentences.
 *
 * ```ts
 * import { describeChange, diffGuides } from '@guide-studio/guide-core/diff';
 *
 * const before = {
 *   title: 'Home cooking',
 *   studyGuide: [{ type: 'flat', title: 'Last week', items: [{ type: 'open_ended', text: 'What did you cook?' }] }],
 * };
 * const after = {
 *   title: 'Home cooking',
 *   studyGuide: [{ type: 'flat', title: 'Last week', items: [{ type: 'open_ended', text: 'What did you eat?' }] }],
 * };
 * for (const change of diffGuides(before, after).changes) {
 *   console.log(change.code, change.impact); // textChanged wording
 *   console.log(describeChange(change)); // Q1 now reads “What did you eat?” instead of “What did you cook?”.
 * }
 * ```
 *
 * - {@link diffGuides} compares two guide files, {@link diff} two documents of the entry `edit` and keeps their keys. A
 *   change is what a person would name: a moved block is one, and so is a renamed id with every reference to it.
 * - {@link describeDiff} writes all of it as text or Markdown, {@link describeChange} one sentence,
 *   {@link describeCounts} only the numbers. {@link byBlock} and {@link countByImpact} group for views of your own.
 * - {@link applyDiff} makes the newer guide out of the older one, {@link withoutChange} the newer guide without one
 *   change.
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
