import { type GuideNode, textField } from '../doc/node.ts';
import { type ItemType, itemTypes } from '../schema/item.ts';

const inScreener: readonly ItemType[] = ['multiple_choice'];

/** Returns the question types allowed in a block: only multiple choice in a screener (rule 1, screening placement). */
export function itemTypesIn(block: GuideNode): readonly ItemType[] {
  return textField(block, 'type') === 'screening' ? inScreener : itemTypes;
}
