import { remembered } from '@guide-studio/guide-core/internal';
import { answerCountsFor, isCarried } from '../assumptions.ts';
import type { Occasion } from '../asked/occasion.ts';
import type { Plan, PlannedConditional, PlannedItem, PlannedOption } from '../plan/plan.ts';
import { compareRanks, type FactOrder, factOrderOf, type Rank } from './factOrder.ts';
import { guidePartsIn, hiddenBy, type Restriction, restrictionKey, restrictionsIn } from './restrictions.ts';
import { type Owner, ownerKey } from './owner.ts';

/**
 * A yes-or-no fact of an interview on which conditions can depend. Facts about a question that is not asked are false.
 * Options that no condition, carried list or screener tells apart share a fact: one of them is selected.
 */
export type Fact =
  /** The link has this parameter with this value (perhaps among others). */
  | { readonly kind: 'parameter'; readonly name: string; readonly value: string }
  | { readonly kind: 'drawn'; readonly block: number; readonly concept: number }
  /** Only if restrictions can be taken out; see {@link Facts.switches}. `restriction`: it is in force. */
  | { readonly kind: 'switch'; readonly key: string; readonly restriction: Restriction | null }
  /** Only then: what a restriction demands is so, or it is not in force; see {@link Facts.demands}. */
  | { readonly kind: 'demand'; readonly key: string }
  | { readonly kind: 'asked'; readonly occasion: Occasion }
  /** At least one of these options is selected. */
  | { readonly kind: 'selected'; readonly occasion: Occasion; readonly options: readonly PlannedOption[] }
  /** The participant adds an option. */
  | { readonly kind: 'own'; readonly occasion: Occasion }
  /** An option is selected that the participant added at `origin`. */
  | { readonly kind: 'carriedOwn'; readonly occasion: Occasion; readonly origin: Occasion }
  /** A column of these is selected in a row of a matrix. */
  | {
      readonly kind: 'cell';
      readonly occasion: Occasion;
      readonly row: string;
      readonly options: readonly PlannedOption[];
    };

/** A fact and its place in the order in which diagrams ask. */
export interface PlacedFact {
  readonly fact: Fact;
  readonly level: number;
}

/** All facts of a guide. */
export interface Facts {
  /** By level. */
  readonly all: readonly PlacedFact[];
  /** Those of a question, by {@link occasionKey}; none if nothing depends on its answer. */
  readonly of: ReadonlyMap<string, readonly PlacedFact[]>;
  /** By {@link parameterKey}. */
  readonly parameters: ReadonlyMap<string, PlacedFact>;
  /** By {@link drawnKey}. */
  readonly drawn: ReadonlyMap<string, PlacedFact>;
  /**
   * By `restrictionKey`: the restriction is in force. By {@link onlyWhenKey}: nothing but a condition hides its part. By
   * {@link notHiddenKey}: a part of which a restriction was taken out is shown all the same.
   */
  readonly switches: ReadonlyMap<string, PlacedFact>;
  /** By {@link demandKey}. */
  readonly demands: ReadonlyMap<string, PlacedFact>;
  /** Returns the facts that one of these options is selected (in a row of a matrix), in order. */
  aboutOptions(occasion: Occasion, options: readonly string[], row: string | null): readonly PlacedFact[];
}

/** An answer that a what-if fixes needs facts of its own. */
export interface Watched {
  readonly item: number;
  readonly options: ReadonlySet<string>;
  readonly row: string | null;
}

/** Returns the key of an occasion. */
export function occasionKey({ planned, concept }: Occasion): string {
  return `${planned.index}/${concept ?? ''}`;
}

export const parameterKey = (name: string, value: string): string => JSON.stringify([name, value]);
export const drawnKey = (block: number, concept: number): string => `${block}/${concept}`;
/** `concept`: the concept for which an item is asked. */
export const demandKey = (one: Restriction, concept: number | null): string =>
  `${restrictionKey(one)}/${concept ?? ''}`;
export const onlyWhenKey = (owner: Owner): string => `only when ${ownerKey(owner)}`;
/** `concept`: the concept for which an item is asked. */
export const notHiddenKey = (owner: Owner, concept: number | null): string =>
  `not hidden ${ownerKey(owner)}/${concept ?? ''}`;

/** Returns the occasions of an item: one, or one per concept. */
export function occasionsOfItem(plan: Plan, planned: PlannedItem): readonly Occasion[] {
  const block = plan.blocks[planned.block];
  if (block?.isConceptBlock !== true) return [{ planned, concept: null }];
  return block.concepts.map((_, concept) => ({ planned, concept }));
}

/** Returns the occasions of a source whose answers count for a reader (assumptions: `answerCountsFor`). */
export function occasionsCounting(
  plan: Plan,
  source: number,
  reader: { readonly block: number; readonly concept: number | null },
): readonly Occasion[] {
  const planned = plan.items[source];
  if (planned === undefined) return [];
  const all = occasionsOfItem(plan, planned);
  return all.filter(({ concept }) =>
    answerCountsFor({ block: planned.block, concept }, { block: reader.block, concept: reader.concept }),
  );
}

/** Returns the occasions at which an option can be added that an occasion may show. */
export function ownOrigins(plan: Plan, { planned, concept }: Occasion): readonly Occasion[] {
  if (planned.carriedFrom === null) return [];
  const found = new Map<string, Occasion>();
  for (const source of occasionsCounting(plan, planned.carriedFrom, { block: planned.block, concept })) {
    if (allowsOwn(source.planned)) found.set(occasionKey(source), source);
    for (const origin of ownOrigins(plan, source)) found.set(occasionKey(origin), origin);
  }
  return [...found.values()];
}

/** Returns true if participants may add an option. */
export function allowsOwn({ item }: PlannedItem): boolean {
  return item.type === 'multiple_choice' && item.allowCustomOption === true;
}

/** Returns the facts of a guide, in the order of {@link factOrderOf}. `canTakeOut`: restrictions can be taken out. */
export function factsOf(plan: Plan, watched: readonly Watched[] = [], canTakeOut = false): Facts {
  const roles = rolesOf(plan, watched);
  const order = factOrderOf(plan, (item) => roles.has(item));
  const found: Ranked[] = [];
  for (const [at, fact] of parametersIn(plan).entries()) found.push({ fact, rank: [-1, at] });
  if (canTakeOut) found.push(...switchesIn(plan, order));
  for (const { index, concepts, subsampleCount } of plan.blocks) {
    if (subsampleCount === null || subsampleCount >= concepts.length) continue;
    for (const concept of concepts.keys())
      found.push({ fact: { kind: 'drawn', block: index, concept }, rank: order.ofDraw(index, concept) });
  }
  for (const planned of plan.items) {
    const role = roles.get(planned.index);
    if (role === undefined) continue;
    for (const occasion of occasionsOfItem(plan, planned)) {
      const placeOf = order.ofAnswer(occasion);
      for (const { fact, position } of factsOfAnswer(plan, occasion, role, canTakeOut))
        found.push({ fact, rank: [...placeOf(position), planned.carryDepth, occasion.concept ?? -1] });
    }
  }
  found.sort((one, other) => compareRanks(one.rank, other.rank));
  const all = found.map(({ fact }, level): PlacedFact => ({ fact, level }));
  const of = new Map<string, PlacedFact[]>();
  const parameters = new Map<string, PlacedFact>();
  const drawn = new Map<string, PlacedFact>();
  const switches = new Map<string, PlacedFact>();
  const demands = new Map<string, PlacedFact>();
  for (const placed of all) {
    const { fact } = placed;
    if (fact.kind === 'parameter') parameters.set(parameterKey(fact.name, fact.value), placed);
    else if (fact.kind === 'drawn') drawn.set(drawnKey(fact.block, fact.concept), placed);
    else if (fact.kind === 'switch') switches.set(fact.key, placed);
    else if (fact.kind === 'demand') demands.set(fact.key, placed);
    else {
      const key = occasionKey(fact.occasion);
      const known = of.get(key);
      if (known === undefined) of.set(key, [placed]);
      else known.push(placed);
    }
  }
  return { all, of, parameters, drawn, switches, demands, aboutOptions: aboutOptionsIn(of) };
}

/** A fact with its place among others. */
interface Ranked {
  readonly fact: Fact;
  readonly rank: Rank;
}

/** Returns the facts with which restrictions are taken out, each beside what it restricts. */
function switchesIn(plan: Plan, order: FactOrder): readonly Ranked[] {
  const ofAnswer = ({ item }: { readonly item: number }, position: number, concept: number | null = null): Rank => {
    const planned = plan.items[item] as PlannedItem;
    const [first = { planned, concept: null }] = occasionsOfItem(plan, planned);
    return order.ofAnswer({ ...first, concept: concept ?? first.concept })(position);
  };
  const ofPart = (owner: Owner, concept: number | null = null): Rank =>
    owner.kind === 'item' ? ofAnswer(owner, -1, concept) : order.ofDraw(owner.block, owner.concept);
  const ofRestriction = (one: Restriction): Rank => {
    if ('owner' in one) return ofPart(one.owner);
    if (one.kind === 'sampling') return order.ofDraw(one.block, 0);
    if (one.kind === 'least' || one.kind === 'most') return ofAnswer(one, afterOptions);
    const { options } = plan.items[one.item] as PlannedItem;
    return ofAnswer(one, one.kind === 'alone' ? options.findIndex(({ id }) => id === one.option) : -1);
  };
  // Before the fact at this place.
  const before = (rank: Rank): Rank => [...rank, -2];
  const switched = (key: string, rank: Rank, restriction: Restriction | null = null): Ranked => ({
    fact: { kind: 'switch', key, restriction },
    rank: before(rank),
  });
  const parts = guidePartsIn(plan);
  const readersOf = (owner: Owner): readonly (number | null)[] =>
    owner.kind === 'concept'
      ? [null]
      : occasionsOfItem(plan, plan.items[owner.item] as PlannedItem).map(({ concept }) => concept);
  return [
    ...restrictionsIn(plan).map((one) => switched(restrictionKey(one), ofRestriction(one), one)),
    ...parts.flatMap((one) =>
      'owner' in one
        ? readersOf(one.owner).map(
            (concept): Ranked => ({
              fact: { kind: 'demand', key: demandKey(one, concept) },
              rank: before(ofPart(one.owner, concept)),
            }),
          )
        : [],
    ),
    ...hiddenBy(parts).flatMap((owner) => [
      switched(onlyWhenKey(owner), ofPart(owner)),
      ...readersOf(owner).map((concept) => switched(notHiddenKey(owner, concept), ofPart(owner, concept))),
    ]),
  ];
}

function aboutOptionsIn(of: Facts['of']): Facts['aboutOptions'] {
  const known = new Map<string, ReadonlyMap<string, PlacedFact>>();
  const keyOf = (row: string | null, option: string): string => (row === null ? option : `${row} ${option}`);
  function byOption(occasion: string): ReadonlyMap<string, PlacedFact> {
    const before = known.get(occasion);
    if (before !== undefined) return before;
    const found = new Map<string, PlacedFact>();
    for (const placed of of.get(occasion) ?? []) {
      const { fact } = placed;
      if (fact.kind !== 'selected' && fact.kind !== 'cell') continue;
      for (const { id } of fact.options) found.set(keyOf(fact.kind === 'cell' ? fact.row : null, id), placed);
    }
    known.set(occasion, found);
    return found;
  }
  return (occasion, options, row) => {
    const facts = byOption(occasionKey(occasion));
    const found = new Set(options.flatMap((id) => facts.get(keyOf(row, id)) ?? []));
    return [...found].sort((one, other) => one.level - other.level);
  };
}

/** What depends on the answer to an item. */
interface Role {
  /** The sets of options that criteria name, each for a row of a matrix or for null. */
  readonly named: { readonly options: ReadonlySet<string>; readonly row: string | null }[];
  isCarried: boolean;
}

function rolesOf(plan: Plan, watched: readonly Watched[]): ReadonlyMap<number, Role> {
  const roles = new Map<number, Role>();
  const roleOf = (item: number): Role => {
    return remembered(roles, item, () => ({ named: [], isCarried: false }));
  };
  for (const conditional of conditionalsIn(plan)) {
    for (const criterion of conditional.criteria) {
      if (criterion.type !== 'selectedTemplateOptions' || criterion.source < 0) continue;
      roleOf(criterion.source).named.push({ options: new Set(criterion.optionIds), row: criterion.rowId });
    }
  }
  for (const planned of plan.items) {
    if (planned.carriedFrom !== null && planned.carriedFrom >= 0) roleOf(planned.carriedFrom).isCarried = true;
    // Which options of a screener can be selected is asked one by one.
    for (const { id } of planned.isScreener ? planned.options : [])
      roleOf(planned.index).named.push({ options: new Set([id]), row: null });
  }
  for (const { item, options, row } of watched) roleOf(item).named.push({ options, row });
  return roles;
}

/** Returns all conditionals: of items, and of concepts. */
function conditionalsIn({ items, blocks }: Plan): readonly PlannedConditional[] {
  const found: PlannedConditional[] = [];
  for (const { conditional } of items) if (conditional !== null) found.push(conditional);
  for (const { concepts } of blocks)
    for (const { conditional } of concepts) if (conditional !== null) found.push(conditional);
  return found;
}

/** Returns the parameters that conditions name, each with a value, in the order of the guide. */
export function parametersIn(plan: Plan): readonly Extract<Fact, { kind: 'parameter' }>[] {
  const found = new Map<string, Extract<Fact, { kind: 'parameter' }>>();
  for (const { criteria } of conditionalsIn(plan))
    for (const criterion of criteria) {
      if (criterion.type !== 'searchParam') continue;
      const { parameter: name, value } = criterion;
      found.set(parameterKey(name, value), { kind: 'parameter', name, value });
    }
  return [...found.values()];
}

/** Places in the order of an answer: behind the options of any list. */
const ownPosition = 1 << 20;
const afterOptions = 1 << 21;
const rowPosition = 1 << 12;

function factsOfAnswer(
  plan: Plan,
  occasion: Occasion,
  { named, isCarried: isSource }: Role,
  canTakeOut: boolean,
): readonly { readonly fact: Fact; readonly position: number }[] {
  const { planned } = occasion;
  const asked = { fact: { kind: 'asked', occasion } as const, position: -1 };
  if (planned.item.type === 'matrix') {
    const rows = planned.rows.flatMap(({ id: row }, at) =>
      classesOf(
        planned.options,
        named.filter((one) => one.row === row).map(({ options }) => options),
      ).map(({ options, position }) => ({
        fact: { kind: 'cell', occasion, row, options } as const,
        position: at * rowPosition + position,
      })),
    );
    return [asked, ...rows];
  }
  const isExact = isSource || planned.carriedFrom !== null;
  // A list that need not be carried may be whole.
  const shown = planned.carriedFrom === null || canTakeOut ? planned.options : planned.options.filter(isCarried);
  const classes = isExact
    ? shown.map((option) => ({ options: [option], position: planned.options.indexOf(option) }))
    : classesOf(
        shown,
        named.map(({ options }) => options),
      );
  const selected = classes.map(({ options, position }) => ({
    fact: { kind: 'selected', occasion, options } as const,
    position,
  }));
  const carriedOwn = ownOrigins(plan, occasion).map((origin, at) => ({
    fact: { kind: 'carriedOwn', occasion, origin } as const,
    position: ownPosition + 1 + at,
  }));
  const own =
    isSource && allowsOwn(planned) ? [{ fact: { kind: 'own', occasion } as const, position: ownPosition }] : [];
  return [asked, ...selected, ...own, ...carriedOwn];
}

/** Groups the options that the same sets name, exclusive ones apart. Options that no set names have no group. */
function classesOf(
  options: readonly PlannedOption[],
  sets: readonly ReadonlySet<string>[],
): readonly { readonly options: readonly PlannedOption[]; readonly position: number }[] {
  const setsOf = new Map<string, number[]>();
  for (const [at, set] of sets.entries())
    for (const id of set) {
      const known = setsOf.get(id);
      if (known === undefined) setsOf.set(id, [at]);
      else known.push(at);
    }
  const classes = new Map<string, { options: PlannedOption[]; position: number }>();
  for (const [position, option] of options.entries()) {
    const inSets = setsOf.get(option.id);
    if (inSets === undefined) continue;
    const key = `${option.exclusive} ${inSets.join()}`;
    const known = classes.get(key);
    if (known === undefined) classes.set(key, { options: [option], position });
    else known.options.push(option);
  }
  return [...classes.values()];
}
