import { byIdentity } from '@guide-studio/guide-core/internal';
import type { ExploredComponent, Exploration, PlanExploration } from './exploration.ts';
import { decide, isTrue, type Known, yes } from './known.ts';
import type { Owner } from './owner.ts';

/** Something about a place in a guide: about a part with a condition, an item, or a concept. `also`: other items. */
export type Placed = (
  | { readonly owner: Owner }
  | { readonly item: number }
  | { readonly block: number; readonly concept: number }
) & { readonly also?: readonly number[] };

/**
 * Returns a function that puts together, in the order of the guide, what `within` finds in each component; that is worked
 * out once per component. `toGuide` returns what it means in the guide: `isReached` says if an interview comes to the
 * place.
 */
export function together<T extends Placed>(
  within: (component: PlanExploration) => readonly T[],
  toGuide: (one: T, isReached: Known<boolean>) => readonly T[],
): (exploration: Exploration) => readonly T[] {
  const found = byIdentity(within);
  return (exploration) => {
    const placed = exploration.components.flatMap((component) =>
      found(component.exploration).map((one) => {
        const inGuide = placedIn(component, one);
        return { one: inGuide, place: placeOf(exploration, inGuide) };
      }),
    );
    placed.sort((one, other) => one.place - other.place);
    const isReached = arrivals(exploration);
    return placed.flatMap(({ one, place }) => toGuide(one, isReached(Math.ceil(place))));
  };
}

/** Orders places as in the guide: the conditions of concepts are before the items of their block. */
export function placeOf({ plan }: Exploration, one: Placed): number {
  if ('item' in one) return one.item;
  if ('owner' in one && one.owner.kind === 'item') return one.owner.item;
  const { block } = 'owner' in one ? (one.owner as Extract<Owner, { kind: 'concept' }>) : one;
  return (plan.blocks[block]?.items[0]?.index ?? 0) - 0.5;
}

/** Returns something about a component with the indexes of the guide. */
export function placedIn<T extends Placed>({ items, blocks }: ExploredComponent, of: T): T {
  const one = of.also === undefined ? of : { ...of, also: of.also.map((item) => items[item] as number) };
  if ('item' in one) return { ...one, item: items[one.item] };
  if (!('owner' in one)) return { ...one, block: blocks[one.block] };
  const { owner } = one;
  return {
    ...one,
    owner: owner.kind === 'item' ? { ...owner, item: items[owner.item] } : { ...owner, block: blocks[owner.block] },
  };
}

/** Returns a function that says if an interview comes to an item. In most guides one comes to the last. */
function arrivals({ plan, comesTo }: Exploration): (item: number) => Known<boolean> {
  if (isTrue(decide(() => comesTo(plan.items.length)))) return () => yes;
  return (item) => decide(() => comesTo(item));
}
