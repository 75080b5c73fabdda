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
  readonly byKey: ReadonlyMap<string, Part>;
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

/** Reads the parts of a document. Cost: one walk. */
export function partsOf(doc: GuideDocument): Parts {
  const all: Part[] = [];
  let items = 0;

  function read(node: GuideNode, kind: PartKind, above: Pick<Part, 'parent' | 'slot' | 'index' | 'path'>): Part {
    const lists: PartList[] = [];
    const number = kind === 'item' ? (items += 1) : 0;
    const block = above.parent?.block ?? null;
    const part: { -readonly [P in keyof Part]: Part[P] } = {
      ...above,
      node,
      kind,
      block,
      number,
      rank: all.length,
      lists,
    };
    if (kind === 'block') part.block = part;
    all.push(part);
    for (const rule of partSlots[kind]) {
      const nodes = node.children[rule.slot];
      if (!nodes) continue;
      const parts = nodes.map((child, index) =>
        read(child, rule.kind, { parent: part, slot: rule.slot, index, path: [...above.path, ...rule.path, index] }),
      );
      lists.push({ slot: rule.slot, parts });
    }
    return part;
  }

  const root = read(doc.root, 'study', { parent: null, slot: null, index: 0, path: [] });
  return { doc, root, all, byKey: new Map(all.map((part) => [part.node.key, part])) };
}

/** The list of children in a slot, empty when there is none. */
export function partsIn(part: Part, slot: Slot): readonly Part[] {
  return part.lists.find((list) => list.slot === slot)?.parts ?? [];
}
