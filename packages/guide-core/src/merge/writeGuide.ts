import { nodeToWire } from '../doc/toWire.ts';
import { partSlots } from '../diff/part.ts';
import { fromUnits, type Unit, withValue } from '../diff/units.ts';
import { isJsonObject, type Json, type JsonObject } from '../json.ts';
import type { Arrangement } from './arrange.ts';
import type { MergeNode } from './mergeNode.ts';
import type { Settled } from './settle.ts';
import { spelled } from './spelling.ts';

/** The merged guide. What is the same on all sides is the very object of ours, unless something it mentions is renamed. */
export function writeGuide(settled: Settled, arrangement: Arrangement): JsonObject {
  const guide = wireOf(settled, arrangement, settled.guides.nodes.root);
  if (!isJsonObject(guide)) throw new Error('Merging guides cannot make anything but a guide.');
  return guide;
}

function wireOf(settled: Settled, arrangement: Arrangement, node: MergeNode): Json {
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

function sameWire(settled: Settled, node: MergeNode, ours: Json): Json {
  let wire = ours;
  for (const chosen of settled.chosen.get(node)?.values() ?? []) {
    const value = spelled(settled, chosen);
    if (value !== chosen.unit.value) wire = withValue(wire, chosen.unit.path, value);
  }
  return wire;
}
