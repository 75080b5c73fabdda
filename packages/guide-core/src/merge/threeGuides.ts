import { wireDocument } from '../doc/wireDocument.ts';
import {
  ByRank,
  haveSameText,
  matchParts,
  insideUnit,
  type PartReference,
  type PartReferences,
  referencesOf,
  answersOf,
  type Part,
  type PartKind,
  type Parts,
  partsIn,
  partsOf,
  keyOf,
  type Unit,
  type Units,
  unitsOf,
  withValue,
} from '../diff/guideParts.ts';
import type { Slot } from '../doc/kinds.ts';
import type { Json, JsonObject } from '../json.ts';

export type Side = 'base' | 'ours' | 'theirs';

/** One part in the three guides. */
export interface MergeNode {
  readonly kind: PartKind;
  readonly base: Part | null;
  ours: Part | null;
  theirs: Part | null;
  /** True for an item or answer that is identical in all three guides. */
  readonly isSame: boolean;
}

/** Returns a name for a part that is always the same for the same three guides. */
export function idOf({ base, ours, theirs }: MergeNode): string {
  if (base) return `b${base.rank}`;
  return ours ? `o${ours.rank}` : `t${theirs?.rank}`;
}

/** The three guides of a merge: their combined parts, with the content and the references of each part. */
export class ThreeGuides {
  readonly wires: Readonly<Record<Side, JsonObject>>;
  /** False if the base is only a substitute by which the two sides are matched. */
  readonly hasBase: boolean;
  readonly parts: Readonly<Record<Side, Parts>>;
  readonly nodes: MergeNodes;
  readonly references: Readonly<Record<Side, PartReferences>>;
  readonly #units = new Map<Part, Units>();

  constructor(base: JsonObject | null, ours: JsonObject, theirs: JsonObject) {
    this.wires = { base: base ?? ours, ours, theirs };
    this.hasBase = base !== null;
    const read = (side: Side): Parts => partsOf(wireDocument(this.wires[side]));
    this.parts = { base: read('base'), ours: read('ours'), theirs: read('theirs') };
    this.nodes = mergeNodes(this.parts.base, this.parts.ours, this.parts.theirs);
    const named = (side: Side): PartReferences => referencesOf(this.parts[side]);
    this.references = { base: named('base'), ours: named('ours'), theirs: named('theirs') };
  }

  /** Returns the children of a part on one side. */
  listOf(node: MergeNode, slot: Slot, side: Side): readonly MergeNode[] {
    const part = node[side];
    return part ? partsIn(part, slot).map((each) => this.nodes.of(each, side)) : [];
  }

  /** Returns the parent of a part on one side, or null for the study and for parts that this side does not have. */
  above(node: MergeNode, side: Side): MergeNode | null {
    const parent = node[side]?.parent;
    return parent ? this.nodes.of(parent, side) : null;
  }

  unitsOf(part: Part): Units {
    const known = this.#units.get(part) ?? unitsOf(part);
    this.#units.set(part, known);
    return known;
  }

  referencesOf(part: Part, side: Side): readonly PartReference[] {
    return this.references[side].get(part);
  }

  /** Returns a value with the referenced parts instead of ids and texts, so that renaming does not change it. */
  meaning(part: Part, side: Side, unit: Unit | undefined): Json | undefined {
    if (!unit) return undefined;
    let value = unit.value;
    for (const reference of this.referencesOf(part, side)) {
      const path = insideUnit(reference, unit.path);
      if (path === null || reference.target === null) continue;
      value = withValue(value, path, ['meant', idOf(this.nodes.of(reference.target, side))]);
    }
    return value;
  }
}

/** The combined parts of three guides. */
export interface MergeNodes {
  readonly root: MergeNode;
  /**
   * In document order: parts of the base, then those each side added. Leaves out the answers of items that are
   * identical in all three; {@link of} creates them on demand.
   */
  readonly all: readonly MergeNode[];
  readonly of: (part: Part, side: Side) => MergeNode;
}

/** Matches both sides with the base, and what both added with each other. */
function mergeNodes(base: Parts, ours: Parts, theirs: Parts): MergeNodes {
  const known = new KnownNodes(base, ours, theirs);
  const all: MergeNode[] = [];
  const add = (node: MergeNode): MergeNode => {
    all.push(node);
    known.add(node);
    return node;
  };
  const [toOurs, toTheirs] = [matchParts(base, ours), matchParts(base, theirs)];
  const versionsOf = (part: Part) => ({ ours: toOurs.toB.get(part) ?? null, theirs: toTheirs.toB.get(part) ?? null });
  for (const part of base.above) {
    const versions = versionsOf(part);
    const isSame =
      versions.ours !== null &&
      versions.theirs !== null &&
      toOurs.isSame(versions.ours) &&
      toTheirs.isSame(versions.theirs);
    add({ kind: part.kind, base: part, ours: versions.ours, theirs: versions.theirs, isSame });
    if (isSame) continue;
    for (const answer of answersOf(part)) {
      const of = versionsOf(answer);
      const isSame = haveSameText(answer, of.ours) && haveSameText(answer, of.theirs);
      add({ kind: answer.kind, base: answer, ours: of.ours, theirs: of.theirs, isSame });
    }
  }
  const added = new Map<string, MergeNode[]>();
  for (const part of newIn(ours, 'ours', known)) {
    const node = add({ kind: part.kind, base: null, ours: part, theirs: null, isSame: false });
    const name = addedName(part, 'ours', known);
    const twins = added.get(name);
    if (twins) twins.push(node);
    else added.set(name, [node]);
  }
  for (const part of newIn(theirs, 'theirs', known)) {
    const twin = added.get(addedName(part, 'theirs', known))?.shift();
    if (twin) {
      twin.theirs = part;
      known.add(twin);
    } else add({ kind: part.kind, base: null, ours: null, theirs: part, isSame: false });
  }
  return { root: known.of(base.root, 'base'), all, of: (part, side) => known.of(part, side) };
}

class KnownNodes {
  readonly #nodes: Readonly<Record<Side, ByRank<MergeNode>>>;

  constructor(base: Parts, ours: Parts, theirs: Parts) {
    this.#nodes = { base: new ByRank(base), ours: new ByRank(ours), theirs: new ByRank(theirs) };
  }

  add(node: MergeNode): void {
    if (node.base) this.#nodes.base.set(node.base, node);
    if (node.ours) this.#nodes.ours.set(node.ours, node);
    if (node.theirs) this.#nodes.theirs.set(node.theirs, node);
  }

  get(part: Part, side: Side): MergeNode | undefined {
    return this.#nodes[side].get(part);
  }

  of(part: Part, side: Side): MergeNode {
    const known = this.get(part, side);
    if (known) return known;
    const node = answerOfSame(part, part.parent && this.get(part.parent, side));
    this.add(node);
    return node;
  }
}

/** Returns the parts of one side that the base does not have. */
function* newIn(parts: Parts, side: Side, known: KnownNodes): Generator<Part> {
  for (const part of parts.above) {
    const node = known.get(part, side);
    if (!node) yield part;
    if (!node?.isSame) for (const answer of answersOf(part)) if (!known.get(answer, side)) yield answer;
  }
}

function answerOfSame({ kind, slot, index }: Part, item: MergeNode | null | undefined): MergeNode {
  const version = (side: Part | null): Part | null => (side && slot && partsIn(side, slot)[index]) ?? null;
  const base = version(item?.base ?? null);
  if (!item?.isSame || !base) throw new Error('A part that belongs to none of the three guides.');
  return { kind, base, ours: version(item.ours), theirs: version(item.theirs), isSame: true };
}

// If two people add a question with the same words, they have added one question.
function addedName(part: Part, side: Side, known: KnownNodes): string {
  const units = unitsOf(part);
  const value = (...path: string[]) => units.get(keyOf(path))?.value;
  const place = part.parent && (part.kind === 'option' || part.kind === 'row') ? idOf(known.of(part.parent, side)) : '';
  return JSON.stringify([part.kind, place, value('type'), value('text'), value('title'), value('nickname')]);
}
