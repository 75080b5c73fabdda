import { type NodeKind, type Slot, type SlotRule, slotRules } from '../doc/kinds.ts';
import { type ReadableDocument, type ReadableNode, textField } from '../doc/node.ts';
import { nodeToWire } from '../doc/toWire.ts';
import { isJsonObject, type Path } from '../json.ts';

/** The kinds of parts that are compared one by one. Criteria and media belong to their question or concept. */
export type PartKind = Exclude<NodeKind, 'criterion' | 'media'>;

/** One node of a guide with the context needed for comparison. */
export interface Part {
  readonly node: ReadableNode;
  readonly kind: PartKind;
  readonly parent: Part | null;
  readonly slot: Slot | null;
  readonly index: number;
  readonly path: Path;
  readonly block: Part | null;
  /** For an item: its number in the whole guide, from 1, including statements. 0 for other parts. */
  readonly number: number;
  /** Its place in document order. */
  readonly rank: number;
  /** For an item: the rank of its last answer. For other parts: their own rank. */
  readonly lastRank: number;
  /** Created on demand for items. */
  readonly lists: readonly PartList[];
}

export interface PartList {
  readonly slot: Slot;
  readonly parts: readonly Part[];
}

export interface Parts {
  readonly doc: ReadableDocument;
  readonly root: Part;
  /** The number of parts, including answers and rows. Every rank is smaller. */
  readonly size: number;
  /** All parts in document order except answers and rows, which are most of a guide and rarely differ. */
  readonly above: readonly Part[];
  /** Returns the item with this id, or the first one if there are several. */
  readonly itemNamed: (externalId: string) => Part | undefined;
  /** Returns the part with this key. An answer of the item `near` is found without searching all others. */
  readonly find: (key: string, near?: Part | null) => Part | undefined;
}

interface PartSlot extends SlotRule {
  readonly kind: PartKind;
}

const isPartSlot = (rule: SlotRule): rule is PartSlot => rule.kind !== 'criterion' && rule.kind !== 'media';
const slotsOf = (kind: PartKind): readonly PartSlot[] => slotRules[kind].filter(isPartSlot);

/** The child lists that contain parts, by kind. */
export const partSlots: Readonly<Record<PartKind, readonly PartSlot[]>> = {
  study: slotsOf('study'),
  block: slotsOf('block'),
  concept: slotsOf('concept'),
  item: slotsOf('item'),
  option: slotsOf('option'),
  row: slotsOf('row'),
};

// Paths and answers are created on demand: there are thousands of parts, and few of them differ.
class LazyPart implements Part {
  readonly node: ReadableNode;
  readonly kind: PartKind;
  readonly parent: Part | null;
  readonly rule: PartSlot | null;
  readonly index: number;
  readonly block: Part | null;
  readonly number: number;
  readonly rank: number;
  #lists: readonly PartList[] | null = null;

  constructor(node: ReadableNode, above: Above, number: number, rank: number) {
    this.node = node;
    this.kind = above.rule?.kind ?? 'study';
    this.parent = above.parent;
    this.rule = above.rule;
    this.index = above.index;
    this.block = this.kind === 'block' ? this : (above.parent?.block ?? null);
    this.number = number;
    this.rank = rank;
  }

  get slot(): Slot | null {
    return this.rule?.slot ?? null;
  }

  get path(): Path {
    return this.parent && this.rule ? [...this.parent.path, ...this.rule.path, this.index] : [];
  }

  get lastRank(): number {
    return this.kind === 'item' ? this.rank + lengthAt(this.node, 'options') + lengthAt(this.node, 'rows') : this.rank;
  }

  get lists(): readonly PartList[] {
    this.#lists ??= this.#answers();
    return this.#lists;
  }

  set lists(lists: readonly PartList[]) {
    this.#lists = lists;
  }

  #answers(): readonly PartList[] {
    let { rank } = this;
    return partSlots[this.kind].flatMap((rule) => {
      const nodes = this.node.children[rule.slot];
      if (!nodes) return [];
      const parts = nodes.map((child, index) => {
        rank += 1;
        return new LazyPart(child, { parent: this, rule, index }, 0, rank);
      });
      return [{ slot: rule.slot, parts }];
    });
  }
}

// Reading the child nodes would create them all.
function lengthAt(node: ReadableNode, slot: 'options' | 'rows'): number {
  const wire = nodeToWire(node);
  const list = isJsonObject(wire) && Object.hasOwn(wire, slot) ? wire[slot] : undefined;
  return Array.isArray(list) ? list.length : 0;
}

interface Above {
  readonly parent: Part | null;
  readonly rule: PartSlot | null;
  readonly index: number;
}

/** Returns the parts of a document. Cost: one walk over the items. */
export function partsOf(doc: ReadableDocument): Parts {
  const all: Part[] = [];
  let [items, rank] = [0, 0];

  function read(node: ReadableNode, above: Above): Part {
    const isItem = above.rule?.kind === 'item';
    if (isItem) items += 1;
    const part = new LazyPart(node, above, isItem ? items : 0, rank);
    rank = part.lastRank + 1;
    all.push(part);
    if (!isItem) part.lists = listsOf(part);
    return part;
  }

  function listsOf(part: Part): readonly PartList[] {
    return partSlots[part.kind].flatMap((rule) => {
      const nodes = part.node.children[rule.slot];
      if (!nodes) return [];
      return [{ slot: rule.slot, parts: nodes.map((child, index) => read(child, { parent: part, rule, index })) }];
    });
  }

  const root = read(doc.root, { parent: null, rule: null, index: 0 });
  return { doc, root, size: rank, above: all, itemNamed: itemFinderOf(all), find: finderOf(all) };
}

function itemFinderOf(above: readonly Part[]): Parts['itemNamed'] {
  let byId: Map<string, Part> | null = null;
  return (externalId) => {
    if (byId) return byId.get(externalId);
    byId = new Map();
    for (const part of above) {
      const id = part.kind === 'item' ? textField(part.node, 'externalId') : '';
      if (id !== '' && !byId.has(id)) byId.set(id, part);
    }
    return byId.get(externalId);
  };
}

function finderOf(above: readonly Part[]): Parts['find'] {
  let byKey: ReadonlyMap<string, Part> | null = null;
  let answers: ReadonlyMap<string, Part> | null = null;
  return (key, near) => {
    const answer = near ? answersOf(near).find(({ node }) => node.key === key) : undefined;
    if (answer) return answer;
    byKey ??= new Map(above.map((part) => [part.node.key, part]));
    const found = byKey.get(key);
    if (found) return found;
    answers ??= new Map(above.flatMap(answersOf).map((part) => [part.node.key, part]));
    return answers.get(key);
  };
}

/** Returns the options and rows of an item in document order; empty for other parts. */
export function answersOf(part: Part): readonly Part[] {
  return part.kind === 'item' ? part.lists.flatMap(({ parts }) => parts) : [];
}

/** Returns the children in a slot, or an empty list. */
export function partsIn(part: Part, slot: Slot): readonly Part[] {
  return part.lists.find((list) => list.slot === slot)?.parts ?? [];
}

/** Returns true for options and rows, which are reported with their question. */
export function isAnswer(part: Part): boolean {
  return part.kind === 'option' || part.kind === 'row';
}

/** Returns true if the part is in a screening block. */
export function isScreening(part: Part): boolean {
  return part.block !== null && textField(part.block.node, 'type') === 'screening';
}
