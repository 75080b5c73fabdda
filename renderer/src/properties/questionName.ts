import { type GuideDocument, type GuideNode, labelOf, orderOf } from '@guide-studio/guide-core';
import { words } from '../words/index.ts';

const labels = new WeakMap<GuideNode, string>();

/** Cached by node: a list of choices names every earlier question at each key press. */
function labelOnce(item: GuideNode): string {
  const known = labels.get(item);
  if (known !== undefined) return known;
  const label = labelOf(item);
  labels.set(item, label);
  return label;
}

/** Returns a question as listed in choices: its number and its text. */
export function questionName(doc: GuideDocument, item: GuideNode): string {
  const order = orderOf(doc, item.key);
  return `${order === null ? '' : `${order + 1}. `}${labelOnce(item) || words.properties.emptyQuestion}`;
}
