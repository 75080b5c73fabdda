import {
  childrenOf,
  type GuideDocument,
  type GuideNode,
  itemIndex,
  type Key,
  locate,
  namedOptions,
  orderOf,
} from '@guide-studio/guide-core';
import type { Finding, Goal, Owner } from '@guide-studio/interview-engine/paths';
import type { Seen } from '../worker/messages.ts';
import type { GuidePaths } from './exploring.ts';

/** Something that participants reach or not, with who does. */
export interface SeenGoal {
  readonly goal: Goal;
  readonly seen: Seen;
}

/** Returns what is known about a question, a concept or an option that ends the interview; null for other parts. */
export function goalAt({ doc, explored }: GuidePaths, key: Key): SeenGoal | null {
  const located = locate(doc, key);
  if (located === null) return null;
  const { node, ancestors } = located;
  const seenAt = (goal: Goal, seen: Seen | undefined): SeenGoal | null => (seen === undefined ? null : { goal, seen });
  if (node.kind === 'item') {
    const item = orderOf(doc, key) ?? -1;
    return seenAt({ kind: 'item', item }, explored.items[item]);
  }
  const parent = ancestors.at(-1);
  if (parent === undefined) return null;
  if (node.kind === 'concept') {
    const block = childrenOf(doc.root, 'blocks').findIndex((one) => one.key === parent.key);
    const concept = childrenOf(parent, 'concepts').findIndex((one) => one.key === key);
    return seenAt({ kind: 'concept', block, concept }, explored.concepts[block]?.[concept]);
  }
  if (node.kind !== 'option') return null;
  const item = orderOf(doc, parent.key) ?? -1;
  const option = `o${childrenOf(parent, 'options').findIndex((one) => one.key === key) + 1}`;
  const found = explored.rejecting.find((one) => one.item === item && one.option === option);
  return seenAt({ kind: 'option', item, option }, found?.seen);
}

/** Returns the question or concept that has a condition. */
export function nodeOf(doc: GuideDocument, owner: Owner): GuideNode | undefined {
  if (owner.kind === 'item') return itemIndex(doc).items[owner.item]?.node;
  const block = childrenOf(doc.root, 'blocks')[owner.block];
  return block && childrenOf(block, 'concepts')[owner.concept];
}

/** Returns the part that a finding is about. */
export function nodeOfFinding(doc: GuideDocument, finding: Finding): GuideNode | undefined {
  if ('item' in finding) return itemIndex(doc).items[finding.item]?.node;
  return nodeOf(doc, 'owner' in finding ? finding.owner : { kind: 'concept', ...finding });
}

/** Returns all parts that a finding is about: most have one. */
export function nodesOfFinding(doc: GuideDocument, finding: Finding): readonly GuideNode[] {
  const also = finding.code === 'oneCarried' ? finding.also : [];
  return [nodeOfFinding(doc, finding), ...also.map((item) => itemIndex(doc).items[item]?.node)].filter(
    (node) => node !== undefined,
  );
}

/** Returns the options that nobody can be shown or select, of questions that someone is shown. */
export function optionsForNobody({
  doc,
  explored,
}: GuidePaths): readonly { readonly item: number; readonly option: string; readonly node: GuideNode }[] {
  const index = itemIndex(doc);
  return explored.unseenOptions.flatMap(({ item, option }) => {
    const node = index.items[item]?.node;
    if (node === undefined || explored.items[item]?.reachOfAll === 'never') return [];
    const found = namedOptions(node, index)[Number(option.slice(1)) - 1];
    return found === undefined ? [] : [{ item, option, node: found }];
  });
}
