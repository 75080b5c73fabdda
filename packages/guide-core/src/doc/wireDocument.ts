import { isJsonObject, type Json, type JsonObject } from '../json.ts';
import { getIn } from './field.ts';
import { type NodeKind, type Slot, type SlotRule, slotRules } from './kinds.ts';
import type { GuideDocument, GuideNode, Key } from './node.ts';

/**
 * The document of a wire guide for looking only, with the keys that `fromWire` gives. Its nodes are made when somebody
 * asks for them, and nothing is copied: `fields` is the wire object with the lists still in it. So no step may be applied
 * to it; whoever compares thousands of parts of which few differ saves nearly all of the work and of the memory.
 */
export function wireDocument(guide: JsonObject): GuideDocument {
  return new WireDocument(guide);
}

class WireDocument implements GuideDocument {
  readonly root: GuideNode;
  readonly #guide: JsonObject;

  constructor(guide: JsonObject) {
    this.#guide = guide;
    this.root = new WireNode('study', guide, null, 0);
  }

  // Counting them all is a walk, and nobody who only looks needs another key.
  get nextKey(): number {
    return 1 + sizeOf('study', this.#guide);
  }
}

// One object for each node and its lists: tens of thousands of them are made, and thrown away at once.
class WireNode implements GuideNode {
  readonly kind: NodeKind;
  readonly fields: Json;
  readonly #above: WireList | null;
  readonly #index: number;
  #key: Key | null = null;
  #lists: Partial<Record<Slot, readonly GuideNode[]>> | null = null;

  constructor(kind: NodeKind, wire: Json, above: WireList | null, index: number) {
    this.kind = kind;
    this.fields = wire;
    this.#above = above;
    this.#index = index;
  }

  /** Its place among all nodes, from 1. */
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

  get children(): GuideNode['children'] {
    return this;
  }

  get blocks(): readonly GuideNode[] | undefined {
    return this.#list('blocks');
  }

  get concepts(): readonly GuideNode[] | undefined {
    return this.#list('concepts');
  }

  get items(): readonly GuideNode[] | undefined {
    return this.#list('items');
  }

  get criteria(): readonly GuideNode[] | undefined {
    return this.#list('criteria');
  }

  get media(): readonly GuideNode[] | undefined {
    return this.#list('media');
  }

  get options(): readonly GuideNode[] | undefined {
    return this.#list('options');
  }

  get rows(): readonly GuideNode[] | undefined {
    return this.#list('rows');
  }

  #list(slot: Slot): readonly GuideNode[] | undefined {
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

/** A list of nodes. They are numbered when somebody asks for a key, since that takes counting all that is before them. */
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

/** How many nodes a wire value is, itself included. */
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
