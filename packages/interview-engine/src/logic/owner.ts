import type { Plan, PlannedConditional } from '../plan/plan.ts';

/** What has a conditional. Indexes count from 0, those of items among all items of the guide. */
export type Owner =
  | { readonly kind: 'item'; readonly item: number }
  | { readonly kind: 'concept'; readonly block: number; readonly concept: number };

/** Returns a text that is the same for the same owner. */
export function ownerKey(owner: Owner): string {
  return owner.kind === 'item' ? `item ${owner.item}` : `concept ${owner.block} ${owner.concept}`;
}

/** An item or concept with its conditional. */
export interface Owned {
  /** The item or concept that is shown only if the conditional is met. */
  readonly owner: Owner;
  /** Its conditional, with references resolved to indexes and ids. */
  readonly conditional: PlannedConditional;
}

/** Returns everything in a guide that has a conditional, in its order. `plan`: that of the {@link Exploration}. */
export function ownersIn(plan: Plan): readonly Owned[] {
  const found: Owned[] = [];
  for (const { index: block, concepts, items } of plan.blocks) {
    for (const [concept, { conditional }] of concepts.entries())
      if (conditional !== null) found.push({ owner: { kind: 'concept', block, concept }, conditional });
    for (const { index: item, conditional } of items)
      if (conditional !== null) found.push({ owner: { kind: 'item', item }, conditional });
  }
  return found;
}
