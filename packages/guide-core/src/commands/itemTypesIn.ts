import { type GuideNode, textField } from '../doc/node.ts';
import { type ItemType, itemTypes } from '../schema/item.ts';

const inScreener: readonly ItemType[] = ['multiple_choice'];

/**
 * Returns the question types that a block may contain. A screener allows only multiple choice (rule 1, screening
 * placement).
 */
export function itemTypesIn(block: GuideNode): readonly ItemType[] {
  return textField(block, 'type') === 'screening' ? inScreener : itemTypes;
}
