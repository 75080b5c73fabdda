import { isJsonObject, type Json, type JsonObject } from '../json.ts';
import { getIn } from './field.ts';
import { type NodeKind, type Slot, slotRules } from './kinds.ts';
import type { GuideDocument, GuideNode, Key } from './node.ts';

/**
 * The document of a wire guide for looking only, with the keys that `fromWire` gives. Its nodes are made when somebody
 * asks for them, and nothing is copied: `fields` is the wire object with the lists still in it. So no step may be applied
 * to it; whoever compares thousands of parts of which few differ saves nearly all of the work and of the memory.
 */
export function wireDocument(guide: JsonObject): GuideDocument {
  const root = new WireNode('study', guide, 1);
  return { root, nextKey: 1 + sizeOf('study', guide) };
}

// One object for each node and its lists: tens of thousands of them are made, and thrown away at once.
class WireNode implements GuideNode {
  readonly kind: NodeKind;
  readonly fields: Json;
  readonly #number: number;
  #lists: Partial<Record<Slot, readonly GuideNode[]>> | null = null;

  constructor(kind: NodeKind, wire: Json, number: number) {
    this.kind = kind;
    this.fields = wire;
    this.#number = number;
  }

  get key(): Key {
    return `n${this.#number}`;
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
    let number = this.#number + 1;
    for (const rule of slotRules[this.kind]) {
      const entries = listAt(this.fields, rule.path);
      if (rule.slot !== slot) {
        if (entries) number += sizeOfAll(rule.kind, entries);
        continue;
      }
      if (!entries) return undefined;
      const list = nodesOf(rule.kind, entries, number);
      this.#lists ??= {};
      this.#lists[slot] = list;
      return list;
    }
    return undefined;
  }
}

function nodesOf(kind: NodeKind, entries: readonly Json[], first: number): readonly GuideNode[] {
  let number = first;
  return entries.map((entry) => {
    const node = new WireNode(kind, entry, number);
    number += sizeOf(kind, entry);
    return node;
  });
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
