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
  /** Listed when somebody asks: an edit needs those that have an id, and these are fewer. */
  readonly items: readonly ItemEntry[];
  readonly byId: ReadonlyMap<string, ItemEntry>;
}

const indexes = new WeakMap<GuideNode, ItemIndex>();

export function itemIndex(doc: GuideDocument): ItemIndex {
  const known = indexes.get(doc.root);
  if (known) return known;
  const blocks = childrenOf(doc.root, 'blocks');
  const byId = new Map<string, ItemEntry>();
  let before = 0;
  for (const [block, blockNode] of blocks.entries()) {
    const list = childrenOf(blockNode, 'items');
    for (const [place, id] of idsIn(blockNode).entries()) {
      const node = list[place];
      if (node && id !== '' && !byId.has(id)) byId.set(id, { node, block, order: before + place });
    }
    before += list.length;
  }
  let items: readonly ItemEntry[] | undefined;
  const index: ItemIndex = {
    byId,
    get items() {
      return (items ??= entriesOf(blocks, byId));
    },
  };
  indexes.set(doc.root, index);
  return index;
}

function entriesOf(blocks: readonly GuideNode[], byId: ItemIndex['byId']): readonly ItemEntry[] {
  const items: ItemEntry[] = [];
  for (const [block, blockNode] of blocks.entries()) {
    for (const node of childrenOf(blockNode, 'items')) {
      const named = byId.get(textField(node, 'externalId'));
      items.push(named?.node === node ? named : { node, block, order: items.length });
    }
  }
  return items;
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

// What a block says on its own is remembered by identity: an edit costs only the block that it changed.
const ids = new WeakMap<GuideNode, readonly string[]>();
const referring = new WeakMap<GuideNode, readonly Referring[]>();

/** The external id of each item of a block, '' for none. */
function idsIn(block: GuideNode): readonly string[] {
  const known = ids.get(block);
  if (known) return known;
  const result = childrenOf(block, 'items').map((item) => textField(item, 'externalId'));
  ids.set(block, result);
  return result;
}

/** A concept or an item that refers to something; `place` is that of an item among the items of its block. */
interface Referring {
  readonly node: GuideNode;
  readonly place: number | null;
}

function referringIn(block: GuideNode): readonly Referring[] {
  const known = referring.get(block);
  if (known) return known;
  const result: Referring[] = [];
  for (const node of childrenOf(block, 'concepts')) {
    if (childrenOf(node, 'criteria').length > 0) result.push({ node, place: null });
  }
  for (const [place, node] of childrenOf(block, 'items').entries()) {
    const refers = childrenOf(node, 'criteria').length > 0 || textField(node, 'carryForwardFrom') !== '';
    if (refers) result.push({ node, place });
  }
  referring.set(block, result);
  return result;
}

type Groups = ReadonlyMap<Key, readonly Reference[]>;

const found = new WeakMap<Groups, readonly Reference[]>();
const grouped = new WeakMap<GuideNode, Groups>();

/** Every reference of the guide, resolved, in document order. The identical list while no reference changes. */
export function references(doc: GuideDocument): readonly Reference[] {
  const groups = referencesByHolder(doc);
  const known = found.get(groups);
  if (known) return known;
  const all = [...groups.values()].flat();
  found.set(groups, all);
  return all;
}

/**
 * The references by the node that holds them, in document order. While nothing changes what a holder's references mean,
 * later documents give the identical list for it, and while that is so for all holders, the identical map.
 */
export function referencesByHolder(doc: GuideDocument): Groups {
  const known = grouped.get(doc.root);
  if (known) return known;
  const [holders, lists] = holdersOf(doc);
  const isLatest = sameEntries(latest.holders, holders) && sameEntries(latest.lists, lists);
  if (!isLatest) latest = { holders, lists, groups: new Map(holders.map((key, at) => [key, lists[at] ?? []])) };
  grouped.set(doc.root, latest.groups);
  return latest.groups;
}

/** What was found last: nearly every edit leaves all references as they are. */
let latest: {
  readonly holders: readonly Key[];
  readonly lists: readonly (readonly Reference[])[];
  readonly groups: Groups;
} = { holders: [], lists: [], groups: new Map() };

function sameEntries<T>(a: readonly T[], b: readonly T[]): boolean {
  return a.length === b.length && a.every((each, at) => each === b[at]);
}

function holdersOf(doc: GuideDocument): readonly [Key[], (readonly Reference[])[]] {
  const index = itemIndex(doc);
  const holders: Key[] = [];
  const lists: (readonly Reference[])[] = [];
  let before = 0;
  for (const [block, blockNode] of childrenOf(doc.root, 'blocks').entries()) {
    for (const { node, place } of referringIn(blockNode)) {
      const at: Position = { block, order: place === null ? null : before + place };
      for (const criterion of childrenOf(node, 'criteria')) {
        holders.push(criterion.key);
        lists.push(criterionReferences(criterion, node, index, at));
      }
      const carried = node.kind === 'item' ? textField(node, 'carryForwardFrom') : '';
      if (carried !== '') {
        holders.push(node.key);
        lists.push(carryReferences(node, carried, index, at));
      }
    }
    before += childrenOf(blockNode, 'items').length;
  }
  return [holders, lists];
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

const byTarget = new WeakMap<readonly Reference[], Groups>();

/** The references by the part they lead to, in document order. The identical map while no reference changes. */
export function referencesByTarget(doc: GuideDocument): Groups {
  const all = references(doc);
  const known = byTarget.get(all);
  if (known) return known;
  const groups = new Map<Key, Reference[]>();
  for (const reference of all) {
    if (reference.target === null) continue;
    const group = groups.get(reference.target);
    if (group) group.push(reference);
    else groups.set(reference.target, [reference]);
  }
  byTarget.set(all, groups);
  return groups;
}

/** The options a choice of this item may name: its own, or those of the source it carries from. */
export function namedOptions(item: GuideNode, index: ItemIndex): readonly GuideNode[] {
  let source = carriedSource(item, index);
  if (!source) return childrenOf(item, 'options');
  const seen = new Set<GuideNode>([item]);
  let at = item;
  while (source && !seen.has(source)) {
    at = source;
    seen.add(at);
    source = carriedSource(at, index);
  }
  return childrenOf(source ?? at, 'options');
}

function carriedSource(item: GuideNode, index: ItemIndex): GuideNode | undefined {
  const from = objectFields(item)['carryForwardFrom'];
  return typeof from === 'string' ? index.byId.get(from)?.node : undefined;
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
// Always the same one, so that it can be compared.
const none: readonly Reference[] = [];

function rememberedFor(
  holder: GuideNode,
  owner: Key,
  source: GuideNode | undefined,
  options: readonly GuideNode[],
  problem: ReferenceProblem | null,
): readonly Reference[] | undefined {
  const known = resolved.get(holder);
  const isSame =
    known?.owner === owner && known.source === source && known.options === options && known.problem === problem;
  return isSame ? known.references : undefined;
}

function criterionReferences(
  criterion: GuideNode,
  owner: GuideNode,
  index: ItemIndex,
  at: Position,
): readonly Reference[] {
  const { type, questionId } = objectFields(criterion);
  if (type !== 'selectedTemplateOptions' || typeof questionId !== 'string') return none;
  const entry = index.byId.get(questionId);
  const source = entry?.node;
  const options = source ? namedOptions(source, index) : nothing;
  const problem = entry ? sourceProblem(entry, at, isConditionSource) : 'unknown';
  const known = rememberedFor(criterion, owner.key, source, options, problem);
  if (known) return known;
  const base = { owner: owner.key, holder: criterion.key, byText: false };
  const target = source?.key ?? null;
  const question: Reference = { ...base, kind: 'question', path: ['questionId'], value: questionId, target, problem };
  const answers = source ? answerReferences(objectFields(criterion), source, options, base) : [];
  const references = [question, ...answers];
  resolved.set(criterion, { owner: owner.key, source, options, problem, references });
  return references;
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
  const known = rememberedFor(item, item.key, source, nothing, problem);
  if (known) return known;
  const path = ['carryForwardFrom'];
  const from = { kind: 'carryForward', owner: item.key, holder: item.key, byText: false } as const;
  const references: readonly Reference[] = [{ ...from, path, value, target: source?.key ?? null, problem }];
  resolved.set(item, { owner: item.key, source, options: nothing, problem, references });
  return references;
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
