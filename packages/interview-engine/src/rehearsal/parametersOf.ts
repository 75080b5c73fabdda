import type { Guide } from '../plan/plan.ts';
import { planOf } from '../plan/planOf.ts';

/** The parameters of the link that conditions of a guide ask for, with the values they want, in the guide's order. */
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
