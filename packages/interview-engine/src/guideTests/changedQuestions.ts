import {
  childrenOf,
  type GuideDocument,
  type GuideNode,
  type Item,
  itemIndex,
  type JsonObject,
  type Key,
  sameJson,
  type Slot,
} from '@guide-studio/guide-core';
import type { Guide, Plan, PlannedBlock, PlannedConditional, PlannedItem } from '../plan/plan.ts';
import { planOf } from '../plan/planOf.ts';

/** A guide, and the same guide as a document. Keys are those of earlier versions. */
export interface GuideVersion {
  readonly guide: Guide;
  readonly doc: GuideDocument;
}

/** What interviews can depend on, beside wording, in two versions of a guide. */
export interface ChangedQuestions {
  /** True if what concerns every interview is the same: settings of the study, which questions screen. */
  readonly isSameStudy: boolean;
  /** True if both versions have the same questions in the same order. */
  isSameWhole(): boolean;
  /** True if both versions have this question, asked alike. Its order may differ. */
  isSame(question: Key): boolean;
  /** The order of a question of the new version, from 0. */
  orderOf(question: Key): number;
}

/** Compares two versions of a guide. Each question is compared when it is asked about, once. */
export function changedQuestions(before: GuideVersion, now: GuideVersion): ChangedQuestions {
  const [was, is] = [partsOf(before), partsOf(now)];
  const known = new Map<Key, boolean>();
  const blocks = new Map<number, boolean>();

  function isSame(question: Key): boolean {
    let same = known.get(question);
    if (same === undefined) {
      const one = was.plan.items[was.orders.get(question) ?? -1];
      const other = is.plan.items[is.orders.get(question) ?? -1];
      same =
        one !== undefined && other !== undefined && isSameQuestion(was, one, is, other) && isSameBlockAt(one.block);
      known.set(question, same);
    }
    return same;
  }

  /** The block has the same place in both versions. */
  function isSameBlockAt(block: number): boolean {
    let same = blocks.get(block);
    if (same === undefined) {
      const [one, other] = [was.plan.blocks[block], is.plan.blocks[block]];
      same = one !== undefined && other !== undefined && isSameBlock(was, one, is, other);
      blocks.set(block, same);
    }
    return same;
  }

  return {
    isSameStudy: isSameStudy(was, before.guide, is, now.guide),
    isSameWhole: () =>
      was.orders.size === is.orders.size &&
      [...is.orders].every(([key, order]) => was.orders.get(key) === order && isSame(key)),
    isSame,
    orderOf: (question) => is.orders.get(question) ?? -1,
  };
}

/** Where the parts of a version are. */
interface Parts {
  readonly plan: Plan;
  readonly orders: ReadonlyMap<Key, number>;
  /** Returns the node of a question. */
  nodeOf(item: number): GuideNode | undefined;
  /** Returns the node of a block. */
  blockOf(block: number): GuideNode | undefined;
}

function partsOf({ guide, doc }: GuideVersion): Parts {
  const nodes = itemIndex(doc).items;
  const blocks = childrenOf(doc.root, 'blocks');
  return {
    plan: planOf(guide),
    orders: new Map(nodes.map(({ node }, order) => [node.key, order])),
    nodeOf: (item) => nodes[item]?.node,
    blockOf: (block) => blocks[block],
  };
}

function isSameStudy(was: Parts, before: Guide, is: Parts, now: Guide): boolean {
  const { studyGuide: _, title: __, ...studyBefore } = before;
  const { studyGuide: ___, title: ____, ...study } = now;
  return (
    JSON.stringify(studyBefore) === JSON.stringify(study) &&
    isSameList(screenersIn(was), screenersIn(is), (one, other) => one === other)
  );
}

function screenersIn({ plan, nodeOf }: Parts): readonly (Key | undefined)[] {
  return plan.blocks.flatMap(({ items }) =>
    items[0]?.isScreener === true ? items.map(({ index }) => nodeOf(index)?.key) : [],
  );
}

function isSameQuestion(was: Parts, one: PlannedItem, is: Parts, other: PlannedItem): boolean {
  return (
    one.key === other.key &&
    one.isScreener === other.isScreener &&
    // The same question of another block has other step ids, and with them other plausible answers.
    one.block === other.block &&
    one.place === other.place &&
    isSameBesideWording(one.item, other.item) &&
    one.rows.length === other.rows.length &&
    isSameList(one.options, other.options, (a, b) => a.exclusive === b.exclusive && a.status === b.status) &&
    keyOf(was, one.carriedFrom) === keyOf(is, other.carriedFrom) &&
    isSameConditional(was, one.conditional, is, other.conditional) &&
    // Options and rows may have changed places.
    (['options', 'rows'] as const).every((slot) => hasSameChildren(was.nodeOf(one.index), is.nodeOf(other.index), slot))
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
    hasSameChildren(was.blockOf(one.index), is.blockOf(other.index), 'concepts') &&
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

function keyOf({ nodeOf }: Parts, item: number | null): Key | undefined {
  return item === null ? undefined : (nodeOf(item)?.key ?? '');
}

function hasSameChildren(one: GuideNode | undefined, other: GuideNode | undefined, slot: Slot): boolean {
  if (one === undefined || other === undefined) return one === other;
  return isSameList(childrenOf(one, slot), childrenOf(other, slot), (a, b) => a.key === b.key);
}

function isSameList<Entry>(
  one: readonly Entry[],
  other: readonly Entry[],
  isSame: (one: Entry, other: Entry) => boolean,
): boolean {
  return one.length === other.length && one.every((entry, at) => isSame(entry, other[at] as Entry));
}
