import { english } from './recording.en.ts';
import type { RecordingWords } from './recordingWords.types.ts';

/** Loads the words of every language but English, each a small file of its own. */
const loaders: Readonly<Record<string, () => Promise<RecordingWords>>> = {
  ar: async () => (await import('./recording.ar.ts')).arabic,
  cs: async () => (await import('./recording.cs.ts')).czech,
  da: async () => (await import('./recording.da.ts')).danish,
  de: async () => (await import('./recording.de.ts')).german,
  es: async () => (await import('./recording.es.ts')).spanish,
  fi: async () => (await import('./recording.fi.ts')).finnish,
  fr: async () => (await import('./recording.fr.ts')).french,
  he: async () => (await import('./recording.he.ts')).hebrew,
  hi: async () => (await import('./recording.hi.ts')).hindi,
  it: async () => (await import('./recording.it.ts')).italian,
  ja: async () => (await import('./recording.ja.ts')).japanese,
  ko: async () => (await import('./recording.ko.ts')).korean,
  nl: async () => (await import('./recording.nl.ts')).dutch,
  pl: async () => (await import('./recording.pl.ts')).polish,
  pt: async () => (await import('./recording.pt.ts')).portuguese,
  ru: async () => (await import('./recording.ru.ts')).russian,
  sv: async () => (await import('./recording.sv.ts')).swedish,
  tr: async () => (await import('./recording.tr.ts')).turkish,
  uk: async () => (await import('./recording.uk.ts')).ukrainian,
  zh: async () => (await import('./recording.zh.ts')).chinese,
};

/** Returns the words of one of the page's languages. Rejects if they cannot be loaded. */
export async function recordingWords(language: string): Promise<RecordingWords> {
  return (await loaders[language]?.()) ?? english;
}
