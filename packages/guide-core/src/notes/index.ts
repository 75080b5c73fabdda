export { type MergedNotes, mergeNotes, type NotesConflict } from './mergeNotes.ts';
