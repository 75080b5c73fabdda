import { insideUnit } from '../diff/naming.ts';
import { nameOfPart } from '../diff/nameOf.ts';
import { type ChosenUnits, chooseUnits } from './chooseUnits.ts';
import type { Decision } from './conflict.ts';
import type { ConflictList } from './conflictList.ts';
import { idOf, type MergeNode } from './mergeNode.ts';
import { Presence } from './presence.ts';
import type { ThreeGuides } from './threeGuides.ts';

/** What the merged guide has and says. */
export interface Settled {
  readonly guides: ThreeGuides;
  readonly conflicts: ConflictList;
  readonly presence: Presence;
  /** Of the parts that are there, where there was anything to choose. */
  readonly chosen: Map<MergeNode, ChosenUnits>;
}

/** Settles what is there and what it says; a reference can bring back what one side deleted. */
export function settle(guides: ThreeGuides, conflicts: ConflictList): Settled {
  const restored = new Set<MergeNode>();
  // Bringing one thing back can bring back a reference to another; each round brings back at least one.
  for (;;) {
    conflicts.startRound();
    const presence = new Presence(guides, conflicts, restored);
    const chosen = new Map<MergeNode, ChosenUnits>();
    for (const node of guides.nodes.all) {
      const units = presence.isAlive(node) ? chooseUnits(guides, conflicts, presence, node) : null;
      if (units && units.size > 0) chosen.set(node, units);
    }
    const settled = { guides, conflicts, presence, chosen };
    if (!restoreReferred(settled, restored)) return settled;
  }
}

/** Looks at every reference to what is gone. True when something was brought back and all must be settled again. */
function restoreReferred({ guides, conflicts, presence, chosen }: Settled, restored: Set<MergeNode>): boolean {
  let isRestored = false;
  for (const [node, units] of chosen) {
    for (const { unit, side, mentions } of units.values()) {
      for (const mention of mentions) {
        const target = mention.target && guides.nodes.of(mention.target, side);
        if (!target || insideUnit(mention, unit.path) === null || presence.isAlive(target)) continue;
        const deletedBy = side === 'ours' ? 'theirs' : 'ours';
        const more = { deletedBy, ...(mention.target ? { target: nameOfPart(mention.target) } : {}) } as const;
        if (conflicts.note(node, 'reference', idOf(target), more) !== side) continue;
        isRestored ||= !restored.has(target);
        restore(guides, target, side, restored);
        conflicts.keep(node, 'reference', idOf(target));
      }
    }
  }
  return isRestored;
}

/** Brings a part back with what it is in and what is in it. */
function restore(guides: ThreeGuides, node: MergeNode, side: Decision, restored: Set<MergeNode>): void {
  for (let part = node[side]; part; part = part.parent) restored.add(guides.nodes.of(part, side));
  for (const { parts } of node[side]?.lists ?? [])
    for (const part of parts) restore(guides, guides.nodes.of(part, side), side, restored);
}
