import { insideUnit } from '../diff/naming.ts';
import { nameOfPart } from '../diff/nameOf.ts';
import { type ChosenUnits, chooseUnits } from './chooseUnits.ts';
import type { Decision } from './conflict.ts';
import type { ConflictList } from './conflictList.ts';
import { idOf, type MergeNode } from './mergeNode.ts';
import { Presence } from './presence.ts';
import type { ThreeGuides } from './threeGuides.ts';

/** The parts and the content of the merged guide. */
export interface Settled {
  readonly guides: ThreeGuides;
  readonly conflicts: ConflictList;
  readonly presence: Presence;
  /** The content of existing parts, if there was anything to choose. */
  readonly chosen: Map<MergeNode, ChosenUnits>;
}

/** Decides which parts exist and what they contain. A reference can restore a part that one side deleted. */
export function settle(guides: ThreeGuides, conflicts: ConflictList): Settled {
  const restored = new Set<MergeNode>();
  // A restored part can contain references to other deleted parts. Each round restores at least one, so the loop ends.
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

/** Checks every reference to a deleted part. Returns true if a part was restored and settling must start again. */
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

/** Restores a part with its ancestors and descendants. */
function restore(guides: ThreeGuides, node: MergeNode, side: Decision, restored: Set<MergeNode>): void {
  for (let part = node[side]; part; part = part.parent) restored.add(guides.nodes.of(part, side));
  for (const { parts } of node[side]?.lists ?? [])
    for (const part of parts) restore(guides, guides.nodes.of(part, side), side, restored);
}
