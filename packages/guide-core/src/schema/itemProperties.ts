import { Item, type ItemType } from './item.ts';

const shapes: readonly { readonly shape: { readonly type: { readonly value: ItemType } } }[] = Item.options;

/** The properties that the contract gives items of each type, required and optional ones. */
export const itemProperties: ReadonlyMap<ItemType, ReadonlySet<string>> = new Map(
  shapes.map(({ shape }) => [shape.type.value, new Set(Object.keys(shape))]),
);

/** Returns true if items of this type may have a property. False for values that are not an item type. */
export function mayHave(type: unknown, property: string): boolean {
  return itemProperties.get(type as ItemType)?.has(property) === true;
}
