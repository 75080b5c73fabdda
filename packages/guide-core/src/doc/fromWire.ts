import { isJsonObject, type Json, type JsonObject } from '../json.ts';
import { getIn, setIn } from './field.ts';
import { type NodeKind, type Slot, slotRules } from './kinds.ts';
import { type GuideDocument, type GuideNode, type Key, noChildren } from './node.ts';
import { nodeToWire, rememberWire } from './toWire.ts';

/** Returns a new key with each call. */
export type KeySource = () => Key;

/** Returns a source of keys from `first` on. `used()` returns the number after the last key. */
export function keysFrom(first: number): { next: KeySource; used: () => number } {
  let number = first;
  return { next: () => `n${number++}`, used: () => number };
}

/**
 * Returns the editor document of a guide of any shape, with a key for each part. `toWire` of it always equals the
 * guide, including the order of properties. Keys count from `n1`, and differ each time a guide that changed is read.
 *
 * @example
 * ```ts
 * import { fromWire, toWire, walk } from '@guide-studio/guide-core/edit';
 *
 * const guide = {
 *   title: 'Home cooking',
 *   studyGuide: [{ type: 'flat', title: 'Last week', items: [{ type: 'open_ended', text: 'What did you cook?' }] }],
 * };
 * const doc = fromWire(guide);
 * console.log(walk(doc.root).map(({ key, kind }) => `${key} ${kind}`)); // [ 'n1 study', 'n2 block', 'n3 item' ]
 * console.log(toWire(doc) === guide); // true
 * ```
 */
export function fromWire(guide: JsonObject): GuideDocument {
  const keys = keysFrom(1);
  const root = nodeFromWire('study', guide, keys.next);
  return { root, nextKey: keys.used() };
}

/**
 * Creates a node and its descendants from a wire value. `known` returns the node of an entry of a list that has one
 * already, such as a part of an earlier version.
 */
export function nodeFromWire(
  kind: NodeKind,
  value: Json,
  nextKey: KeySource,
  known: (entry: Json) => GuideNode | undefined = () => undefined,
): GuideNode {
  const key = nextKey();
  if (!isJsonObject(value)) return { key, kind, fields: value, children: noChildren };
  const { fields, lists } = splitWire(kind, value);
  const children: Partial<Record<Slot, readonly GuideNode[]>> = {};
  let isWhole = slotRules[kind].length > 0;
  for (const rule of slotRules[kind]) {
    const list = lists[rule.slot];
    if (!list) continue;
    children[rule.slot] = list.map((entry) => {
      const node = known(entry) ?? nodeFromWire(rule.kind, entry, nextKey, known);
      isWhole &&= nodeToWire(node) === entry;
      return node;
    });
  }
  const node = { key, kind, fields, children };
  if (isWhole) rememberWire(node, value);
  return node;
}

/** A wire value split into the fields of its node and the wire values of its children. */
export interface SplitWire {
  readonly fields: Json;
  readonly lists: Readonly<Partial<Record<Slot, readonly Json[]>>>;
}

/**
 * Splits a wire value into the fields of a node of this kind and its child lists. In the fields, each of these lists is
 * empty. Accepts any JSON.
 */
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

/** Returns the same content with new keys, for copies. */
export function withNewKeys(node: GuideNode, nextKey: KeySource): GuideNode {
  const children: Partial<Record<Slot, readonly GuideNode[]>> = {};
  for (const [slot, list] of Object.entries(node.children)) {
    children[slot as Slot] = list.map((child) => withNewKeys(child, nextKey));
  }
  return { ...node, key: nextKey(), children };
}
