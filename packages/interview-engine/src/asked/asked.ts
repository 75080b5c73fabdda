import { maxDiffScreens } from '../draw/maxDiffScreens.ts';
import { drawFor } from '../draw/drawFor.ts';
import { optionOrder } from '../draw/optionOrder.ts';
import { type Seeds, seedFor } from '../draw/seeds.ts';
import type { Plan, PlannedOption } from '../plan/plan.ts';
import type { Occasion } from './occasion.ts';
import { type SelectBounds, selectBounds } from './selectBounds.ts';

/** A question as it is asked, with everything that depends on earlier answers and on the seed. */
export interface Asked {
  readonly occasion: Occasion;
  /** In the order shown. */
  readonly options: readonly PlannedOption[];
  /** Null if only one may be selected. */
  readonly bounds: SelectBounds | null;
  /** Option ids by screen; empty unless the type is MaxDiff. */
  readonly screens: readonly (readonly string[])[];
}

/** Returns the question of an occasion with the given options. */
export function askedWith(plan: Plan, occasion: Occasion, shown: readonly PlannedOption[], seeds: Seeds): Asked {
  const { planned, concept } = occasion;
  const { item } = planned;
  const conceptKey = conceptKeyOf(plan, planned.block, concept);
  return {
    occasion,
    options: optionOrder(planned, shown, seedFor(seeds, 'optionOrder'), conceptKey),
    bounds: selectBounds(item, shown),
    screens:
      item.type === 'max_diff'
        ? maxDiffScreens(
            shown.map(({ id }) => id),
            item.itemsPerScreen,
            drawFor(seedFor(seeds, 'screens'), 'screens', planned.key, conceptKey),
          )
        : [],
  };
}

/** Returns the key of a concept in random draws, or '' if there is none. */
function conceptKeyOf(plan: Plan, block: number, concept: number | null): string {
  return concept === null ? '' : (plan.blocks[block]?.concepts[concept]?.key ?? '');
}
