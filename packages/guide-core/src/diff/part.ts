import type { NodeKind, Slot } from '../doc/kinds.ts';
import type { GuideDocument, GuideNode } from '../doc/node.ts';
import type { Path } from '../json.ts';

/** The kinds that are compared one by one. Criteria and media belong to the question or concept that has them. */
export type PartKind = Exclude<NodeKind, 'criterion' | 'media'>;

/** One node of a guide with its surroundings, as comparing needs it. */
export interface Part {
  readonly node: GuideNode;
  readonly kind: PartKind;
  readonly parent: Part | null;
  readonly slot: Slot | null;
  readonly index: number;
  readonly path: Path;
  readonly block: Part | null;
  /** Of an item: its number over the whole guide, from 1, statements included. 0 for everything else. */
  readonly number: number;
  /** Its place in document order. */
  readonly rank: number;
  readonly lists: readonly PartList[];
}

/** A child list of a part. */
export interface PartList {
  readonly slot: Slot;
  readonly parts: readonly Part[];
}

/** Every part of a document: the tree, and all of them in document order. */
export interface Parts {
  readonly doc: GuideDocument;
  readonly root: Part;
  readonly all: readonly Part[];
  /** The part of a key. */
  readonly find: (key: string) => Part | undefined;
}

interface PartSlot {
  readonly slot: Slot;
  readonly path: readonly string[];
  readonly kind: PartKind;
}

const options: PartSlot = { slot: 'options', path: ['options'], kind: 'option' };
const rows: PartSlot = { slot: 'rows', path: ['rows'], kind: 'row' };

/** The child lists whose entries are parts, by kind. */
export const partSlots: Readonly<Record<PartKind, readonly PartSlot[]>> = {
  study: [{ slot: 'blocks', path: ['studyGuide'], kind: 'block' }],
  block: [
    { slot: 'concepts', path: ['conceptSamplingConfig', 'concepts'], kind: 'concept' },
    { slot: 'items', path: ['items'], kind: 'item' },
  ],
  concept: [],
  item: [options, rows],
  option: [],
  row: [],
};

// Paths are put together only when somebody asks: there are many thousand parts, and few that differ.
class LazyPart implements Part {
  readonly node: GuideNode;
  readonly kind: PartKind;
  readonly parent: Part | null;
  readonly rule: PartSlot | null;
  readonly index: number;
  readonly block: Part | null;
  readonly number: number;
  readonly rank: number;
  readonly lists: PartList[] = [];

  constructor(node: GuideNode, above: Above, number: number, rank: number) {
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
}

interface Above {
  readonly parent: Part | null;
  readonly rule: PartSlot | null;
  readonly index: number;
}

/** Reads the parts of a document. Cost: one walk. */
export function partsOf(doc: GuideDocument): Parts {
  const all: Part[] = [];
  let items = 0;

  function read(node: GuideNode, above: Above): Part {
    const isItem = above.rule?.kind === 'item';
    if (isItem) items += 1;
    const part = new LazyPart(node, above, isItem ? items : 0, all.length);
    all.push(part);
    for (const rule of partSlots[part.kind]) {
      const nodes = node.children[rule.slot];
      if (!nodes) continue;
      const parts = nodes.map((child, index) => read(child, { parent: part, rule, index }));
      part.lists.push({ slot: rule.slot, parts });
    }
    return part;
  }

  const root = read(doc.root, { parent: null, rule: null, index: 0 });
  let byKey: ReadonlyMap<string, Part> | null = null;
  const find = (key: string): Part | undefined => {
    byKey ??= new Map(all.map((part) => [part.node.key, part]));
    return byKey.get(key);
  };
  return { doc, root, all, find };
}

/** The list of children in a slot, empty when there is none. */
export function partsIn(part: Part, slot: Slot): readonly Part[] {
  return part.lists.find((list) => list.slot === slot)?.parts ?? [];
}
