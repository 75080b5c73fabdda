import type { Occasion } from '../asked/occasion.ts';
import { occasionKey, type PlacedFact, type ShownOption } from '../logic/index.ts';
import type { PlannedOption } from '../plan/plan.ts';
import type { OptionShares } from './placedShares.ts';

/** The id of the option that the participant adds to the question itself. */
export const ownId = 'own';

/** An option that was added at another question is named by it. */
const addedId = (origin: Occasion): string => `own ${occasionKey(origin)}`;

/** Returns the ids of the options that a fact is about. */
export function idsOf({ fact }: PlacedFact): readonly string[] {
  switch (fact.kind) {
    case 'selected':
    case 'cell':
      return fact.options.map(({ id }) => id);
    case 'own':
      return [ownId];
    case 'carriedOwn':
      return [addedId(fact.origin)];
    default:
      return [];
  }
}

/** Returns a carried option as it is shown. */
export function shownAs({ options }: { readonly options: readonly PlannedOption[] }, { option }: ShownOption) {
  const listed = options.find(({ id }) => id === option);
  const id = typeof option === 'string' ? option : addedId(option);
  return listed ?? { id, externalId: null, text: '', exclusive: false, status: null };
}

/** Returns the shares of the options that are shown; with `own`, they may sum to less than 1. */
export function sharesShown(shares: OptionShares, own: number, shown: readonly PlannedOption[]): OptionShares {
  // An option that was added elsewhere is as likely as one of the list on average.
  const usual = 1 / Math.max(1, shares.size);
  const known = new Map(shown.map(({ id }) => [id, shares.get(id) ?? usual]));
  // If nobody selects any of them, nothing is known about those who must.
  const isKnown = own > 0 || [...known.values()].some((share) => share > 0);
  return isKnown ? known : new Map(shown.map(({ id }) => [id, usual]));
}
