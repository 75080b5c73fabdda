import type { Path } from '../json.ts';

/**
 * What a node of a document is. `item`: a question or statement; `option`: also a column of a matrix; `media`: one
 * picture or video.
 */
export type NodeKind = 'study' | 'block' | 'concept' | 'item' | 'option' | 'row' | 'criterion' | 'media';

/**
 * The name of a child list of a node. A study has `blocks`, a block `concepts` and `items`, a concept `media` and
 * `criteria`, an item `criteria`, `media`, `options` and `rows`.
 */
export type Slot = 'blocks' | 'concepts' | 'items' | 'criteria' | 'media' | 'options' | 'rows';

/** One child list of a kind: its name, its path in the wire object, and the kind of its entries. */
export interface SlotRule {
  readonly slot: Slot;
  readonly path: readonly string[];
  readonly kind: NodeKind;
}

const criteria: SlotRule = { slot: 'criteria', path: ['conditional', 'criteria'], kind: 'criterion' };

/** Every child list of every kind, in the order of the contract. */
export const slotRules: Readonly<Record<NodeKind, readonly SlotRule[]>> = {
  study: [{ slot: 'blocks', path: ['studyGuide'], kind: 'block' }],
  block: [
    { slot: 'concepts', path: ['conceptSamplingConfig', 'concepts'], kind: 'concept' },
    { slot: 'items', path: ['items'], kind: 'item' },
  ],
  concept: [{ slot: 'media', path: ['content', 'media'], kind: 'media' }, criteria],
  item: [
    criteria,
    { slot: 'media', path: ['media'], kind: 'media' },
    { slot: 'options', path: ['options'], kind: 'option' },
    { slot: 'rows', path: ['rows'], kind: 'row' },
  ],
  option: [],
  row: [],
  criterion: [],
  media: [],
};

/** Returns the rule of a child list, or undefined if nodes of this kind do not have it. */
export function slotRule(kind: NodeKind, slot: Slot): SlotRule | undefined {
  return slotRules[kind].find((rule) => rule.slot === slot);
}

/** Returns the child list of `parent` for nodes of `kind`, if there is one. */
export function slotFor(parent: NodeKind, kind: NodeKind): Slot | undefined {
  return slotRules[parent].find((rule) => rule.kind === kind)?.slot;
}

/** Returns true if `path` equals `prefix` or is below it. */
export function startsWith(path: Path, prefix: Path): boolean {
  return prefix.length <= path.length && prefix.every((segment, i) => path[i] === segment);
}
