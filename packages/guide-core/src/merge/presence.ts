import { sameJson } from '../json.ts';
import { type Part, partSlots, partsIn } from '../diff/guideParts.ts';
import type { Decision } from './conflict.ts';
import type { ConflictList } from './conflictList.ts';
import type { MergeNode, Side, ThreeGuides } from './threeGuides.ts';

/** Decides which parts are in the merged guide, and the parent of each. Records conflicts about that. */
export class Presence {
  readonly #guides: ThreeGuides;
  readonly #conflicts: ConflictList;
  readonly #restored: ReadonlySet<MergeNode>;
  readonly #alive = new Map<MergeNode, boolean>();
  readonly #parents = new Map<MergeNode, MergeNode | null>();

  /** `restored` parts are always present, because something refers to them. */
  constructor(guides: ThreeGuides, conflicts: ConflictList, restored: ReadonlySet<MergeNode>) {
    this.#guides = guides;
    this.#conflicts = conflicts;
    this.#restored = restored;
  }

  isAlive(node: MergeNode): boolean {
    if (node === this.#guides.nodes.root) return true;
    // Nearly all parts are on both sides, and checking them is faster than a cache.
    if (node.ours && node.theirs && node.kind !== 'block') return this.parentOf(node) !== null;
    const known = this.#alive.get(node);
    if (known !== undefined) return known;
    const alive = (this.#restored.has(node) || this.#isWanted(node)) && this.parentOf(node) !== null;
    this.#alive.set(node, alive);
    return alive;
  }

  #isWanted(node: MergeNode): boolean {
    if (node.ours && node.theirs) return true;
    const side: Decision = node.ours ? 'ours' : 'theirs';
    const part = node[side];
    if (!part) return false;
    if (!this.#guides.hasBase) return true;
    if (!node.base) {
      const added = this.#guides.above(node, side);
      if (added === null || !isAddedByBoth(added)) return true;
      return this.#conflicts.note(node, 'addition', '', { addedBy: side }) === side;
    }
    const deletedBy = side === 'ours' ? 'theirs' : 'ours';
    const above = this.#guides.above(node, 'base');
    const movedAway = part.parent !== null && this.#guides.above(node, side) !== above;
    // A part that was removed with its block or question is treated like that.
    if (above && !above[deletedBy] && !movedAway) return this.isAlive(above);
    if (!movedAway && !isChanged(this.#guides, node, side)) return false;
    return this.#conflicts.note(node, 'deletion', '', { deletedBy }) === side;
  }

  /** Returns the parent of a part, or null for the study and if none of the possible parents is left. */
  parentOf(node: MergeNode): MergeNode | null {
    const [ours, theirs] = [this.#guides.above(node, 'ours'), this.#guides.above(node, 'theirs')];
    if (ours !== null && ours === theirs && this.isAlive(ours)) return ours;
    const known = this.#parents.get(node);
    if (known !== undefined) return known;
    const base = this.#guides.above(node, 'base');
    const possible = [this.#preferredParent(node, { base, ours, theirs }), ours, theirs, base];
    const parent = possible.find((each) => each !== null && this.isAlive(each)) ?? null;
    this.#parents.set(node, parent);
    return parent;
  }

  #preferredParent(
    node: MergeNode,
    { base, ours, theirs }: Readonly<Record<'base' | 'ours' | 'theirs', MergeNode | null>>,
  ): MergeNode | null {
    if (!ours || !theirs) return ours ?? theirs;
    const { hasBase } = this.#guides;
    if (ours === theirs || (hasBase && theirs === base)) return ours;
    if (hasBase && ours === base) return theirs;
    return this.#conflicts.note(node, 'place', '') === 'ours' ? ours : theirs;
  }
}

/** Returns true for a part that both sides added under the same name. */
const isAddedByBoth = ({ base, ours, theirs }: MergeNode): boolean => !base && ours !== null && theirs !== null;

/** Returns true if a side changed a part or anything inside it. */
function isChanged(guides: ThreeGuides, node: MergeNode, side: Decision): boolean {
  const [before, after] = [node.base, node[side]];
  if (!before || !after) return true;
  if (before.node === after.node) return false;
  if (haveOtherTexts(guides, before, after, side)) return true;
  return partSlots[node.kind].some(({ slot }) => {
    const [a, b] = [partsIn(before, slot), partsIn(after, slot)];
    if (a.length !== b.length) return true;
    return b.some((part) => {
      const inner = guides.nodes.of(part, side);
      return inner.base?.parent !== before || isChanged(guides, inner, side);
    });
  });
}

function haveOtherTexts(guides: ThreeGuides, before: Part, after: Part, side: Side): boolean {
  const [x, y] = [guides.unitsOf(before), guides.unitsOf(after)];
  if (x.size !== y.size) return true;
  return [...x].some(([key, unit]) => {
    const other = y.get(key);
    return !other || !sameJson(guides.meaning(before, 'base', unit), guides.meaning(after, side, other));
  });
}
