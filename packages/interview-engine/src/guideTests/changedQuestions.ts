import type { Item, Json, JsonObject } from '@guide-studio/guide-core';
import {
  childrenOf,
  type GuideDocument,
  type GuideNode,
  itemIndex,
  type Key,
  type Slot,
} from '@guide-studio/guide-core/edit';
import { sameJson } from '@guide-studio/guide-core/internal';
import type { Guide, Plan, PlannedBlock, PlannedConditional, PlannedItem } from '../plan/plan.ts';
import { planOf } from '../plan/planOf.ts';

/** A guide, and the same guide as a document. Keys are those of earlier versions. */
export interface GuideVersion {
  /** Must be valid. */
  readonly guide: Guide;
  /** Names of tests are resolved in it; its keys tell that a question is the same after an edit. */
  readonly doc: GuideDocument;
}

/**
 * What two versions of a guide have in common, as far as interviews depend on it. Items are those of the earlier one.
 */
export interface ChangedQuestions {
  /** True if what concerns every interview is the same: settings of the study, which questions screen. */
  readonly isSameStudy: boolean;
  /** The number of items of both versions; null if it is not the same. */
  readonly length: number | null;
  /** Returns the index of an item in the later version, or -1 if it is gone. */
  indexNow(item: number): number;
  /** True if both versions ask this question alike, beside its wording and its place among all questions. */
  isSame(item: number): boolean;
  /** True if nothing of a question differs. */
  isIdentical(item: number): boolean;
}

/** Compares two versions of a guide. Each question is compared when it is asked about, once. */
export function changedQuestions(before: GuideVersion, now: GuideVersion): ChangedQuestions {
  const was = partsOf(before);
  const is = partsOf(now, was.plan);
  const indexes = indexesIn(was, is);
  const indexNow = (item: number): number => indexes[item] ?? -1;

  const isSame = once((item) => {
    const [one, other] = [was.plan.items[item], is.plan.items[indexNow(item)]];
    return one !== undefined && other !== undefined && isSameQuestion(was, one, is, other) && isSameAt(one.block);
  });
  // The block has the same place in both versions.
  const isSameAt = once((block) => {
    const [one, other] = [was.plan.blocks[block], is.plan.blocks[block]];
    return one !== undefined && other !== undefined && isSameBlock(was, one, is, other);
  });
  const isIdentical = once((item) => {
    if (indexNow(item) !== item || !isSame(item)) return false;
    const [one, other] = [was.plan.items[item], is.plan.items[item]];
    const wireOf = ({ plan }: Parts, block = -1): Json[] =>
      (plan.blocks[block]?.concepts ?? []).map(({ concept }) => concept as unknown as Json);
    return sameJson(one?.item, other?.item) && sameJson(wireOf(was, one?.block), wireOf(is, other?.block));
  });

  return {
    isSameStudy: isSameStudy(was, before.guide, is, now.guide),
    length: was.plan.items.length === is.plan.items.length ? is.plan.items.length : null,
    indexNow,
    isSame,
    isIdentical,
  };
}

function once(find: (index: number) => boolean): (index: number) => boolean {
  const known: boolean[] = [];
  return (index) => (known[index] ??= find(index));
}

/** Returns the index in the later version of each item of the earlier one, or -1. */
function indexesIn(was: Parts, is: Parts): Int32Array {
  const indexes = new Int32Array(was.nodes.length);
  let later: Map<Key, number> | undefined;
  for (const [item, { node }] of was.nodes.entries()) {
    if (is.nodes[item]?.node.key === node.key) indexes[item] = item;
    else {
      later ??= new Map(is.nodes.map((entry, index) => [entry.node.key, index]));
      indexes[item] = later.get(node.key) ?? -1;
    }
  }
  return indexes;
}

/** Where the parts of a version are. */
interface Parts {
  readonly plan: Plan;
  readonly nodes: readonly { readonly node: GuideNode }[];
  readonly blocks: readonly GuideNode[];
}

function partsOf({ guide, doc }: GuideVersion, before?: Plan): Parts {
  return { plan: planOf(guide, before), nodes: itemIndex(doc).items, blocks: childrenOf(doc.root, 'blocks') };
}

function isSameStudy(was: Parts, before: Guide, is: Parts, now: Guide): boolean {
  const { studyGuide: _, title: __, ...studyBefore } = before;
  const { studyGuide: ___, title: ____, ...study } = now;
  return (
    JSON.stringify(studyBefore) === JSON.stringify(study) &&
    isSameList(screenersIn(was), screenersIn(is), (one, other) => one === other)
  );
}

function screenersIn({ plan, nodes }: Parts): readonly (Key | undefined)[] {
  return plan.blocks.flatMap(({ items }) =>
    items[0]?.isScreener === true ? items.map(({ index }) => nodes[index]?.node.key) : [],
  );
}

function isSameQuestion(was: Parts, one: PlannedItem, is: Parts, other: PlannedItem): boolean {
  return (
    one.key === other.key &&
    one.isScreener === other.isScreener &&
    // The same question of another block has other step ids, and with them other plausible answers.
    one.block === other.block &&
    one.place === other.place &&
    (one === other || isSameByItself(one, other)) &&
    keyOf(was, one.carriedFrom) === keyOf(is, other.carriedFrom) &&
    isSameConditional(was, one.conditional, is, other.conditional) &&
    // Options and rows may have changed places.
    (['options', 'rows'] as const).every((slot) =>
      hasSameChildren(was.nodes[one.index]?.node, is.nodes[other.index]?.node, slot),
    )
  );
}

function isSameByItself(one: PlannedItem, other: PlannedItem): boolean {
  return (
    isSameBesideWording(one.item, other.item) &&
    one.rows.length === other.rows.length &&
    isSameList(one.options, other.options, (a, b) => a.exclusive === b.exclusive && a.status === b.status)
  );
}

const wording: ReadonlySet<string> = new Set(['text', 'conditional', 'media', 'embed', 'options', 'rows']);

/** Compares what the type and settings of a question say. */
function isSameBesideWording(one: Item, other: Item): boolean {
  const [a, b] = [one, other] as unknown as readonly [JsonObject, JsonObject];
  const isSameIn = (name: string): boolean => wording.has(name) || sameJson(a[name], b[name]);
  return Object.keys(a).every(isSameIn) && Object.keys(b).every((name) => name in a || isSameIn(name));
}

function isSameBlock(was: Parts, one: PlannedBlock, is: Parts, other: PlannedBlock): boolean {
  if (!one.isConceptBlock && !other.isConceptBlock) return true;
  return (
    one.isConceptBlock === other.isConceptBlock &&
    one.key === other.key &&
    one.subsampleCount === other.subsampleCount &&
    hasSameChildren(was.blocks[one.index], is.blocks[other.index], 'concepts') &&
    isSameList(
      one.concepts,
      other.concepts,
      (a, b) => a.key === b.key && isSameConditional(was, a.conditional, is, b.conditional),
    )
  );
}

/** Compares what conditionals say, by place. */
function isSameConditional(
  was: Parts,
  one: PlannedConditional | null,
  is: Parts,
  other: PlannedConditional | null,
): boolean {
  if (one === null || other === null) return one === other;
  return (
    one.operator === other.operator &&
    isSameList(one.criteria, other.criteria, (a, b) => {
      if (a.type === 'searchParam') {
        return b.type === 'searchParam' && a.parameter === b.parameter && a.value === b.value;
      }
      return (
        b.type !== 'searchParam' &&
        keyOf(was, a.source) === keyOf(is, b.source) &&
        a.mustSelect === b.mustSelect &&
        a.rowId === b.rowId &&
        isSameList(a.optionIds, b.optionIds, (id, otherId) => id === otherId)
      );
    })
  );
}

function keyOf({ nodes }: Parts, item: number | null): Key | undefined {
  return item === null ? undefined : (nodes[item]?.node.key ?? '');
}

function hasSameChildren(one: GuideNode | undefined, other: GuideNode | undefined, slot: Slot): boolean {
  if (one === undefined || other === undefined || one === other) return one === other;
  return isSameList(childrenOf(one, slot), childrenOf(other, slot), (a, b) => a.key === b.key);
}

function isSameList<Entry>(
  one: readonly Entry[],
  other: readonly Entry[],
  isSame: (one: Entry, other: Entry) => boolean,
): boolean {
  return one.length === other.length && one.every((entry, at) => isSame(entry, other[at] as Entry));
}
