import type { StepOption } from '@guide-studio/interview-engine';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { IsFound } from './Search.tsx';

/** Longer lists have a search, which is loaded for them only. */
const mostUnsearched = 30;

/** Returns the options to show, and the search of a long list: nothing for others, and until it is loaded. */
export function useSearch(
  options: readonly StepOption[],
  chosen: ReadonlySet<string>,
): [readonly StepOption[], ComponentChildren] {
  const [part, setPart] = useState<typeof import('./Search.tsx')>();
  const [isFound, setFound] = useState<IsFound>(() => Boolean);
  useEffect(() => {
    // Without a connection the whole list is there.
    if (options.length > mostUnsearched) import('./Search.tsx').then(setPart, Boolean);
    // oxlint-disable-next-line react/exhaustive-deps -- a step keeps its options, in whatever language
  }, []);
  return [options.filter(isFound), part && <part.Search options={options} chosen={chosen} onChange={setFound} />];
}
