import type { Decision } from './conflict.ts';
import type { ConflictList } from './conflictList.ts';
import { isChanged } from './isChanged.ts';
import type { MergeNode } from './mergeNode.ts';
import type { ThreeGuides } from './threeGuides.ts';

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
    if (!node.base || !this.#guides.hasBase) return true;
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
    const possible = [this.#wishedParent(node, { base, ours, theirs }), ours, theirs, base];
    const parent = possible.find((each) => each !== null && this.isAlive(each)) ?? null;
    this.#parents.set(node, parent);
    return parent;
  }

  #wishedParent(
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
