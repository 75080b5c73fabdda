import { type GuideDocument, type GuideNode, itemIndex, labelOf } from '@guide-studio/guide-core';

/** A question in a list of choices: its number and the beginning of its text. */
export function questionName(doc: GuideDocument, item: GuideNode): string {
  const order = itemIndex(doc).byKey.get(item.key)?.order;
  return `${order === undefined ? '' : `${order + 1}. `}${labelOf(item) || 'Empty question'}`;
}
