import type { GuideDocument } from '@guide-studio/guide-core/edit';
import {
  createFinder,
  type Finder,
  findInGuide,
  type FindQuery,
  type Hit,
  type Match,
  type PatternError,
} from '@guide-studio/guide-core/find';
import { searchedTexts } from '@guide-studio/guide-core/internal';
import { isSameQuery } from './finding.ts';
import { type SearchStop, searchTexts } from './searchTexts.ts';

/** What a search in a guide found. */
export interface Found {
  /** Why the expression is invalid. */
  readonly error: PatternError | null;
  readonly hits: readonly Hit[];
  /** Finds the same hits again, and replaces them; null if not all were found. */
  readonly finder: Finder | null;
  /** Why the search ended early. */
  readonly stop: SearchStop | null;
}

export const foundNothing: Found = { error: null, hits: [], finder: null, stop: null };

/** The last search, and what its expression matches in the texts that it was searched for in. */
interface LastSearch {
  readonly query: FindQuery;
  readonly made: ReturnType<typeof createFinder>;
  readonly known: Map<string, readonly Match[]>;
}

let last: LastSearch | null = null;

function searchOf(query: FindQuery): LastSearch {
  if (last !== null && isSameQuery(last.query, query)) return last;
  const native = createFinder(query);
  const known = new Map<string, readonly Match[]>();
  const isExpression = query.regularExpression && !('error' in native);
  const made = isExpression ? { ...native, matches: (text: string) => known.get(text) ?? [] } : native;
  last = { query, made, known };
  return last;
}

/** Returns what needs no worker: the hits of a plain text, or why an expression is invalid. Otherwise null. */
export function foundAtOnce(query: FindQuery, doc: GuideDocument): Found | null {
  const { made } = searchOf(query);
  if ('error' in made) return { ...foundNothing, error: made.error };
  if (query.text === '') return { ...foundNothing, finder: made };
  return query.regularExpression ? null : { ...foundNothing, hits: findInGuide(doc, made), finder: made };
}

/**
 * Searches a guide with a valid regular expression, in a worker: only texts that this expression was not searched for in
 * before. Calls back once with what is found, at once if all texts are known. Returns a function that cancels.
 */
export function searchGuide(query: FindQuery, doc: GuideDocument, onFound: (found: Found) => void): () => void {
  const { made: finder, known } = searchOf(query);
  if ('error' in finder) throw new Error(`The expression is invalid: ${finder.error}.`);
  const missing = [...new Set(searchedTexts(doc))].filter((text) => !known.has(text));
  const whole = (): Found => ({ ...foundNothing, hits: findInGuide(doc, finder), finder });
  if (missing.length === 0) {
    onFound(whole());
    return () => {};
  }
  let searched = 0;
  return searchTexts(query, missing, ({ matches, isAll, stop }) => {
    for (const each of matches) known.set(missing[searched++] ?? '', each);
    if (isAll) onFound(whole());
    // The hits of a finder are remembered by part of the guide, so some of them need a finder of their own.
    else if (stop) onFound({ ...foundNothing, hits: findInGuide(doc, { ...finder }), stop });
  });
}
