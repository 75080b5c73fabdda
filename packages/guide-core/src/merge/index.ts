export * from './conflict.ts';
export { type Hunk, lineDiff } from './lineDiff.ts';
export { merge } from './merge.ts';
export { type MergedText, mergeToText } from './mergeToText.ts';
export { type ConflictSides, readConflictMarkers } from './readConflictMarkers.ts';
export { type ConflictWords, conflictWords, tellConflict, titleOfConflict } from './messages.ts';
export { conflictText } from './conflictText.ts';
