import type { GuideDocument, GuideNode } from '@guide-studio/guide-core/edit';
import { orderOf, withoutMarks } from '@guide-studio/guide-core/internal';
import { nameOfPart } from './conditionWords.ts';

/** Returns the name of a part for lists, with the number of a question. */
export function numberedName(doc: GuideDocument, node: GuideNode): string {
  const order = node.kind === 'item' ? orderOf(doc, node.key) : null;
  return order === null ? nameOfPart(node) : `${order + 1}. ${nameOfPart(node)}`;
}

/** Returns {@link numberedName} without the marks of Markdown. */
export function plainNumberedName(doc: GuideDocument, node: GuideNode): string {
  return withoutMarks(numberedName(doc, node));
}
