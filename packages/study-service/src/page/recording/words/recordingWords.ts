import { english } from './recording.en.ts';

/** What the page says about recording, in one language. */
export type RecordingWords = typeof english;
/** Picks one text of a set. */
export type RecordingSaying = (words: RecordingWords) => string;

/** Loads the words of every language but English, each a small file of its own. */
const loaders: Readonly<Record<string, () => Promise<RecordingWords>>> = {
  de: async () => (await import('./recording.de.ts')).german,
};

/** Returns the words of one of the page's languages. Rejects if they cannot be loaded. */
export async function recordingWords(language: string): Promise<RecordingWords> {
  return (await loaders[language]?.()) ?? english;
}
