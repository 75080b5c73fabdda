import { createFinder, type Finder, findInGuide, type Hit, type PatternError } from '@guide-studio/guide-core';
import { useDeferredValue, useMemo } from 'react';
import { useGuide } from '../session/index.ts';
import { useQuery } from './finding.ts';

interface Found {
  readonly finder: Finder | null;
  readonly error: PatternError | null;
  readonly hits: readonly Hit[];
  /** True if the search stopped early because it took too long. */
  readonly gaveUp: boolean;
}

/** Returns the hits of the current search. Typing in the guide searches only what changed. */
export function useHits(): Found {
  const query = useDeferredValue(useQuery());
  const doc = useGuide((guide) => guide.editor.doc);
  const made = useMemo(() => createFinder(query), [query]);
  return useMemo(() => {
    if ('error' in made) return { finder: null, error: made.error, hits: [], gaveUp: false };
    const hits = query.text === '' ? [] : findInGuide(doc, made);
    return { finder: made, error: null, hits, gaveUp: made.gaveUp() };
  }, [made, doc, query]);
}
