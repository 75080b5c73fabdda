import { folded } from './words.ts';

/** Returns the form of a word that its other forms share, such as “cook” of “cooking”. Takes and returns folded words. */
export type Stem = (word: string) => string;

type Stemmer = { readonly stemmer: (word: string) => string };

/** The languages whose forms are known, each loaded when it is needed: a new one is a row here. */
const stemmers: Readonly<Record<string, () => Promise<Stemmer>>> = {
  ar: async () => await import('@orama/stemmers/arabic'),
  da: async () => await import('@orama/stemmers/danish'),
  de: async () => await import('@orama/stemmers/german'),
  en: async () => await import('@orama/stemmers/english'),
  es: async () => await import('@orama/stemmers/spanish'),
  fi: async () => await import('@orama/stemmers/finnish'),
  fr: async () => await import('@orama/stemmers/french'),
  hu: async () => await import('@orama/stemmers/hungarian'),
  it: async () => await import('@orama/stemmers/italian'),
  nl: async () => await import('@orama/stemmers/dutch'),
  no: async () => await import('@orama/stemmers/norwegian'),
  pt: async () => await import('@orama/stemmers/portuguese'),
  ro: async () => await import('@orama/stemmers/romanian'),
  ru: async () => await import('@orama/stemmers/russian'),
  sv: async () => await import('@orama/stemmers/swedish'),
  tr: async () => await import('@orama/stemmers/turkish'),
};

/**
 * Returns the stemmer of a language (`de`, `pt-BR`). Words of a language without one have only the form they are written
 * in. Words are remembered, since participants use the same ones.
 */
export async function stemOf(language: string): Promise<Stem> {
  const [name = ''] = language.toLowerCase().split('-');
  const load = Object.hasOwn(stemmers, name) ? stemmers[name] : undefined;
  if (load === undefined) return (word) => word;
  const { stemmer } = await load();
  const known = new Map<string, string>();
  return (word) => {
    const there = known.get(word);
    if (there !== undefined) return there;
    const stem = folded(stemmer(word));
    known.set(word, stem);
    return stem;
  };
}
