import type { Plan, PlannedBlock, PlannedConditional, PlannedItem } from '../plan/plan.ts';
import { limitsOf } from './answerRule.ts';
import { allowsOwn, parameterKey } from './facts.ts';
import type { Given } from './exploration.ts';

/**
 * Items of a guide that can depend on each other: by conditions, carried options, link parameters or a block of concepts.
 * What happens in one component never changes what is shown in another one, unless it ends the interview.
 */
export interface Component {
  /** Everything on which its paths depend, and no wording: components with the same key have the same paths. */
  readonly key: string;
  /** The index in the guide of each of its items, in order. */
  readonly items: readonly number[];
  /** The index in the guide of each block that its items are in, in order. */
  readonly blocks: readonly number[];
  /** What is fixed by hand in it, with its own indexes. */
  readonly given: readonly Given[];
}

/** A guide taken apart. Items that depend on nothing and on which nothing depends are in no component. */
export interface Components {
  readonly all: readonly Component[];
  /** By item of the guide: the index of its component, or -1. */
  readonly of: Int32Array;
  /** By item of the guide: its index in its component. */
  readonly places: Int32Array;
}

/** Takes a guide apart. */
export function componentsOf(plan: Plan, given: readonly Given[]): Components {
  const { items, blocks } = plan;
  const leaders = Int32Array.from(items.keys());
  const isTied = new Uint8Array(items.length);
  const leaderOf = (item: number): number => {
    let at = item;
    while (leaders[at] !== at) {
      leaders[at] = leaders[leaders[at] as number] as number;
      at = leaders[at] as number;
    }
    return at;
  };
  const tie = (one: number, other: number): void => {
    isTied[one] = 1;
    isTied[other] = 1;
    leaders[leaderOf(one)] = leaderOf(other);
  };
  const readers = new Map<string, number>();
  const tieSources = (conditional: PlannedConditional | null, item: number): void => {
    if (conditional === null) return;
    isTied[item] = 1;
    for (const criterion of conditional.criteria) {
      if (criterion.type === 'selectedTemplateOptions') tie(criterion.source, item);
      else {
        // Usually a link has one of the values of a parameter.
        tie(readers.get(criterion.parameter) ?? item, item);
        readers.set(criterion.parameter, item);
      }
    }
  };
  for (const { index, conditional, carriedFrom, isScreener } of items) {
    tieSources(conditional, index);
    if (carriedFrom !== null) tie(carriedFrom, index);
    if (isScreener) isTied[index] = 1;
  }
  for (const block of blocks) {
    const first = block.items[0]?.index;
    if (first === undefined || !block.isConceptBlock) continue;
    for (const { index } of block.items) tie(index, first);
    for (const { conditional } of block.concepts) tieSources(conditional, first);
  }
  const fixedAt = given.map((one): number | undefined => {
    if (one.kind === 'parameter') return readers.get(one.name);
    return one.kind === 'option' ? one.item : blocks[one.block]?.items[0]?.index;
  });
  for (const item of fixedAt) if (item !== undefined) isTied[item] = 1;

  const of = new Int32Array(items.length).fill(-1);
  const places = new Int32Array(items.length);
  const numbers = new Int32Array(items.length).fill(-1);
  const members: number[][] = [];
  for (const index of items.keys()) {
    if (isTied[index] === 0) continue;
    const leader = leaderOf(index);
    if (numbers[leader] === -1) numbers[leader] = members.push([]) - 1;
    const number = numbers[leader] as number;
    of[index] = number;
    places[index] = (members[number] as number[]).push(index) - 1;
  }
  const fixedIn = members.map((): Given[] => []);
  const blocksIn = members.map((own) => distinctBlocks(plan, own));
  for (const [at, one] of given.entries()) {
    const item = fixedAt[at];
    const component = item === undefined ? undefined : of[item];
    if (item === undefined || component === undefined) continue;
    const block = one.kind === 'concept' ? (blocksIn[component]?.indexOf(one.block) ?? -1) : -1;
    fixedIn[component]?.push(
      one.kind === 'option' ? { ...one, item: places[item] ?? -1 } : one.kind === 'concept' ? { ...one, block } : one,
    );
  }
  const all = members.map((own, at): Component => {
    const fixed = fixedIn[at] ?? [];
    const key = own.map((item) => textOfItem(plan, plan.items[item] as PlannedItem, places)).join(';');
    return {
      key: fixed.length === 0 ? key : `${key} ${JSON.stringify(fixed)}`,
      items: own,
      blocks: blocksIn[at] ?? [],
      given: fixed,
    };
  });
  return { all, of, places };
}

function distinctBlocks({ items }: Plan, members: readonly number[]): readonly number[] {
  const found: number[] = [];
  for (const index of members) {
    const block = items[index]?.block ?? -1;
    if (found.at(-1) !== block) found.push(block);
  }
  return found;
}

/** Returns a component as a guide of its own. */
export function planOfComponent(plan: Plan, { items, blocks }: Component, places: Int32Array): Plan {
  const own: PlannedItem[] = [];
  const ownBlocks = blocks.map((global, index): PlannedBlock => {
    const block = plan.blocks[global] as PlannedBlock;
    const first = own.length;
    for (let at = first; at < items.length && plan.items[items[at] as number]?.block === global; at += 1) {
      const planned = plan.items[items[at] as number] as PlannedItem;
      const { conditional, carriedFrom } = planned;
      own.push({
        ...planned,
        index: at,
        block: index,
        conditional: placedConditional(conditional, places),
        carriedFrom: carriedFrom === null ? null : (places[carriedFrom] as number),
      });
    }
    return {
      ...block,
      index,
      items: own.slice(first),
      concepts: block.concepts.map((concept) => ({
        ...concept,
        conditional: placedConditional(concept.conditional, places),
      })),
    };
  });
  return { language: plan.language, blocks: ownBlocks, items: own };
}

function placedConditional(conditional: PlannedConditional | null, places: Int32Array): PlannedConditional | null {
  return (
    conditional && {
      ...conditional,
      criteria: conditional.criteria.map((one) =>
        one.type === 'searchParam' ? one : { ...one, source: places[one.source] as number },
      ),
    }
  );
}

function textOfItem(plan: Plan, planned: PlannedItem, places: Int32Array): string {
  const { item, options, rows, carriedFrom, conditional, isScreener } = planned;
  let text = `${item.type},${options.length}`;
  for (const [at, { exclusive, status }] of options.entries())
    if (exclusive || status !== null) text += ` ${at}${exclusive ? 'x' : ''}${status ?? ''}`;
  if (item.type === 'multiple_choice') {
    const { least, most } = limitsOf(planned);
    text += `,${least},${most},${allowsOwn(planned)}`;
  }
  if (rows.length > 0) text += `,${rows.length} rows`;
  if (isScreener) text += ',screener';
  if (carriedFrom !== null) text += `,from ${places[carriedFrom]}`;
  text += textOfConditional(conditional, places);
  const block = plan.blocks[planned.block];
  if (block?.isConceptBlock !== true) return text;
  if (block.items[0] !== planned) return `+${text}`;
  const concepts = block.concepts.map((concept) => textOfConditional(concept.conditional, places));
  return `[${concepts.join('|')},${block.subsampleCount}]${text}`;
}

function textOfConditional(conditional: PlannedConditional | null, places: Int32Array): string {
  if (conditional === null) return '';
  let text = ` ${conditional.operator}`;
  for (const one of conditional.criteria)
    text +=
      one.type === 'searchParam'
        ? parameterKey(one.parameter, one.value)
        : `(${places[one.source]} ${one.mustSelect} ${one.optionIds.join('.')} ${one.rowId})`;
  return text;
}
