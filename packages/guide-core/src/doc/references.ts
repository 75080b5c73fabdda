import type { Path } from '../json.ts';
import { childrenOf, type GuideDocument, type GuideNode, type Key, objectFields, textField } from './node.ts';

/** Why a reference does not lead where it must (specification, "Guide validation rules", 4, and "Criterion"). */
export type ReferenceProblem = 'unknown' | 'notEarlier' | 'wrongType' | 'notInEarlierBlock';

/**
 * One mention of another part of the guide. `owner` is the item or concept that depends, `holder` the node whose field
 * at `path` holds the mention (a criterion, or the owner for carry-forward), `target` what it means now.
 */
export interface Reference {
  readonly kind: 'question' | 'choice' | 'matrixRow' | 'carryForward';
  readonly owner: Key;
  readonly holder: Key;
  readonly path: Path;
  readonly value: string;
  readonly target: Key | null;
  readonly problem: ReferenceProblem | null;
  /** For a choice: whether the target is named by its text instead of its id. */
  readonly byText: boolean;
}

interface ItemEntry {
  readonly node: GuideNode;
  readonly block: number;
  readonly order: number;
}

/** The items of a guide in order, and the first one of each external id. */
export interface ItemIndex {
  readonly items: readonly ItemEntry[];
  readonly byId: ReadonlyMap<string, ItemEntry>;
  readonly byKey: ReadonlyMap<Key, ItemEntry>;
}

const indexes = new WeakMap<GuideNode, ItemIndex>();
const found = new WeakMap<GuideNode, readonly Reference[]>();

export function itemIndex(doc: GuideDocument): ItemIndex {
  const known = indexes.get(doc.root);
  if (known) return known;
  const items: ItemEntry[] = [];
  const byId = new Map<string, ItemEntry>();
  const byKey = new Map<Key, ItemEntry>();
  for (const [block, blockNode] of childrenOf(doc.root, 'blocks').entries()) {
    for (const node of childrenOf(blockNode, 'items')) {
      const entry = { node, block, order: items.length };
      items.push(entry);
      byKey.set(node.key, entry);
      const id = textField(node, 'externalId');
      if (id !== '' && !byId.has(id)) byId.set(id, entry);
    }
  }
  const index = { items, byId, byKey };
  indexes.set(doc.root, index);
  return index;
}

/** Every reference of the guide, resolved, in document order. Remembered by document. */
export function references(doc: GuideDocument): readonly Reference[] {
  const known = found.get(doc.root);
  if (known) return known;
  const index = itemIndex(doc);
  const all: Reference[] = [];
  for (const [block, blockNode] of childrenOf(doc.root, 'blocks').entries()) {
    for (const concept of childrenOf(blockNode, 'concepts')) {
      for (const criterion of childrenOf(concept, 'criteria')) {
        all.push(...criterionReferences(criterion, concept, index, { block, order: null }));
      }
    }
    for (const item of childrenOf(blockNode, 'items')) {
      const at = { block, order: index.byKey.get(item.key)?.order ?? 0 };
      for (const criterion of childrenOf(item, 'criteria')) {
        all.push(...criterionReferences(criterion, item, index, at));
      }
      const carried = objectFields(item)['carryForwardFrom'];
      if (typeof carried === 'string') all.push(carryReference(item, carried, index, at));
    }
  }
  found.set(doc.root, all);
  return all;
}

/** Who depends on a node or on anything inside it: the references whose target is one of `keys`. */
export function referencesTo(doc: GuideDocument, keys: ReadonlySet<Key>): readonly Reference[] {
  return references(doc).filter((reference) => reference.target !== null && keys.has(reference.target));
}

/** The options a choice of this item may name: its own, or those of the source it carries from. */
export function namedOptions(item: GuideNode, index: ItemIndex): readonly GuideNode[] {
  const seen = new Set<Key>();
  let at = item;
  while (!seen.has(at.key)) {
    seen.add(at.key);
    const from = objectFields(at)['carryForwardFrom'];
    const source = typeof from === 'string' ? index.byId.get(from) : undefined;
    if (!source) break;
    at = source.node;
  }
  return childrenOf(at, 'options');
}

interface Position {
  readonly block: number;
  /** Null for a concept, which stands before the items of its block. */
  readonly order: number | null;
}

function criterionReferences(
  criterion: GuideNode,
  owner: GuideNode,
  index: ItemIndex,
  at: Position,
): readonly Reference[] {
  const fields = objectFields(criterion);
  const { questionId, choices, matrixRow } = fields;
  if (fields['type'] !== 'selectedTemplateOptions' || typeof questionId !== 'string') return [];
  const base = { owner: owner.key, holder: criterion.key, byText: false };
  const source = index.byId.get(questionId);
  const problem = source ? sourceProblem(source, at, isConditionSource) : 'unknown';
  const question: Reference = {
    ...base,
    kind: 'question',
    path: ['questionId'],
    value: questionId,
    target: source?.node.key ?? null,
    problem,
  };
  if (!source) return [question];
  const result = [question, ...choiceReferences(choices, source.node, index, base)];
  if (typeof matrixRow === 'string' && source.node.children.rows) {
    const row = childrenOf(source.node, 'rows').find((node) => textField(node, 'text') === matrixRow);
    const target = row?.key ?? null;
    const problem = row ? null : 'unknown';
    result.push({ ...base, kind: 'matrixRow', path: ['matrixRow'], value: matrixRow, target, problem });
  }
  return result;
}

function choiceReferences(
  choices: unknown,
  source: GuideNode,
  index: ItemIndex,
  base: { owner: Key; holder: Key },
): Reference[] {
  if (!Array.isArray(choices)) return [];
  const options = namedOptions(source, index);
  return choices.flatMap((value: unknown, i): Reference[] => {
    if (typeof value !== 'string') return [];
    const byId = options.find((option) => textField(option, 'externalId') === value && value !== '');
    const option = byId ?? options.find((node) => textField(node, 'text') === value);
    const path = ['choices', i];
    const target = option?.key ?? null;
    return [{ ...base, kind: 'choice', path, value, target, problem: option ? null : 'unknown', byText: !byId }];
  });
}

function carryReference(item: GuideNode, value: string, index: ItemIndex, at: Position): Reference {
  const source = index.byId.get(value);
  return {
    kind: 'carryForward',
    owner: item.key,
    holder: item.key,
    path: ['carryForwardFrom'],
    value,
    target: source?.node.key ?? null,
    problem: source ? sourceProblem(source, at, isCarrySource) : 'unknown',
    byText: false,
  };
}

function sourceProblem(source: ItemEntry, at: Position, fits: (node: GuideNode) => boolean): ReferenceProblem | null {
  if (at.order === null ? source.block >= at.block : source.order >= at.order) {
    return at.order === null ? 'notInEarlierBlock' : 'notEarlier';
  }
  return fits(source.node) ? null : 'wrongType';
}

/** Items that a condition may ask about. */
export function isConditionSource(item: GuideNode): boolean {
  const type = textField(item, 'type');
  return type === 'multiple_choice' || type === 'matrix';
}

/** Items whose selected options may be carried forward. */
export function isCarrySource(item: GuideNode): boolean {
  return textField(item, 'type') === 'multiple_choice' && objectFields(item)['multiSelect'] === true;
}

/**
 * The items that a condition (or a carry-forward) of `owner` may refer to, in order. One whose external id belongs to an
 * earlier item is none: naming it would mean the other.
 */
export function possibleSources(doc: GuideDocument, owner: Key, purpose: 'condition' | 'carryForward'): GuideNode[] {
  const index = itemIndex(doc);
  const fits = purpose === 'condition' ? isConditionSource : isCarrySource;
  const own = index.byKey.get(owner);
  const position = own ? { block: own.block, order: own.order } : { block: conceptBlock(doc, owner), order: null };
  return index.items
    .filter((entry) => sourceProblem(entry, position, fits) === null && isReferable(entry, index))
    .map((entry) => entry.node);
}

function isReferable(entry: ItemEntry, index: ItemIndex): boolean {
  const id = textField(entry.node, 'externalId');
  return id === '' || index.byId.get(id) === entry;
}

function conceptBlock(doc: GuideDocument, concept: Key): number {
  return childrenOf(doc.root, 'blocks').findIndex((b) => childrenOf(b, 'concepts').some((c) => c.key === concept));
}
