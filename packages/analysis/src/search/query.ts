import type { Stem } from '../text/forms.ts';
import { folded, wordsIn } from '../text/words.ts';

/** One thing to look for: words that follow each other. */
export interface Term {
  /** Folded words. */
  readonly words: readonly string[];
  /** True if only the words as they are written count, as in “"cheap"”. */
  readonly isExact: boolean;
  /** True for what must not be there, as in “-price”. */
  readonly isNot: boolean;
  /** True if the last word may go on, as in “choco*”. */
  readonly isBeginning: boolean;
}

/** A search: all its terms must be in a text. */
export interface Query {
  readonly terms: readonly Term[];
}

const parts = /(-?)(?:"([^"]*)"?|(\S+))/gu;

/**
 * Reads what was typed: words, of which every form counts; “"exact words"”; `-word` for what must not be there; `word*` for
 * beginnings. Typographic quotation marks count as plain ones.
 */
export function readQuery(typed: string): Query {
  const plain = typed.replaceAll(/[“”„«»]/gu, '"');
  const terms = Array.from(plain.matchAll(parts)).flatMap(([, not, quoted, word = '']): readonly Term[] => {
    const words = wordsIn(quoted ?? word).map(({ text }) => folded(text));
    if (words.length === 0) return [];
    const isBeginning = quoted === undefined && word.endsWith('*');
    return [{ words, isExact: quoted !== undefined, isNot: not === '-', isBeginning }];
  });
  return { terms };
}

/** Returns true if a word of a text is one that is looked for. */
export function isWord(word: string, wanted: string, { isExact }: Term, isOpen: boolean, stem: Stem): boolean {
  if (word === wanted) return true;
  if (isOpen) return word.startsWith(wanted);
  return !isExact && stem(word) === stem(wanted);
}
