import { type Json, type JsonObject, type Path, isJsonObject } from '../json.ts';
import { type GuideIds, type ItemPlace, type NamedItem, createIdFinder } from './guideIds.ts';
import type { Remember } from '../remember.ts';
import { noReferences, type SourceReference, sourceReferences } from './sourceReferences.ts';

/** What the guide rules and the advice need to know about an item. Read once per item object. */
export interface ItemFacts {
  /** Null if it is not an object. */
  readonly value: JsonObject | null;
  readonly id: string | undefined;
  /** Undefined if it is not a text. */
  readonly type: string | undefined;
  readonly multiSelect: boolean;
  /** By position; undefined for an option without an id. Empty if no option has one. */
  readonly optionIds: readonly (string | undefined)[];
  readonly references: readonly SourceReference[];
}

export interface ConceptFacts {
  readonly value: JsonObject;
  /** Index in the concepts of its block. */
  readonly index: number;
  readonly id: string | undefined;
  readonly references: readonly SourceReference[];
}

export interface BlockFacts {
  /** Null if it is not an object. */
  readonly value: JsonObject | null;
  readonly id: string | undefined;
  readonly type: Json | undefined;
  readonly concepts: readonly ConceptFacts[];
  readonly items: readonly ItemFacts[];
  /** Every externalId in the block, including its own, in document order. */
  readonly ids: readonly string[];
  /** Ids of items, with their index in the block. */
  readonly named: readonly NamedItem[];
  /** Indexes of the items with references. */
  readonly referring: readonly number[];
}

/** The item that a reference leads to. */
export interface ItemTarget {
  readonly block: number;
  readonly item: number;
  /** Empty if the type is not a text. */
  readonly type: string;
  readonly multiSelect: boolean;
  readonly value: Json;
}

/** The whole guide, for rules: the facts of all blocks, and lookups. */
export interface GuideIndex {
  readonly blocks: readonly BlockFacts[];
  readonly idCount: number;
  readonly distinctIds: ReadonlySet<string>;
  /** As the settings of the study have it; undefined if they have none. */
  readonly interviewMode: Json | undefined;
  /** Returns the first item with this externalId. */
  itemOf(id: string): ItemTarget | undefined;
}

export interface DeclaredId {
  readonly id: string;
  readonly of: 'block' | 'concept' | 'item' | 'option';
  readonly path: Path;
}

/** Returns a function that builds the index of a guide. Unchanged blocks, items and concepts are not read again. */
export function createIndexer(remember: Remember): (guide: Json) => GuideIndex {
  const itemFacts = remember(readItem);
  const factsOf = (item: Json): ItemFacts => (isJsonObject(item) ? itemFacts(item) : noItem);
  const blockFacts = remember((block: JsonObject) => readBlock(block, factsOf));
  const findIds = createIdFinder();
  return (guide) => {
    const list = isJsonObject(guide) ? guide['studyGuide'] : undefined;
    const values = Array.isArray(list) ? (list as readonly Json[]) : [];
    const blocks = values.map((block) => (isJsonObject(block) ? blockFacts(block) : noBlock));
    const config = isJsonObject(guide) ? guide['config'] : undefined;
    return indexOf(blocks, findIds(blocks), isJsonObject(config) ? config['interviewMode'] : undefined);
  };
}

/** Yields every externalId in document order. Builds a path for each, so use it only if there is a finding. */
export function* declaredIds(index: GuideIndex): Generator<DeclaredId> {
  for (const [position, block] of index.blocks.entries()) {
    const at = ['studyGuide', position];
    if (block.id !== undefined) yield { id: block.id, of: 'block', path: [...at, 'externalId'] };
    for (const { id, index } of block.concepts) {
      const path = [...at, 'conceptSamplingConfig', 'concepts', index, 'externalId'];
      if (id !== undefined) yield { id, of: 'concept', path };
    }
    for (const [place, item] of block.items.entries()) yield* idsOfItem(item, [...at, 'items', place]);
  }
}

function* idsOfItem(item: ItemFacts, at: Path): Generator<DeclaredId> {
  if (item.id !== undefined) yield { id: item.id, of: 'item', path: [...at, 'externalId'] };
  for (const [position, id] of item.optionIds.entries()) {
    if (id !== undefined) yield { id, of: 'option', path: [...at, 'options', position, 'externalId'] };
  }
}

function indexOf(blocks: readonly BlockFacts[], ids: GuideIds, interviewMode: Json | undefined): GuideIndex {
  const itemOf = (id: string): ItemTarget | undefined => {
    const place = ids.items.get(id);
    return place === undefined ? undefined : targetAt(blocks, place);
  };
  return {
    blocks,
    idCount: ids.count,
    get distinctIds() {
      return ids.distinct;
    },
    interviewMode,
    itemOf,
  };
}

function targetAt(blocks: readonly BlockFacts[], place: ItemPlace): ItemTarget | undefined {
  const facts = blocks[place.block]?.items[place.item];
  if (facts === undefined) return undefined;
  const { type = '', multiSelect, value } = facts;
  return { block: place.block, item: place.item, type, multiSelect, value };
}

function readBlock(block: JsonObject, factsOf: (item: Json) => ItemFacts): BlockFacts {
  const items = Array.isArray(block['items']) ? block['items'].map(factsOf) : [];
  const concepts = readConcepts(block['conceptSamplingConfig']);
  const id = idIn(block);
  const ids = [id, ...concepts.map((concept) => concept.id)].filter((known) => known !== undefined);
  const named: NamedItem[] = [];
  const referring: number[] = [];
  for (let place = 0; place < items.length; place += 1) {
    const item = items[place];
    if (item === undefined) continue;
    if (item.references.length > 0) referring.push(place);
    if (item.id !== undefined) {
      ids.push(item.id);
      named.push({ id: item.id, item: place });
    }
    for (const optionId of item.optionIds) if (optionId !== undefined) ids.push(optionId);
  }
  return { value: block, id, type: block['type'], concepts, items, ids, named, referring };
}

function readConcepts(config: Json | undefined): readonly ConceptFacts[] {
  const concepts = isJsonObject(config) ? config['concepts'] : undefined;
  if (!Array.isArray(concepts)) return noConcepts;
  return concepts.flatMap((value: Json, index): ConceptFacts[] =>
    isJsonObject(value) ? [{ value, index, id: idIn(value), references: sourceReferences(value) }] : [],
  );
}

function readItem(item: JsonObject): ItemFacts {
  const type = item['type'];
  return {
    value: item,
    id: idIn(item),
    type: typeof type === 'string' ? type : undefined,
    multiSelect: item['multiSelect'] === true,
    optionIds: optionIdsOf(item['options']),
    references: sourceReferences(item),
  };
}

function optionIdsOf(options: Json | undefined): readonly (string | undefined)[] {
  if (!Array.isArray(options)) return noIds;
  const ids = options.map((option: Json) => (isJsonObject(option) ? idIn(option) : undefined));
  return ids.some((id) => id !== undefined) ? ids : noIds;
}

// An empty id is a shape error and identifies nothing.
function idIn(holder: JsonObject): string | undefined {
  const id = holder['externalId'];
  return typeof id === 'string' && id !== '' ? id : undefined;
}

const noIds: readonly undefined[] = [];
const noConcepts: readonly ConceptFacts[] = [];

// Shared by all values that are not objects.
const noItem: ItemFacts = {
  value: null,
  id: undefined,
  type: undefined,
  multiSelect: false,
  optionIds: noIds,
  references: noReferences,
};

const noBlock: BlockFacts = {
  value: null,
  id: undefined,
  type: undefined,
  concepts: noConcepts,
  items: [],
  ids: [],
  named: [],
  referring: [],
};
