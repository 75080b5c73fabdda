export * from './conflict.ts';
export { type Hunk, lineDiff } from './lineDiff.ts';
export { merge } from './merge.ts';
export { type MergedText, mergeToText } from './mergeToText.ts';
export { type ConflictSides, readConflictMarkers } from './readConflictMarkers.ts';
export { conflictWords, tellConflict, titleOfConflict } from './messages.ts';
export type { ConflictWords } from './messages.types.ts';
export { conflictText } from './conflictText.ts';
