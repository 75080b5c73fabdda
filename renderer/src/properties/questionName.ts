import { type GuideDocument, type GuideNode, labelOf, orderOf } from '@guide-studio/guide-core';

/** A question in a list of choices: its number and the beginning of its text. */
export function questionName(doc: GuideDocument, item: GuideNode): string {
  const order = orderOf(doc, item.key);
  return `${order === null ? '' : `${order + 1}. `}${labelOf(item) || 'Empty question'}`;
}
