import { isJsonObject, type Json, type JsonObject } from '../json.ts';
import { getIn } from './field.ts';
import { type NodeKind, type Slot, type SlotRule, slotRules } from './kinds.ts';
import type { Key, ReadableDocument, ReadableNode } from './node.ts';

/**
 * Returns a read-only document of a wire guide, with the same keys as `fromWire`. Nodes are created on demand and
 * nothing is copied: `fields` is the wire object including its lists. Comparing thousands of parts of which few differ
 * costs only a fraction of the time and memory.
 */
export function wireDocument(guide: JsonObject): ReadableDocument {
  return { root: new WireNode('study', guide, null, 0) };
}

// One object per node and list: tens of thousands are created and soon discarded.
class WireNode implements ReadableNode {
  readonly kind: NodeKind;
  readonly fields: Json;
  readonly #above: WireList | null;
  readonly #index: number;
  #key: Key | null = null;
  #lists: Partial<Record<Slot, readonly ReadableNode[]>> | null = null;

  constructor(kind: NodeKind, wire: Json, above: WireList | null, index: number) {
    this.kind = kind;
    this.fields = wire;
    this.#above = above;
    this.#index = index;
  }

  /** Its position among all nodes, from 1. */
  get number(): number {
    return this.#above?.numberOf(this.#index) ?? 1;
  }

  get key(): Key {
    this.#key ??= `n${this.number}`;
    return this.#key;
  }

  get wire(): Json {
    return this.fields;
  }

  get children(): ReadableNode['children'] {
    return this;
  }

  get blocks(): readonly ReadableNode[] | undefined {
    return this.#list('blocks');
  }

  get concepts(): readonly ReadableNode[] | undefined {
    return this.#list('concepts');
  }

  get items(): readonly ReadableNode[] | undefined {
    return this.#list('items');
  }

  get criteria(): readonly ReadableNode[] | undefined {
    return this.#list('criteria');
  }

  get media(): readonly ReadableNode[] | undefined {
    return this.#list('media');
  }

  get options(): readonly ReadableNode[] | undefined {
    return this.#list('options');
  }

  get rows(): readonly ReadableNode[] | undefined {
    return this.#list('rows');
  }

  #list(slot: Slot): readonly ReadableNode[] | undefined {
    const known = this.#lists?.[slot];
    if (known) return known;
    const rule = slotRules[this.kind].find((each) => each.slot === slot);
    const entries = rule && listAt(this.fields, rule.path);
    if (!rule || !entries) return undefined;
    const above = new WireList(this, rule, entries);
    const list = entries.map((entry, index) => new WireNode(rule.kind, entry, above, index));
    this.#lists ??= {};
    this.#lists[slot] = list;
    return list;
  }
}

/** A list of nodes. They are numbered only when a key is needed, because that requires counting all nodes before. */
class WireList {
  readonly #owner: WireNode;
  readonly #rule: SlotRule;
  readonly #entries: readonly Json[];
  #numbers: readonly number[] | null = null;

  constructor(owner: WireNode, rule: SlotRule, entries: readonly Json[]) {
    this.#owner = owner;
    this.#rule = rule;
    this.#entries = entries;
  }

  numberOf(index: number): number | undefined {
    this.#numbers ??= this.#count();
    return this.#numbers[index];
  }

  #count(): readonly number[] {
    let number = this.#owner.number + 1;
    for (const { slot, path, kind } of slotRules[this.#owner.kind]) {
      if (slot === this.#rule.slot) break;
      number += sizeOfAll(kind, listAt(this.#owner.fields, path) ?? []);
    }
    return this.#entries.map((entry) => {
      const own = number;
      number += sizeOf(this.#rule.kind, entry);
      return own;
    });
  }
}

/** Returns the number of nodes in a wire value, including itself. */
function sizeOf(kind: NodeKind, wire: Json): number {
  let size = 1;
  for (const rule of slotRules[kind]) {
    const entries = listAt(wire, rule.path);
    if (entries) size += sizeOfAll(rule.kind, entries);
  }
  return size;
}

function sizeOfAll(kind: NodeKind, entries: readonly Json[]): number {
  if (slotRules[kind].length === 0) return entries.length;
  let size = 0;
  for (const entry of entries) size += sizeOf(kind, entry);
  return size;
}

function listAt(wire: Json, path: readonly string[]): readonly Json[] | null {
  if (!isJsonObject(wire)) return null;
  const list = getIn(wire, path);
  return Array.isArray(list) ? (list as readonly Json[]) : null;
}
