import type { english } from './recording.en.ts';

/** What the page says about recording, in one language. */
export type RecordingWords = typeof english;
/** Picks one text of a set. */
export type RecordingMessage = (words: RecordingWords) => string;
