/** What has a conditional. Indexes count from 0, those of items among all items of the guide. */
export type Owner =
  | { readonly kind: 'item'; readonly item: number }
  | { readonly kind: 'concept'; readonly block: number; readonly concept: number };

/** Returns a text that is the same for the same owner. */
export function ownerKey(owner: Owner): string {
  return owner.kind === 'item' ? `item ${owner.item}` : `concept ${owner.block} ${owner.concept}`;
}
