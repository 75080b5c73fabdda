import type { JsonObject, Path } from '../json.ts';
import { childrenOf, type GuideDocument, type GuideNode, type Key, nothing, objectFields, textField } from './node.ts';

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
}

const indexes = new WeakMap<GuideNode, ItemIndex>();

export function itemIndex(doc: GuideDocument): ItemIndex {
  const known = indexes.get(doc.root);
  if (known) return known;
  const items: ItemEntry[] = [];
  const byId = new Map<string, ItemEntry>();
  for (const [block, blockNode] of childrenOf(doc.root, 'blocks').entries()) {
    const { ids } = blockFacts(blockNode);
    for (const [place, node] of childrenOf(blockNode, 'items').entries()) {
      const entry = { node, block, order: items.length };
      items.push(entry);
      const id = ids[place];
      if (id && !byId.has(id)) byId.set(id, entry);
    }
  }
  const index = { items, byId };
  indexes.set(doc.root, index);
  return index;
}

/** The place of an item in the order of the guide, from 0; null when it is none. */
export function orderOf(doc: GuideDocument, item: Key): number | null {
  return entryOf(itemIndex(doc), item)?.order ?? null;
}

const entries = new WeakMap<ItemIndex, ReadonlyMap<Key, ItemEntry>>();

/** Whoever lists all questions asks for each of them. */
function entryOf(index: ItemIndex, item: Key): ItemEntry | undefined {
  const known = entries.get(index);
  if (known) return known.get(item);
  const byKey = new Map(index.items.map((entry) => [entry.node.key, entry]));
  entries.set(index, byKey);
  return byKey.get(item);
}

/** What a block says on its own, remembered by identity: an edit costs only the block that it changed. */
interface BlockFacts {
  /** The external id of each item, '' for none. */
  readonly ids: readonly string[];
  /** The concepts and items that refer to something; `place` is that of an item among the items. */
  readonly referring: readonly { readonly node: GuideNode; readonly place: number | null }[];
}

const facts = new WeakMap<GuideNode, BlockFacts>();

function blockFacts(block: GuideNode): BlockFacts {
  const known = facts.get(block);
  if (known) return known;
  const referring: { node: GuideNode; place: number | null }[] = [];
  for (const node of childrenOf(block, 'concepts')) {
    if (childrenOf(node, 'criteria').length > 0) referring.push({ node, place: null });
  }
  const items = childrenOf(block, 'items');
  for (const [place, node] of items.entries()) {
    const refers = childrenOf(node, 'criteria').length > 0 || textField(node, 'carryForwardFrom') !== '';
    if (refers) referring.push({ node, place });
  }
  const result = { ids: items.map((item) => textField(item, 'externalId')), referring };
  facts.set(block, result);
  return result;
}

const found = new WeakMap<GuideNode, readonly Reference[]>();
const grouped = new WeakMap<GuideNode, ReadonlyMap<Key, readonly Reference[]>>();

/** Every reference of the guide, resolved, in document order. Remembered by document. */
export function references(doc: GuideDocument): readonly Reference[] {
  const known = found.get(doc.root);
  if (known) return known;
  const all = [...referencesByHolder(doc).values()].flat();
  found.set(doc.root, all);
  return all;
}

/**
 * The references by the node that holds them, in document order. While nothing changes what a holder's references mean,
 * later documents give the identical list for it.
 */
export function referencesByHolder(doc: GuideDocument): ReadonlyMap<Key, readonly Reference[]> {
  const known = grouped.get(doc.root);
  if (known) return known;
  const index = itemIndex(doc);
  const groups = new Map<Key, readonly Reference[]>();
  let before = 0;
  for (const [block, blockNode] of childrenOf(doc.root, 'blocks').entries()) {
    for (const { node, place } of blockFacts(blockNode).referring) {
      const at: Position = { block, order: place === null ? null : before + place };
      for (const criterion of childrenOf(node, 'criteria')) {
        groups.set(criterion.key, criterionReferences(criterion, node, index, at));
      }
      const carried = node.kind === 'item' ? textField(node, 'carryForwardFrom') : '';
      if (carried !== '') groups.set(node.key, carryReferences(node, carried, index, at));
    }
    before += childrenOf(blockNode, 'items').length;
  }
  grouped.set(doc.root, groups);
  return groups;
}

/** The references that one item or concept makes, in document order, for whoever asks about few of them. */
export function referencesBy(doc: GuideDocument, owner: GuideNode, at: Position): readonly Reference[] {
  const index = itemIndex(doc);
  const made = childrenOf(owner, 'criteria').flatMap((criterion) => criterionReferences(criterion, owner, index, at));
  const carried = owner.kind === 'item' ? textField(owner, 'carryForwardFrom') : '';
  return carried === '' ? made : [...made, ...carryReferences(owner, carried, index, at)];
}

/** Who depends on a node or on anything inside it: the references whose target is one of `keys`. */
export function referencesTo(doc: GuideDocument, keys: ReadonlySet<Key>): readonly Reference[] {
  return references(doc).filter((reference) => reference.target !== null && keys.has(reference.target));
}

const byTarget = new WeakMap<GuideNode, ReadonlyMap<Key, readonly Reference[]>>();

/** The references by the part they lead to, in document order. Remembered by document. */
export function referencesByTarget(doc: GuideDocument): ReadonlyMap<Key, readonly Reference[]> {
  const known = byTarget.get(doc.root);
  if (known) return known;
  const groups = new Map<Key, Reference[]>();
  for (const reference of references(doc)) {
    if (reference.target === null) continue;
    const group = groups.get(reference.target);
    if (group) group.push(reference);
    else groups.set(reference.target, [reference]);
  }
  byTarget.set(doc.root, groups);
  return groups;
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

/** Where an item or a concept stands: its block, and its order among all items of the guide, from 0. */
interface Position {
  readonly block: number;
  /** Null for a concept, which stands before the items of its block. */
  readonly order: number | null;
}

/** What decides the references of a holder; while all of it is the same, so are they. */
interface Resolved {
  readonly owner: Key;
  readonly source: GuideNode | undefined;
  readonly options: readonly GuideNode[];
  readonly problem: ReferenceProblem | null;
  readonly references: readonly Reference[];
}

const resolved = new WeakMap<GuideNode, Resolved>();

function rememberedFor(
  holder: GuideNode,
  basis: Omit<Resolved, 'references'>,
  resolve: () => readonly Reference[],
): readonly Reference[] {
  const known = resolved.get(holder);
  const same =
    known?.owner === basis.owner &&
    known.source === basis.source &&
    known.options === basis.options &&
    known.problem === basis.problem;
  if (known && same) return known.references;
  const fresh = resolve();
  resolved.set(holder, { ...basis, references: fresh });
  return fresh;
}

function criterionReferences(
  criterion: GuideNode,
  owner: GuideNode,
  index: ItemIndex,
  at: Position,
): readonly Reference[] {
  const { type, questionId } = objectFields(criterion);
  if (type !== 'selectedTemplateOptions' || typeof questionId !== 'string') return [];
  const entry = index.byId.get(questionId);
  const source = entry?.node;
  const options = source ? namedOptions(source, index) : nothing;
  const problem = entry ? sourceProblem(entry, at, isConditionSource) : 'unknown';
  return rememberedFor(criterion, { owner: owner.key, source, options, problem }, () => {
    const base = { owner: owner.key, holder: criterion.key, byText: false };
    const target = source?.key ?? null;
    const question: Reference = { ...base, kind: 'question', path: ['questionId'], value: questionId, target, problem };
    return source ? [question, ...answerReferences(objectFields(criterion), source, options, base)] : [question];
  });
}

type Base = Pick<Reference, 'owner' | 'holder' | 'byText'>;

function answerReferences(
  { choices, matrixRow }: JsonObject,
  source: GuideNode,
  options: readonly GuideNode[],
  base: Base,
): readonly Reference[] {
  const result = choiceReferences(choices, options, base);
  if (typeof matrixRow !== 'string' || !source.children.rows) return result;
  const row = source.children.rows.find((node) => textField(node, 'text') === matrixRow);
  const target = row?.key ?? null;
  const problem = row ? null : 'unknown';
  return [...result, { ...base, kind: 'matrixRow', path: ['matrixRow'], value: matrixRow, target, problem }];
}

function choiceReferences(choices: unknown, options: readonly GuideNode[], base: Base): readonly Reference[] {
  if (!Array.isArray(choices)) return [];
  return choices.flatMap((value: unknown, i): Reference[] => {
    if (typeof value !== 'string') return [];
    const byId = options.find((option) => textField(option, 'externalId') === value && value !== '');
    const option = byId ?? options.find((node) => textField(node, 'text') === value);
    const path = ['choices', i];
    const target = option?.key ?? null;
    return [{ ...base, kind: 'choice', path, value, target, problem: option ? null : 'unknown', byText: !byId }];
  });
}

function carryReferences(item: GuideNode, value: string, index: ItemIndex, at: Position): readonly Reference[] {
  const entry = index.byId.get(value);
  const problem = entry ? sourceProblem(entry, at, isCarrySource) : 'unknown';
  const source = entry?.node;
  return rememberedFor(item, { owner: item.key, source, options: nothing, problem }, () => [
    {
      kind: 'carryForward',
      owner: item.key,
      holder: item.key,
      path: ['carryForwardFrom'],
      value,
      target: source?.key ?? null,
      problem,
      byText: false,
    },
  ]);
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
  const own = entryOf(index, owner);
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
