import type { Json, JsonObject } from '../json.ts';
import { setIn } from './field.ts';
import { slotRules } from './kinds.ts';
import type { GuideDocument, GuideNode } from './node.ts';

const wires = new WeakMap<GuideNode, Json>();

/**
 * The wire value of a node. An unchanged node gives the identical object again, so that whoever memoises by identity
 * (the validator) works only for what changed.
 */
export function nodeToWire(node: GuideNode): Json {
  if (slotRules[node.kind].length === 0) return node.fields;
  const known = node.wire ?? wires.get(node);
  if (known !== undefined) return known;
  let wire = node.fields;
  for (const rule of slotRules[node.kind]) {
    const list = node.children[rule.slot];
    if (list) wire = setIn(wire, rule.path, list.map(nodeToWire))?.value ?? wire;
  }
  wires.set(node, wire);
  return wire;
}

/** Tells what an unedited node was made from, so that it need not be put together again. */
export function rememberWire(node: GuideNode, wire: Json): void {
  wires.set(node, wire);
}

/** The wire guide of a document: the body of the create request. */
export function toWire(doc: GuideDocument): JsonObject {
  return nodeToWire(doc.root) as JsonObject;
}
