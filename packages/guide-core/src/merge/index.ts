export * from './conflict.ts';
export { merge } from './merge.ts';
export { type MergedText, mergeToText } from './mergeToText.ts';
export { type ConflictSides, readConflictMarkers } from './readConflictMarkers.ts';
export { type ConflictWords, conflictWordsEn, tellConflict } from './messages.en.ts';
