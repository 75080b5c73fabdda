import { childrenOf, type GuideDocument, itemIndex, type Key, namedOptions } from '@guide-studio/guide-core';
import type { Unseen } from '../session/index.ts';
import type { Explored, Seen } from '../worker/messages.ts';

/** Returns the parts that nobody is shown, or only participants who are then screened out. `doc` was explored. */
export function unseenIn(doc: GuideDocument, { items, concepts, unseenOptions }: Explored): ReadonlyMap<Key, Unseen> {
  const unseen = new Map<Key, Unseen>();
  const note = (key: Key | undefined, seen: Seen | undefined): void => {
    const who = seen === undefined ? null : unseenBy(seen);
    if (key !== undefined && who !== null) unseen.set(key, who);
  };
  const index = itemIndex(doc);
  for (const [at, { node }] of index.items.entries()) note(node.key, items[at]);
  for (const [block, node] of childrenOf(doc.root, 'blocks').entries()) {
    for (const [at, { key }] of childrenOf(node, 'concepts').entries()) note(key, concepts[block]?.[at]);
  }
  for (const { item, option } of unseenOptions) {
    const node = index.items[item]?.node;
    const own = node && childrenOf(node, 'options');
    // A carried option belongs to the question that it comes from, where it may well be shown.
    if (node === undefined || own === undefined || namedOptions(node, index) !== own) continue;
    const key = own[Number(option.slice(1)) - 1]?.key;
    // Of a question that nobody is shown, the mark at the question is enough.
    if (key !== undefined && !unseen.has(node.key)) unseen.set(key, 'nobody');
  }
  return unseen;
}

function unseenBy({ reach, reachOfAll }: Seen): Unseen | null {
  if (reachOfAll === 'never') return 'nobody';
  return reach === 'never' && reachOfAll !== 'undecided' ? 'screenedOut' : null;
}
