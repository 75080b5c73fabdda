import { isJsonObject, type Json, type JsonObject } from '../json.ts';
import { getIn, setIn } from './field.ts';
import { type NodeKind, type Slot, slotRules } from './kinds.ts';
import { type GuideDocument, type GuideNode, type Key, noChildren } from './node.ts';
import { rememberWire } from './toWire.ts';

/** Gives out fresh keys. */
export type KeySource = () => Key;

/** Keys from `first` on; `used()` tells the number after the last one given out. */
export function keysFrom(first: number): { next: KeySource; used: () => number } {
  let number = first;
  return { next: () => `n${number++}`, used: () => number };
}

/**
 * The editor document of a wire guide of any shape. Round trip is a law: `toWire(fromWire(guide).root)` equals
 * `guide`, property order included.
 */
export function fromWire(guide: JsonObject): GuideDocument {
  const keys = keysFrom(1);
  const root = nodeFromWire('study', guide, keys.next);
  return { root, nextKey: keys.used() };
}

/** A node and everything below it from its wire value. */
export function nodeFromWire(kind: NodeKind, value: Json, nextKey: KeySource): GuideNode {
  const key = nextKey();
  if (!isJsonObject(value)) return { key, kind, fields: value, children: noChildren };
  const { fields, lists } = splitWire(kind, value);
  const children: Partial<Record<Slot, readonly GuideNode[]>> = {};
  for (const rule of slotRules[kind]) {
    const list = lists[rule.slot];
    if (list) children[rule.slot] = list.map((entry) => nodeFromWire(rule.kind, entry, nextKey));
  }
  const node = { key, kind, fields, children };
  if (slotRules[kind].length > 0) rememberWire(node, value);
  return node;
}

/** A wire value taken apart: the fields of its node, and what its children are made of. */
export interface SplitWire {
  readonly fields: Json;
  readonly lists: Readonly<Partial<Record<Slot, readonly Json[]>>>;
}

export function splitWire(kind: NodeKind, value: Json): SplitWire {
  let fields = value;
  const lists: Partial<Record<Slot, readonly Json[]>> = {};
  for (const rule of slotRules[kind]) {
    const list = getIn(value, rule.path);
    if (!Array.isArray(list)) continue;
    fields = setIn(fields, rule.path, [])?.value ?? fields;
    lists[rule.slot] = list as readonly Json[];
  }
  return { fields, lists };
}

/** The same content under new keys, for copies. */
export function withNewKeys(node: GuideNode, nextKey: KeySource): GuideNode {
  const children: Partial<Record<Slot, readonly GuideNode[]>> = {};
  for (const [slot, list] of Object.entries(node.children)) {
    children[slot as Slot] = list.map((child) => withNewKeys(child, nextKey));
  }
  return { ...node, key: nextKey(), children };
}
