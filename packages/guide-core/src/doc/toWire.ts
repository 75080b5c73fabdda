import type { Json, JsonObject } from '../json.ts';
import { setIn } from './field.ts';
import { slotRules } from './kinds.ts';
import type { ReadableDocument, ReadableNode } from './node.ts';

const wires = new WeakMap<ReadableNode, Json>();

/**
 * Returns the value of a node as a guide file has it. An unchanged node returns the identical object, so that code that
 * caches by identity only handles what changed.
 */
export function nodeToWire(node: ReadableNode): Json {
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

/** Records the value from which an unedited node was made, so that it is not assembled again. */
export function rememberWire(node: ReadableNode, wire: Json): void {
  wires.set(node, wire);
}

/**
 * Returns the guide of a document as its file has it: the body of the create request. An unchanged document returns the
 * identical object each time, so that validators check only what changed.
 */
export function toWire(doc: ReadableDocument): JsonObject {
  return nodeToWire(doc.root) as JsonObject;
}
