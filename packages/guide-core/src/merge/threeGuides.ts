import { wireDocument } from '../doc/wireDocument.ts';
import { insideUnit, type Mention, type Mentions, mentionsOf } from '../diff/naming.ts';
import { type Part, type Parts, partsIn, partsOf } from '../diff/part.ts';
import { type Unit, type Units, unitsOf, withValue } from '../diff/units.ts';
import type { Slot } from '../doc/kinds.ts';
import type { Json, JsonObject } from '../json.ts';
import { idOf, type MergeNode, type MergeNodes, mergeNodes, type Side } from './mergeNode.ts';

/** The three guides of a merge: their combined parts, with the content and the references of each part. */
export class ThreeGuides {
  readonly wires: Readonly<Record<Side, JsonObject>>;
  /** False if the base is only a substitute by which the two sides are matched. */
  readonly hasBase: boolean;
  readonly parts: Readonly<Record<Side, Parts>>;
  readonly nodes: MergeNodes;
  readonly mentions: Readonly<Record<Side, Mentions>>;
  readonly #units = new Map<Part, Units>();

  constructor(base: JsonObject | null, ours: JsonObject, theirs: JsonObject) {
    this.wires = { base: base ?? ours, ours, theirs };
    this.hasBase = base !== null;
    const read = (side: Side): Parts => partsOf(wireDocument(this.wires[side]));
    this.parts = { base: read('base'), ours: read('ours'), theirs: read('theirs') };
    this.nodes = mergeNodes(this.parts.base, this.parts.ours, this.parts.theirs);
    const named = (side: Side): Mentions => mentionsOf(this.parts[side]);
    this.mentions = { base: named('base'), ours: named('ours'), theirs: named('theirs') };
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

  mentionsOf(part: Part, side: Side): readonly Mention[] {
    return this.mentions[side].get(part);
  }

  /** Returns a value with the referenced parts instead of ids and texts, so that renaming does not change it. */
  meaning(part: Part, side: Side, unit: Unit | undefined): Json | undefined {
    if (!unit) return undefined;
    let value = unit.value;
    for (const mention of this.mentionsOf(part, side)) {
      const path = insideUnit(mention, unit.path);
      if (path === null || mention.target === null) continue;
      value = withValue(value, path, ['meant', idOf(this.nodes.of(mention.target, side))]);
    }
    return value;
  }
}
