import { type GuideNode, textField } from '../doc/node.ts';
import type { ItemType } from '../schema/item.ts';
import { itemTraits, itemTypes } from '../schema/itemTraits.ts';

const inScreener: readonly ItemType[] = itemTypes.filter((type) => itemTraits[type].canScreen);

/** Returns the question types allowed in a block: only multiple choice in a screener (rule 1, screening placement). */
export function itemTypesIn(block: GuideNode): readonly ItemType[] {
  return textField(block, 'type') === 'screening' ? inScreener : itemTypes;
}
