import { nodeToWire } from '../doc/toWire.ts';
import { partSlots } from '../diff/part.ts';
import { fromUnits, type Unit, withValue } from '../diff/units.ts';
import { isJsonObject, type Json, type JsonObject } from '../json.ts';
import type { Arrangement } from './arrange.ts';
import type { ChosenUnits } from './chooseUnits.ts';
import type { MergeNode } from './mergeNode.ts';
import { spelled } from './spelling.ts';
import type { ThreeGuides } from './threeGuides.ts';

export interface Written {
  readonly guides: ThreeGuides;
  /** References to parts that are not alive are left out. */
  readonly presence: { readonly isAlive: (node: MergeNode) => boolean };
  readonly chosen: ReadonlyMap<MergeNode, ChosenUnits>;
  /** Called with the object of each part. */
  readonly onPart?: (part: object, node: MergeNode) => void;
}

type Lists = Pick<Arrangement, 'listOf'>;

/** Returns the merged guide. Identical parts are the objects of ours, unless something they refer to was renamed. */
export function writeGuide(settled: Written, arrangement: Lists): JsonObject {
  const guide = wireOf(settled, arrangement, settled.guides.nodes.root);
  if (!isJsonObject(guide)) throw new Error('Merging guides cannot make anything but a guide.');
  return guide;
}

function wireOf(settled: Written, arrangement: Lists, node: MergeNode): Json {
  const wire = partOf(settled, arrangement, node);
  if (isJsonObject(wire)) settled.onPart?.(wire, node);
  return wire;
}

function partOf(settled: Written, arrangement: Lists, node: MergeNode): Json {
  if (node.isSame && node.ours) return sameWire(settled, node, nodeToWire(node.ours.node));
  const units: Unit[] = [];
  for (const chosen of settled.chosen.get(node)?.values() ?? []) {
    const value = spelled(settled, chosen);
    if (value !== undefined) units.push({ path: chosen.unit.path, value });
  }
  let wire = fromUnits(units);
  for (const { slot, path } of partSlots[node.kind]) {
    const list = arrangement.listOf(node, slot);
    if (list.length > 0)
      wire = withValue(
        wire,
        path,
        list.map((child) => wireOf(settled, arrangement, child)),
      );
  }
  return wire;
}

function sameWire(settled: Written, node: MergeNode, ours: Json): Json {
  let wire = ours;
  for (const chosen of settled.chosen.get(node)?.values() ?? []) {
    const value = spelled(settled, chosen);
    if (value !== chosen.unit.value) wire = withValue(wire, chosen.unit.path, value);
  }
  return wire;
}
