import type { Slot } from '../doc/kinds.ts';
import { partSlots } from '../diff/part.ts';
import type { Path } from '../json.ts';
import type { MergeNode } from './mergeNode.ts';
import { mergeOrder } from './mergeOrder.ts';
import type { Settled } from './settle.ts';

export interface Arrangement {
  /** Returns the children of a part, in order. Not for an item that is the same on all sides: it is never split. */
  readonly listOf: (parent: MergeNode, slot: Slot) => readonly MergeNode[];
  /** Returns the path of a part, or null if it is not in the merged guide. */
  readonly pathOf: (node: MergeNode) => Path | null;
}

/** Orders the parts of the merged guide and records conflicts about the order. */
export function arrange({ guides, conflicts, presence }: Settled): Arrangement {
  const lists = new Map<MergeNode, Map<Slot, readonly MergeNode[]>>();
  const { hasBase } = guides;
  for (const [parent, members] of membersOf({ guides, presence })) {
    const ordered = new Map<Slot, readonly MergeNode[]>();
    for (const [slot, set] of members) {
      const [ours, theirs] = [guides.listOf(parent, slot, 'ours'), guides.listOf(parent, slot, 'theirs')];
      const base = hasBase ? guides.listOf(parent, slot, 'base') : [];
      ordered.set(
        slot,
        mergeOrder(set, { base, ours, theirs }, (tangled) => conflicts.note(parent, 'order', slot, {}, tangled)),
      );
    }
    lists.set(parent, ordered);
  }
  const listOf = (parent: MergeNode, slot: Slot) => lists.get(parent)?.get(slot) ?? [];
  const pathOf = (node: MergeNode): Path | null => {
    if (node === guides.nodes.root) return [];
    const parent = presence.isAlive(node) ? presence.parentOf(node) : null;
    const above = parent && pathOf(parent);
    const rule = parent && partSlots[parent.kind].find(({ slot }) => slot === slotOf(node));
    if (!above || !rule) return null;
    const index = parent.isSame ? node.ours?.index : listOf(parent, rule.slot).indexOf(node);
    return index === undefined ? null : [...above, ...rule.path, index];
  };
  return { listOf, pathOf };
}

type Members = ReadonlyMap<Slot, ReadonlySet<MergeNode>>;

function membersOf({ guides, presence }: Pick<Settled, 'guides' | 'presence'>): ReadonlyMap<MergeNode, Members> {
  const members = new Map<MergeNode, Map<Slot, Set<MergeNode>>>();
  for (const node of guides.nodes.all) {
    const parent = presence.isAlive(node) ? presence.parentOf(node) : null;
    const slot = slotOf(node);
    if (!parent || !slot) continue;
    const lists = members.get(parent) ?? new Map<Slot, Set<MergeNode>>();
    members.set(parent, lists);
    const list = lists.get(slot);
    if (list) list.add(node);
    else lists.set(slot, new Set([node]));
  }
  return members;
}

function slotOf(node: MergeNode): Slot | null {
  return (node.ours ?? node.theirs ?? node.base)?.slot ?? null;
}
