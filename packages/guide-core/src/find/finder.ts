import { compileExpression, type PatternError } from './expression.ts';

/** What to search for, and how. */
export interface FindQuery {
  /** What to find, as it is; or a regular expression of JavaScript. Empty: nothing is found. */
  readonly text: string;
  /** True to tell upper and lower case apart. */
  readonly matchCase: boolean;
  /**
   * True to find only what neither begins nor ends inside a word. Letters of all scripts, digits and `_` make words.
   */
  readonly wholeWord: boolean;
  /** True to take `text` as a regular expression, with the flags `m` and `u`. */
  readonly regularExpression: boolean;
}

/** One occurrence in a text. */
export interface Match {
  /** From 0, in UTF-16 units. */
  readonly start: number;
  /** Behind its last character, in UTF-16 units. */
  readonly end: number;
  /**
   * What the groups of a regular expression matched, the first group first; '' for one without a part in it. Empty for
   * a plain text.
   */
  readonly groups: readonly string[];
}

/** Searches any text for its query. */
export interface Finder {
  /** What it was made of. */
  readonly query: FindQuery;
  /**
   * Returns all occurrences in order, not overlapping and not empty. A plain text takes time proportional to the text. A
   * regular expression can take years, or need more memory than there is (`RangeError`): search with one that people
   * wrote in a worker that can be ended.
   */
  matches(text: string): readonly Match[];
  /** Returns the replacement of a match. In regular expressions, `$1`, `$&` and `$$` are filled in. */
  replacement(text: string, match: Match, by: string): string;
}

/**
 * Returns a finder for a query, or why it is invalid ({@link PatternError}). An empty text finds nothing. Nothing is
 * searched yet.
 *
 * @example
 * ```ts
 * import { createFinder } from '@guide-studio/guide-core/find';
 *
 * const query = { text: '(\\w+)ing', matchCase: true, wholeWord: false, regularExpression: true };
 * const finder = createFinder(query);
 * const text = 'cooking soup';
 * const [match] = 'error' in finder ? [] : finder.matches(text);
 * if (match && !('error' in finder)) console.log(match.end, finder.replacement(text, match, '$1')); // 7 cook
 * console.log(createFinder({ ...query, text: '(soup' })); // { error: 'unclosedGroup' }
 * ```
 */
export function createFinder(query: FindQuery): Finder | { readonly error: PatternError } {
  const search = query.regularExpression ? searchByExpression(query) : searchByText(query);
  if ('error' in search) return search;
  return {
    query,
    matches: (text) => (query.text === '' ? [] : allMatches(text, search.next, query.wholeWord)),
    replacement: (text, match, by) => (query.regularExpression ? filledIn(text, match, by) : by),
  };
}

type Next = (text: string, from: number) => Match | null;

function searchByExpression({
  text: source,
  matchCase,
}: FindQuery): { readonly next: Next } | { readonly error: PatternError } {
  const expression = compileExpression(source, matchCase);
  if ('error' in expression) return expression;
  return {
    next: (text, from) => {
      expression.lastIndex = from;
      const match = expression.exec(text);
      if (!match) return null;
      const [whole, ...groups] = match;
      return {
        start: match.index,
        end: match.index + whole.length,
        groups: groups.map((group: string | undefined) => group ?? ''),
      };
    },
  };
}

function searchByText({ text: wanted, matchCase }: FindQuery): { readonly next: Next } {
  // An accent is a part of its letter, or a character after it: texts from other programs have either.
  const forms = new Set([wanted, wanted.normalize('NFC'), wanted.normalize('NFD')]);
  const needles = [...forms].map((form) => (matchCase ? form : lowered(form)));
  let last = { text: '', folded: '', from: 0 };
  /** Where each form comes next, so that a text is read once for each of them; -1: nowhere. */
  let ahead: readonly number[] = [];
  return {
    next: (text, from) => {
      const { folded } = last.text === text ? last : { folded: matchCase ? text : lowered(text) };
      if (last.text !== text || from < last.from) ahead = [];
      last = { text, folded, from };
      ahead = needles.map((needle, form) => {
        const known = ahead[form];
        return known === -1 || (known !== undefined && known >= from) ? known : folded.indexOf(needle, from);
      });
      const start = Math.min(...ahead.filter((at) => at >= 0));
      const longest = Math.max(...needles.filter((_, form) => ahead[form] === start).map(({ length }) => length));
      return start === Infinity ? null : { start, end: start + longest, groups: [] };
    },
  };
}

/** Returns the text in lower case with every character keeping its length, so that positions stay the same. */
function lowered(text: string): string {
  const simple = text.toLowerCase();
  if (simple.length === text.length) return simple;
  return Array.from(text, (each) => (each.toLowerCase().length === each.length ? each.toLowerCase() : each)).join('');
}

function allMatches(text: string, next: Next, wholeWord: boolean): readonly Match[] {
  const found: Match[] = [];
  for (let from = 0; from <= text.length; ) {
    const match = next(text, from);
    if (!match) break;
    const counts = match.end > match.start && (!wholeWord || isWhole(text, match));
    if (counts) found.push(match);
    // Flag `u` steps back from the second half of a character.
    from = counts ? match.end : match.start + ((text.codePointAt(match.start) ?? 0) > 0xffff ? 2 : 1);
  }
  return found;
}

const inWord = /[\p{L}\p{N}\p{M}_]/u;

/** Returns true if neither end is inside a word. Letters of all scripts count. */
function isWhole(text: string, { start, end }: Match): boolean {
  const cut = (place: number) =>
    place > 0 && place < text.length && inWord.test(text.charAt(place - 1)) && inWord.test(text.charAt(place));
  return !cut(start) && !cut(end);
}

function filledIn(text: string, match: Match, by: string): string {
  return by.replace(/\$(\$|&|\d{1,2})/g, (mark, what: string) => {
    if (what === '$') return '$';
    if (what === '&') return text.slice(match.start, match.end);
    return Number(what) > 0 ? (match.groups[Number(what) - 1] ?? '') : mark;
  });
}
