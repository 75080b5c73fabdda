import type { Path } from '../json.ts';

/** The kinds of node a guide is made of. */
export type NodeKind = 'study' | 'block' | 'concept' | 'item' | 'option' | 'row' | 'criterion' | 'media';

/** The child lists that nodes have. */
export type Slot = 'blocks' | 'concepts' | 'items' | 'criteria' | 'media' | 'options' | 'rows';

/** One child list of a kind: its name, where it stands in the wire object, and what it holds. */
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

export function slotRule(kind: NodeKind, slot: Slot): SlotRule | undefined {
  return slotRules[kind].find((rule) => rule.slot === slot);
}

/** The child list of `parent` that takes nodes of `kind`, if it has one. */
export function slotFor(parent: NodeKind, kind: NodeKind): Slot | undefined {
  return slotRules[parent].find((rule) => rule.kind === kind)?.slot;
}

/** True when `path` is `prefix` or leads below it. */
export function startsWith(path: Path, prefix: Path): boolean {
  return prefix.length <= path.length && prefix.every((segment, i) => path[i] === segment);
}
