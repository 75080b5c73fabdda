export * from './conflict.ts';
export { type Hunk, lineDiff } from './text/lineDiff.ts';
export { merge } from './merge.ts';
export { type MergedText, mergeToText } from './text/mergeToText.ts';
export { conflictWords, describeConflict, titleOfConflict } from './messages.ts';
export type { ConflictWords } from './messages.types.ts';
export { type ConflictSides, conflictText, readConflictMarkers } from './text/conflictMarkers.ts';
