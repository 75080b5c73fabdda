import { type GuideDocument, type GuideNode, orderOf } from '@guide-studio/guide-core';
import { nameOfPart } from './conditionWords.ts';

/** A question with its number, anything else by its name, as lists of parts call them. */
export function numberedName(doc: GuideDocument, node: GuideNode): string {
  const order = node.kind === 'item' ? orderOf(doc, node.key) : null;
  return order === null ? nameOfPart(node) : `${order + 1}. ${nameOfPart(node)}`;
}
