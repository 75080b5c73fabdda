import type { Guide } from '../plan/plan.ts';
import { planOf } from '../plan/planOf.ts';

/** Returns the link parameters in the conditions of a guide, with the required values, in the order of the guide. */
export function parametersOf(guide: Guide): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  const { blocks, items } = planOf(guide);
  const owners = [...items, ...blocks.flatMap(({ concepts }) => concepts)];
  for (const criterion of owners.flatMap(({ conditional }) => conditional?.criteria ?? [])) {
    if (criterion.type !== 'searchParam') continue;
    const known = found.get(criterion.parameter) ?? [];
    if (!known.includes(criterion.value)) found.set(criterion.parameter, [...known, criterion.value]);
  }
  return found;
}
