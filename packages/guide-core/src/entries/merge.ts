/**
 * Merging the changes of two people to one guide.
 *
 * ```ts
 * import { merge, titleOfConflict } from '@guide-studio/guide-core/merge';
 *
 * const cooking = (title: string, text: string) => ({
 *   title: 'Home cooking',
 *   studyGuide: [{ type: 'flat', title, items: [{ externalId: 'dish', type: 'open_ended', text }] }],
 * });
 * const versions = {
 *   base: cooking('Last week', 'What did you cook?'),
 *   ours: cooking('Last week', 'What did you cook last week?'),
 *   theirs: cooking('Habits', 'What did you eat?'),
 * };
 * const { conflicts } = merge(versions);
 * const [first] = conflicts;
 * if (first) console.log(titleOfConflict(first)); // Question “What did you cook?” (Q1 before): both changed the text.
 *
 * const decided = merge(versions, Object.fromEntries(conflicts.map(({ id }) => [id, 'theirs'])));
 * console.log(JSON.stringify(decided.guide).includes('What did you eat?')); // true
 * ```
 *
 * - {@link merge} puts both into one guide, which is always complete: a change of one side is applied, contradicting
 *   ones are conflicts that decisions settle. {@link describeConflict} and {@link titleOfConflict} word them.
 * - {@link mergeToText} writes conflict markers as git does, for a person with a text editor.
 *   {@link readConflictMarkers} takes such a text apart, also one of git; {@link conflictText} marks all that differs
 *   between two texts.
 *
 * Comments, tests and translations beside a guide: `mergeNotes` of the entry `notes`.
 *
 * @module @guide-studio/guide-core/merge
 */
export {
  type Conflict,
  type ConflictCode,
  conflictCodes,
  type ConflictSide,
  type Decision,
  type Decisions,
  type Merged,
  type OwnWording,
} from '../merge/conflict.ts';
export { merge } from '../merge/merge.ts';
export { describeConflict, titleOfConflict } from '../merge/messages.ts';
export {
  type ConflictSides,
  conflictText,
  readConflictMarkers,
  type ConflictTexts,
  type ConflictLabels,
} from '../merge/text/conflictMarkers.ts';
export { type MergedText, mergeToText } from '../merge/text/mergeToText.ts';
