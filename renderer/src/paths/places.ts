import {
  childrenOf,
  type GuideDocument,
  type GuideNode,
  itemIndex,
  type Key,
  locate,
} from '@guide-studio/guide-core/edit';
import { namedOptions, orderOf } from '@guide-studio/guide-core/internal';
import { nodeOfOwner } from '@guide-studio/interview-engine/internal';
import type { Finding, Goal } from '@guide-studio/interview-engine/paths';
import type { Seen } from '../worker/messages.ts';
import type { GuidePaths } from './exploring.ts';
import { plainName } from './plainName.ts';

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

/** Returns the part that a finding is about. */
export function nodeOfFinding(doc: GuideDocument, finding: Finding): GuideNode | undefined {
  if ('item' in finding) return itemIndex(doc).items[finding.item]?.node;
  return nodeOfOwner(doc, 'owner' in finding ? finding.owner : { kind: 'concept', ...finding });
}

/** Returns all parts that a finding is about: most have one. */
export function nodesOfFinding(doc: GuideDocument, finding: Finding): readonly GuideNode[] {
  const also = finding.code === 'oneCarried' ? finding.also : [];
  return [nodeOfFinding(doc, finding), ...also.map((item) => itemIndex(doc).items[item]?.node)].filter(
    (node) => node !== undefined,
  );
}

/** Returns the names of the options of a question that nobody can be shown or select. */
export function optionsForNobody({ doc, explored: { findings } }: GuidePaths, item: number): readonly string[] {
  const index = itemIndex(doc);
  const node = index.items[item]?.node;
  const options = node === undefined ? [] : namedOptions(node, index);
  return findings.flatMap((one) => {
    const option = one.code === 'optionForNobody' && one.item === item && options[Number(one.option.slice(1)) - 1];
    return option ? [plainName(option)] : [];
  });
}
