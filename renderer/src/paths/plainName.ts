import { type GuideDocument, type GuideNode, itemIndex } from '@guide-studio/guide-core/edit';
import { withoutMarks } from '@guide-studio/guide-core/internal';
import { nameOfPart } from '../explanations/conditionWords.ts';

/** Returns the name of a part for a list, without the marks of Markdown. */
export function plainName(node: GuideNode): string {
  return withoutMarks(nameOfPart(node));
}

/** The number of characters of a question by which a reader recognizes it. */
const enough = 60;

/** Returns {@link plainName}, cut for the middle of a sentence. */
export function shortName(node: GuideNode): string {
  const name = plainName(node);
  return name.length <= enough ? name : `${name.slice(0, enough).trimEnd()}…`;
}

/** Returns the number of a question with its short name, as in `3. Why?`. `item`: its index. */
export function shortNumberedName(doc: GuideDocument, item: number): string {
  const node = itemIndex(doc).items[item]?.node;
  return node === undefined ? '' : `${item + 1}. ${shortName(node)}`;
}
