import type { TestAnswer } from '@guide-studio/guide-core/tests';
import type { TestedParts } from './testedParts.ts';

/** The same for every concept of a concept block, or one for each concept. */
export type PerConcept<T> = T | { readonly byConcept: Readonly<Record<string, T>> };

/** Returns what a test says for a concept of a block; undefined if it says nothing. */
export function ofConcept<T extends TestAnswer | readonly string[]>(
  value: PerConcept<T>,
  block: number,
  concept: number | null,
  parts: TestedParts,
): T | undefined {
  if (typeof value !== 'object' || !('byConcept' in value)) return value;
  const named = Object.entries(value.byConcept).find(([name]) => {
    const at = parts.concept(name);
    return at?.block === block && at.concept === concept;
  });
  return named?.[1];
}
