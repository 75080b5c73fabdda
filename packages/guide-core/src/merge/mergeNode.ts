import { keyOf, unitsOf } from '../diff/units.ts';
import { matchParts } from '../diff/matchParts.ts';
import { answersOf, type Part, partsIn, type PartKind, type Parts } from '../diff/part.ts';

export type Side = 'base' | 'ours' | 'theirs';

/** One part across the three guides. */
export interface MergeNode {
  readonly id: string;
  readonly kind: PartKind;
  readonly base: Part | null;
  ours: Part | null;
  theirs: Part | null;
  /** True for an item, and whatever is in it, of which all three say exactly the same. */
  readonly isSame: boolean;
}

/** The parts of three guides, put together. */
export interface MergeNodes {
  readonly root: MergeNode;
  /**
   * In document order: those of the base first, then what each side added. Without the answers of items that are the
   * same in all three: nobody needs those one by one, unless {@link of} is asked for one.
   */
  readonly all: readonly MergeNode[];
  readonly of: (part: Part) => MergeNode;
}

/** Matches both sides with the base, and what both added with each other. */
export function mergeNodes(base: Parts, ours: Parts, theirs: Parts): MergeNodes {
  const byPart = new Map<Part, MergeNode>();
  const all: MergeNode[] = [];
  const known = (node: MergeNode): MergeNode => {
    if (node.base) byPart.set(node.base, node);
    if (node.ours) byPart.set(node.ours, node);
    if (node.theirs) byPart.set(node.theirs, node);
    return node;
  };
  const add = (node: MergeNode): MergeNode => {
    all.push(node);
    return known(node);
  };
  const of = (part: Part): MergeNode => {
    const node = byPart.get(part) ?? known(answerOfSame(part, part.parent && byPart.get(part.parent)));
    return node;
  };
  const [toOurs, toTheirs] = [matchParts(base, ours), matchParts(base, theirs)];
  for (const part of base.above) {
    const sides = { ours: toOurs.toB.get(part) ?? null, theirs: toTheirs.toB.get(part) ?? null };
    const isSame =
      sides.ours !== null && sides.theirs !== null && toOurs.same.has(sides.ours) && toTheirs.same.has(sides.theirs);
    add({ id: `b${part.rank}`, kind: part.kind, base: part, ...sides, isSame });
    if (isSame) continue;
    for (const answer of answersOf(part)) {
      const versions = { ours: toOurs.toB.get(answer) ?? null, theirs: toTheirs.toB.get(answer) ?? null };
      add({ id: `b${answer.rank}`, kind: answer.kind, base: answer, ...versions, isSame: false });
    }
  }
  const added = new Map<string, MergeNode[]>();
  for (const part of newIn(ours, byPart)) {
    const node = add({ id: `o${part.rank}`, kind: part.kind, base: null, ours: part, theirs: null, isSame: false });
    const name = addedName(part, of);
    const twins = added.get(name);
    if (twins) twins.push(node);
    else added.set(name, [node]);
  }
  for (const part of newIn(theirs, byPart)) {
    const twin = added.get(addedName(part, of))?.shift();
    if (twin) {
      twin.theirs = part;
      byPart.set(part, twin);
    } else add({ id: `t${part.rank}`, kind: part.kind, base: null, ours: null, theirs: part, isSame: false });
  }
  return { root: of(base.root), all, of };
}

/** The parts of one side that the base does not have. */
function* newIn(side: Parts, byPart: ReadonlyMap<Part, MergeNode>): Generator<Part> {
  for (const part of side.above) {
    const node = byPart.get(part);
    if (!node) yield part;
    if (!node?.isSame) for (const answer of answersOf(part)) if (!byPart.has(answer)) yield answer;
  }
}

function answerOfSame({ kind, slot, index }: Part, item: MergeNode | null | undefined): MergeNode {
  const version = (side: Part | null): Part | null => (side && slot && partsIn(side, slot)[index]) ?? null;
  const base = version(item?.base ?? null);
  if (!item?.isSame || !base) throw new Error('A part that belongs to none of the three guides.');
  return { id: `b${base.rank}`, kind, base, ours: version(item.ours), theirs: version(item.theirs), isSame: true };
}

// Two people who add a question with the same words have added one question.
function addedName(part: Part, of: (part: Part) => MergeNode): string {
  const units = unitsOf(part);
  const value = (...path: string[]) => units.get(keyOf(path))?.value;
  const place = part.parent && (part.kind === 'option' || part.kind === 'row') ? of(part.parent).id : '';
  return JSON.stringify([part.kind, place, value('type'), value('text'), value('title'), value('nickname')]);
}
