import { type Block, type Inline, type Manual, plainText } from './packed.ts';
import { stemOf, wordsOf } from './wordForms.ts';

/** A heading of the manual with the text below it. */
interface Section {
  readonly place: string;
  readonly page: string;
  readonly heading: string;
  readonly isPage: boolean;
  readonly text: string;
  readonly headingStems: readonly string[];
  readonly pageStems: ReadonlySet<string>;
  readonly counts: ReadonlyMap<string, number>;
}

/** What a search found: a heading, and the text around the first word below it. */
export interface ManualHit {
  readonly place: string;
  readonly page: string;
  readonly heading: string;
  /** The text around, and the places of the words in it. */
  readonly context: string;
}

let known: { readonly manual: Manual; readonly sections: readonly Section[] } | null = null;

/** Returns the headings of all pages with what is below them. Read once. */
export function sectionsOf(manual: Manual): readonly Section[] {
  if (known?.manual !== manual)
    known = { manual, sections: manual.pages.flatMap(({ name, title, blocks }) => readSections(name, title, blocks)) };
  return known.sections;
}

function readSections(page: string, title: string, blocks: readonly Block[]): readonly Section[] {
  const starts = blocks.flatMap((block, at) => (block.kind === 'heading' ? [{ block, at }] : []));
  const pageStems = new Set(stemsOf(title));
  return starts.map(({ block, at }, index) => {
    const heading = plainText(block.text);
    const text = textOf(blocks.slice(at + 1, starts[index + 1]?.at));
    const counts = new Map<string, number>();
    for (const stem of stemsOf(`${heading} ${text}`)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
    const isPage = block.depth === 1;
    return {
      place: isPage ? page : `${page}#${block.id}`,
      page: title,
      heading,
      isPage,
      text,
      headingStems: stemsOf(heading),
      pageStems,
      counts,
    };
  });
}

const stemsOf = (text: string): readonly string[] => wordsOf(text).map(({ word }) => stemOf(word));

const textOfInline = (text: readonly Inline[]): string => plainText(text);

function textOf(blocks: readonly Block[]): string {
  return blocks
    .map((block) => {
      switch (block.kind) {
        case 'heading':
        case 'paragraph':
          return textOfInline(block.text);
        case 'list':
          return block.items.map(textOf).join(' ');
        case 'table':
          return [block.head, ...block.rows].flat().map(textOfInline).join(' ');
        case 'code':
          return block.text;
        case 'picture':
          return block.alt;
        case 'quote':
          return textOf(block.blocks);
      }
    })
    .join(' ');
}

/** Returns a test for words of a query: the same word in any form, or a word that begins as the last typed one. */
export function queryMatcher(query: string): {
  readonly terms: readonly string[];
  readonly fits: (word: string) => boolean;
} {
  const typed = wordsOf(query).map(({ word }) => word);
  const terms = typed.map(stemOf);
  const wanted = new Set(terms);
  const last = typed.at(-1) ?? '';
  const isOpen = last.length >= 2 && !/\s$/u.test(query);
  return { terms, fits: (word) => wanted.has(stemOf(word)) || (isOpen && word.startsWith(last)) };
}

const mostHits = 50;

/** Returns the sections that have every word of a query, the best first. Words in headings count most. */
export function searchManual(manual: Manual, query: string): readonly ManualHit[] {
  const { terms } = queryMatcher(query);
  if (terms.length === 0) return [];
  const typed = wordsOf(query).map(({ word }) => word);
  const open = /\s$/u.test(query) ? '' : (typed.at(-1) ?? '');
  return sectionsOf(manual)
    .map((section) => ({ section, score: scoreOf(section, terms, open) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, mostHits)
    .map(({ section: { place, page, heading, text } }) => ({ place, page, heading, context: contextIn(text, query) }));
}

function scoreOf(section: Section, terms: readonly string[], open: string): number {
  let score = 0;
  for (const [at, term] of terms.entries()) {
    const isLast = at === terms.length - 1 && open.length >= 2;
    const fits = (stem: string) => stem === term || (isLast && stem.startsWith(open));
    const inHeading = section.headingStems.some(fits);
    const inPage = [...section.pageStems].some(fits);
    const count = section.counts.get(term) ?? (isLast ? countOf(section, fits) : 0);
    if (!inHeading && !inPage && count === 0) return 0;
    score += (inHeading ? 20 : 0) + (inPage ? 4 : 0) + Math.min(count, 5);
  }
  // A heading that says just this comes first; then those that say it among few other words.
  const isExact = section.headingStems.join(' ') === terms.join(' ');
  const share = terms.length / Math.max(section.headingStems.length, terms.length);
  return score + (isExact ? 1000 : 10 * share) + (section.isPage ? 2 : 0);
}

const countOf = ({ counts }: Section, fits: (stem: string) => boolean): number =>
  [...counts].reduce((sum, [stem, count]) => sum + (fits(stem) ? count : 0), 0);

const around = 60;

/** Returns the text around the first word of a query, or the beginning of the text. */
function contextIn(text: string, query: string): string {
  const { fits } = queryMatcher(query);
  const first = wordsOf(text).find(({ word }) => fits(word));
  const from = first === undefined || first.start <= around ? 0 : text.indexOf(' ', first.start - around) + 1;
  const cut = text.slice(from, from + 160).trimEnd();
  return `${from > 0 ? '… ' : ''}${cut}${from + 160 < text.length ? ' …' : ''}`;
}

/** A heading for the palette. */
export interface FoundHeading {
  readonly place: string;
  readonly heading: string;
  readonly page: string;
}

/** Returns the headings that have every word of a query, the best first. */
export function headingsFound(manual: Manual, query: string, most: number): readonly FoundHeading[] {
  const { terms, fits } = queryMatcher(query);
  if (terms.length === 0) return [];
  return sectionsOf(manual)
    .filter(({ heading, page }) => {
      const inIt = wordsOf(`${heading} ${page}`).map(({ word }) => word);
      return (
        inIt.some(fits) &&
        wordsOf(query).every(({ word }) => inIt.some((one) => one.startsWith(word) || stemOf(one) === stemOf(word)))
      );
    })
    .toSorted((one, other) => scoreOf(other, terms, '') - scoreOf(one, terms, ''))
    .slice(0, most);
}
