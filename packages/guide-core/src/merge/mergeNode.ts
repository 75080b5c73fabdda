import { keyOf, unitsOf } from '../diff/units.ts';
import { matchParts } from '../diff/matchParts.ts';
import type { Part, PartKind, Parts } from '../diff/part.ts';

export type Side = 'base' | 'ours' | 'theirs';

/** One part across the three guides. */
export interface MergeNode {
  readonly id: string;
  readonly kind: PartKind;
  readonly base: Part | null;
  ours: Part | null;
  theirs: Part | null;
}

/** The parts of three guides, put together. */
export interface MergeNodes {
  readonly root: MergeNode;
  /** In document order: those of the base first, then what each side added. */
  readonly all: readonly MergeNode[];
  readonly of: (part: Part) => MergeNode;
}

/** Matches both sides with the base, and what both added with each other. */
export function mergeNodes(base: Parts, ours: Parts, theirs: Parts): MergeNodes {
  const byPart = new Map<Part, MergeNode>();
  const all: MergeNode[] = [];
  const add = (node: MergeNode): MergeNode => {
    all.push(node);
    for (const part of [node.base, node.ours, node.theirs]) if (part) byPart.set(part, node);
    return node;
  };
  const of = (part: Part): MergeNode => {
    const node = byPart.get(part);
    if (!node) throw new Error('A part that belongs to none of the three guides.');
    return node;
  };
  const [toOurs, toTheirs] = [matchParts(base, ours), matchParts(base, theirs)];
  for (const part of base.all) {
    const sides = { ours: toOurs.toB.get(part) ?? null, theirs: toTheirs.toB.get(part) ?? null };
    add({ id: `b${part.rank}`, kind: part.kind, base: part, ...sides });
  }
  const added = new Map<string, MergeNode[]>();
  for (const part of ours.all.filter((each) => !byPart.has(each))) {
    const node = add({ id: `o${part.rank}`, kind: part.kind, base: null, ours: part, theirs: null });
    const name = addedName(part, of);
    const known = added.get(name);
    if (known) known.push(node);
    else added.set(name, [node]);
  }
  for (const part of theirs.all.filter((each) => !byPart.has(each))) {
    const twin = added.get(addedName(part, of))?.shift();
    if (twin) {
      twin.theirs = part;
      byPart.set(part, twin);
    } else add({ id: `t${part.rank}`, kind: part.kind, base: null, ours: null, theirs: part });
  }
  return { root: of(base.root), all, of };
}

// Two people who add a question with the same words have added one question.
function addedName(part: Part, of: (part: Part) => MergeNode): string {
  const units = unitsOf(part);
  const value = (...path: string[]) => units.get(keyOf(path))?.value;
  const place = part.parent && (part.kind === 'option' || part.kind === 'row') ? of(part.parent).id : '';
  return JSON.stringify([part.kind, place, value('type'), value('text'), value('title'), value('nickname')]);
}
