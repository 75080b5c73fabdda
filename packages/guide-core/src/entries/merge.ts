/**
 * Merging the changes of two people to one guide.
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
