import type { Occasion } from '../asked/occasion.ts';
import type { Plan, PlannedBlock, PlannedConditional, PlannedItem } from '../plan/plan.ts';
import { remembered } from '@guide-studio/guide-core/internal';

/** A place in the order of facts: compared from the left, a missing number before all others. */
export type Rank = readonly number[];

/**
 * The order of facts. A diagram remembers what it asked for until everything that depends on it is decided, so what
 * belongs together is asked for together: carried options beside those that they come from, and, where many options of a
 * list each admit a part, an option beside what it admits. What must be remembered from one option to the next is then
 * only how many were selected, admitted and drawn.
 */
export interface FactOrder {
  ofDraw(block: number, concept: number): Rank;
  /**
   * Returns a function that returns the place of a fact about an answer. `position`: that of its option in the list; -1: that
   * the question is asked.
   */
  ofAnswer(occasion: Occasion): (position: number) => Rank;
}

/** Fewer need no order of their own: any order is quick enough. */
const many = 8;

/** After all facts about an option, in whatever list it is carried. */
const afterOption = 1 << 20;

/** A concept of a block of many, or an item outside of such blocks. */
interface Unit {
  readonly key: string;
  /** What its condition names. */
  readonly named: readonly Named[];
  /** Where it is without an option that admits it. */
  readonly usual: Rank;
}

/** Returns the order of the facts of a guide. `hasFacts` is true for items whose answers have facts. */
export function factOrderOf(plan: Plan, hasFacts: (item: number) => boolean): FactOrder {
  const units = unitsOf(plan);
  const admitting = admittingLists(units);
  const places = new Map<string, Rank>();
  /** By list and position: where options are whose list does not decide the order. */
  const moved = new Map<string, Rank>();
  for (const { key, named, usual } of units) {
    const [first, ...others] = named
      .filter(({ list }) => admitting.has(list))
      .sort((one, other) => (admitting.get(other.list) ?? 0) - (admitting.get(one.list) ?? 0) || one.list - other.list);
    if (first === undefined) continue;
    const at = moved.get(optionKey(first.list, first.last)) ?? [first.list, 0, first.list, first.last];
    const place = [...at, afterOption, ...usual];
    places.set(key, place);
    for (const { list, positions } of others)
      for (const position of positions) {
        const option = optionKey(list, position);
        if (!moved.has(option)) moved.set(option, [...at, afterOption - 1, list, position]);
      }
  }
  const unitRank = (key: string, usual: Rank): Rank => places.get(key) ?? usual;
  const ofConcept = ({ index, items }: PlannedBlock, concept: number): Rank =>
    unitRank(conceptKey(index, concept), [items[0]?.index ?? 0, concept]);

  return {
    ofDraw(index, concept) {
      const block = plan.blocks[index] as PlannedBlock;
      return hasMany(block) ? [...ofConcept(block, concept), -1] : [block.items[0]?.index ?? 0, -1, concept];
    },
    ofAnswer({ planned, concept }) {
      const root = rootOf(plan, planned);
      const block = plan.blocks[root.block];
      if (block?.isConceptBlock !== true) {
        const place = unitRank(itemKey(root.index), [root.index, 0, root.index]);
        return (position) => moved.get(optionKey(root.index, position)) ?? [...place, position];
      }
      if (hasMany(block)) {
        // A list that is carried out of the block comes behind all concepts.
        const isOutside = planned.block !== root.block;
        const place = isOutside
          ? [block.items.at(-1)?.index ?? 0, block.concepts.length]
          : ofConcept(block, concept ?? 0);
        return (position) => [...place, root.index, position];
      }
      const isReadTogether = plan.items.some(
        (other) => other.block !== root.block && hasFacts(other.index) && rootOf(plan, other) === root,
      );
      const place = [block.items[0]?.index ?? root.index, isReadTogether ? -1 : (concept ?? -1), root.index];
      return (position) => [...place, position];
    },
  };
}

const hasMany = ({ concepts }: PlannedBlock): boolean => concepts.length >= many;
const conceptKey = (block: number, concept: number): string => `concept ${block} ${concept}`;
const itemKey = (item: number): string => `item ${item}`;
const optionKey = (list: number, position: number): string => `${list} ${position}`;

function unitsOf(plan: Plan): readonly Unit[] {
  return plan.blocks.flatMap((block): readonly Unit[] => {
    const { index, concepts, items, isConceptBlock } = block;
    if (!isConceptBlock)
      return items.map(({ index: item, conditional }) => ({
        key: itemKey(item),
        named: namedIn(plan, conditional),
        usual: [item, 0, item],
      }));
    if (!hasMany(block)) return [];
    return concepts.map(({ conditional }, concept) => ({
      key: conceptKey(index, concept),
      named: namedIn(plan, conditional),
      usual: [items[0]?.index ?? 0, concept],
    }));
  });
}

/** Options of one list that a conditional names. */
interface Named {
  /** The item with the list, from which it may be carried on. */
  readonly list: number;
  readonly positions: readonly number[];
  readonly last: number;
}

/** Returns the options that a conditional names, of lists outside of concept blocks. */
function namedIn(plan: Plan, conditional: PlannedConditional | null): readonly Named[] {
  const found = new Map<number, Set<number>>();
  for (const criterion of conditional?.criteria ?? []) {
    if (criterion.type !== 'selectedTemplateOptions' || criterion.rowId !== null) continue;
    const source = plan.items[criterion.source];
    if (source === undefined) continue;
    const { index: list, block } = rootOf(plan, source);
    if (plan.blocks[block]?.isConceptBlock === true) continue;
    const positions = remembered(found, list, () => new Set<number>());
    for (const [position, { id }] of source.options.entries())
      if (criterion.optionIds.includes(id)) positions.add(position);
  }
  return [...found].flatMap(([list, positions]) =>
    positions.size === 0 ? [] : [{ list, positions: [...positions], last: Math.max(...positions) }],
  );
}

/** Returns the lists of which many options admit a part each, with the number of these parts. */
function admittingLists(units: readonly Unit[]): ReadonlyMap<number, number> {
  const counts = new Map<number, { parts: number; lasts: Set<number> }>();
  for (const { named } of units)
    for (const { list, last } of named) {
      const count = remembered(counts, list, () => ({ parts: 0, lasts: new Set<number>() }));
      count.parts += 1;
      count.lasts.add(last);
    }
  return new Map(
    [...counts].flatMap(([list, { parts, lasts }]) => (lasts.size < many ? [] : [[list, parts] as const])),
  );
}

/** Returns the question from which the options of a question are carried, in the end. */
function rootOf(plan: Plan, planned: PlannedItem): PlannedItem {
  const source = plan.items[planned.carriedFrom ?? -1];
  return source === undefined ? planned : rootOf(plan, source);
}

/** Compares two places. */
export function compareRanks(one: Rank, other: Rank): number {
  for (let at = 0; at < Math.max(one.length, other.length); at += 1) {
    const difference = (one[at] ?? -1) - (other[at] ?? -1);
    if (difference !== 0) return difference;
  }
  return 0;
}
