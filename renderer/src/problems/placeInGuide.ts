import { childrenOf, type GuideDocument, type GuideNode, type Key, locate } from '@guide-studio/guide-core/edit';
import { labelOf } from '@guide-studio/guide-core/internal';
import { words } from '../i18n/index.ts';

/** Returns the place of a part from its block inwards: "Habits › Question 4 › Option 3". */
export function placeInGuide(doc: GuideDocument, key: Key): string {
  const located = locate(doc, key);
  const way = located ? [...located.ancestors, located.node].slice(1) : [];
  if (way.length === 0) return words.problems.studySettings;
  return way.map((node, depth) => partOf(doc, node, way[depth - 1])).join(' › ');
}

/** Returns the name of a block for headings. */
export function blockName(doc: GuideDocument, key: Key): string {
  const node = locate(doc, key)?.node;
  return !node || node.kind === 'study' ? words.problems.studySettings : labelOf(node) || words.problems.untitledBlock;
}

/** Returns the position of a question in the guide, from 0, without an index of all questions, which each edit changes. */
function orderIn({ root }: GuideDocument, item: GuideNode, block: GuideNode): number {
  const blocks = childrenOf(root, 'blocks');
  const before = blocks.slice(0, blocks.indexOf(block));
  return before.reduce((sum, each) => sum + childrenOf(each, 'items').length, childrenOf(block, 'items').indexOf(item));
}

function partOf(doc: GuideDocument, node: GuideNode, parent: GuideNode | undefined): string {
  if (node.kind === 'block') return labelOf(node) || words.problems.untitledBlock;
  if (node.kind === 'item' && parent) return words.problems.question(orderIn(doc, node, parent) + 1);
  const slots = parent ? Object.values(parent.children) : [];
  const list = slots.find((each) => each.includes(node)) ?? childrenOf(node, 'items');
  return words.problems.part(node.kind, list.indexOf(node) + 1);
}
