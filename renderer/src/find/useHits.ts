import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useGuide } from '../session/index.ts';
import { useQuery } from './finding.ts';
import { type Found, foundAtOnce, foundNothing, searchGuide } from './searchGuide.ts';

/**
 * Returns what the current search finds. Typing in the guide searches only what changed. The hits of a regular
 * expression come later: until then, and if it takes too long, the hits before it stay.
 */
export function useHits(): Found {
  const query = useDeferredValue(useQuery());
  const doc = useGuide((guide) => guide.editor.doc);
  const atOnce = useMemo(() => foundAtOnce(query, doc), [query, doc]);
  const [last, setLast] = useState({ query, found: foundNothing });
  if (atOnce && !atOnce.error && atOnce !== last.found) setLast({ query, found: atOnce });
  const isLater = atOnce === null;
  useEffect(() => {
    if (!isLater) return undefined;
    return searchGuide(query, doc, (found) =>
      setLast((before) => ({ query, found: withEarlier(found, before.found) })),
    );
  }, [isLater, query, doc]);
  if (atOnce) return atOnce;
  return last.query === query ? last.found : withEarlier(foundNothing, last.found);
}

/** Returns what was found, with the hits before it if it has none and the search is not at its end. */
function withEarlier(found: Found, { hits }: Found): Found {
  return found.finder || found.hits.length > 0 ? found : { ...found, hits };
}
