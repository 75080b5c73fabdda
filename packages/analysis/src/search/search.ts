import type { Passage } from '../passages/passage.ts';
import type { Stem } from '../text/forms.ts';
import { pointsIn, type Span } from '../text/span.ts';
import { folded, type Word, wordsIn } from '../text/words.ts';
import { isWord, type Query, type Term } from './query.ts';

/** A text in which a search found something. */
export interface Hit {
  readonly passage: Passage;
  /** What was found, in the order of the text, without overlaps. */
  readonly spans: readonly Span[];
}

/**
 * Looks for a query in texts, in their order. A query without a term that must be there finds nothing.
 *
 * @param stem Of the language in which the interview was held.
 */
export function search(query: Query, passages: Iterable<Passage>, stem: (passage: Passage) => Stem): readonly Hit[] {
  if (!query.terms.some(({ isNot }) => !isNot)) return [];
  const hits: Hit[] = [];
  for (const passage of passages) {
    const spans = found(query, passage.text, stem(passage));
    if (spans !== null) hits.push({ passage, spans });
  }
  return hits;
}

/** Returns what a query finds in a text; null if a term is missing, or if one is there that must not be. */
function found({ terms }: Query, text: string, stem: Stem): readonly Span[] | null {
  const words = wordsIn(text);
  const lower = words.map((word) => folded(word.text));
  const units: Span[] = [];
  for (const term of terms) {
    const spans = spansOf(term, words, lower, stem);
    if (term.isNot ? spans.length > 0 : spans.length === 0) return null;
    if (!term.isNot) units.push(...spans);
  }
  return inPoints(text, together(units));
}

function spansOf(term: Term, words: readonly Word[], lower: readonly string[], stem: Stem): readonly Span[] {
  const { length } = term.words;
  const spans: Span[] = [];
  for (let at = 0; at + length <= words.length; at += 1) {
    const isThere = term.words.every((wanted, index) =>
      isWord(lower[at + index] ?? '', wanted, term, term.isBeginning && index === length - 1, stem),
    );
    const [first, last] = [words[at], words[at + length - 1]];
    if (isThere && first && last) spans.push({ start: first.from, end: last.to });
  }
  return spans;
}

/** Joins spans that overlap. */
function together(spans: readonly Span[]): readonly Span[] {
  const joined: Span[] = [];
  for (const span of [...spans].sort((one, other) => one.start - other.start)) {
    const last = joined.at(-1);
    if (last === undefined || span.start >= last.end) joined.push(span);
    else joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
  }
  return joined;
}

/** Returns spans of UTF-16 units as spans of code points. */
function inPoints(text: string, spans: readonly Span[]): readonly Span[] {
  let unit = 0;
  let point = 0;
  return spans.map(({ start, end }) => {
    const from = point + pointsIn(text.slice(unit, start));
    const to = from + pointsIn(text.slice(start, end));
    [unit, point] = [end, to];
    return { start: from, end: to };
  });
}
