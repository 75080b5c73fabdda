import {
  costIn,
  decide,
  type Exploration,
  type ExploredComponent,
  type Selection,
  isTrue,
  occasionsOfItem,
  type PlanExploration,
  singleWorlds,
  type Statement,
  type World,
} from '../logic/index.ts';
import { byIdentity } from '@guide-studio/guide-core/internal';

/** The questions that some participants are shown, of all who are shown the same. */
export interface Journey {
  /** Indexes of items, in order. */
  readonly items: readonly number[];
  /** How interviews with this journey can end. */
  readonly outcomes: readonly ('complete' | 'screened_out')[];
}

/** Journeys, grouped by where they part. */
export type JourneyGroup =
  | { readonly journey: Journey }
  /** All show the same questions before this item; some show it, the others do not. */
  | { readonly partsAt: number; readonly shown: JourneyGroup; readonly hidden: JourneyGroup };

/** The journeys of a guide, as far as they were listed. */
export interface JourneyList {
  /** Those that show a question come before those that do not. Null if nothing can be listed. */
  readonly group: JourneyGroup | null;
  /** How many journeys are in `group`. */
  readonly listed: number;
  /** False: there are more. */
  readonly isWhole: boolean;
}

/** The interviews that can still be meant while questions are decided one after the other. */
interface Open {
  /** The item at which these interviews end; null: they pass the screener. */
  readonly end: number | null;
  /** What is decided so far, by component. */
  readonly fixings: ReadonlyMap<ExploredComponent, Selection>;
}

interface Undecided {
  readonly item: number;
  readonly open: readonly Open[];
  readonly shown: Shown | null;
}

/** A list of items that grows at its end and shares its beginning. */
interface Shown {
  readonly item: number;
  readonly before: Shown | null;
}

/**
 * Lists the journeys that `countJourneys` counts, at most `most` of them: questions are decided in the order of the guide,
 * and only what some interview can still do is followed, so nothing is tried in vain.
 */
export function journeysOf(exploration: Exploration, { most }: { readonly most: number }): JourneyList {
  const found: Journey[] = [];
  const isWhole = decide(() => listInto(found, exploration, most));
  if (!isWhole.isKnown) {
    const some = someJourneys(exploration, most);
    if (some.length > found.length) return { group: grouped(some), listed: some.length, isWhole: false };
  }
  return { group: grouped(found), listed: found.length, isWhole: isTrue(isWhole) };
}

/** A question that is decided before all others, which it may settle. */
interface First {
  readonly item: number;
  readonly isShown: boolean;
}

/** From so many questions journeys are looked for where not all can be listed. */
const mostFirst = 100;

/**
 * Returns journeys, at most `most`, with few steps: each question settles what it depends on, so not all are found, but
 * each question is the first once. Empty if not even one is found with the steps that are left.
 */
export function someJourneys(exploration: Exploration, most: number): readonly Journey[] {
  const found = new Map<string, Journey>();
  const varying = exploration.components
    .flatMap(({ items }) => items)
    .filter((item) => exploration.reachOfAll({ kind: 'item', item }) !== 'always');
  const firsts = varying
    .slice(0, mostFirst)
    .flatMap((item): readonly First[] => [true, false].map((isShown) => ({ item, isShown })));
  for (const first of firsts) {
    const tried: Journey[] = [];
    decide(() => listInto(tried, exploration, most, first));
    for (const one of tried) if (found.size < most) found.set(one.items.join(), one);
    if (found.size === most) break;
  }
  return [...found.values()].sort((one, other) => {
    const at = one.items.findIndex((item, place) => other.items[place] !== item);
    return (one.items[at] ?? Number.POSITIVE_INFINITY) - (other.items[at] ?? Number.POSITIVE_INFINITY);
  });
}

/**
 * Returns true if these are all journeys. `first`: what each question depends on is settled, beginning with this one, so
 * some are missed. Asked inside {@link decide}.
 */
function listInto(found: Journey[], exploration: Exploration, most: number, first?: First): boolean {
  const { plan, components } = exploration;
  const at = new Map(components.flatMap((component) => component.items.map((item, own) => [item, { component, own }])));
  const ends = [...(exploration.comesTo(null) ? [null] : []), ...exploration.endsAt()];

  const worldOf = ({ exploration: own, items }: ExploredComponent, end: number | null): World => {
    const next = end === null ? -1 : items.findIndex((item) => item >= end);
    return singleWorlds(own)(next === -1 ? null : next);
  };

  /** Returns the interviews in which a statement about a component holds too, or null if there are none. */
  function fixed({ end, fixings }: Open, component: ExploredComponent, statement: Statement): Open | null {
    const world = worldOf(component, end);
    const costOf = costIn(component.exploration.logic);
    const begin = (): Selection => (first === undefined ? world.start() : world.settle(world.start(), costOf));
    const selection = world.fix(fixings.get(component) ?? begin(), statement, costOf);
    return selection === null ? null : { end, fixings: new Map([...fixings, [component, selection]]) };
  }

  function begun(end: number | null): readonly Open[] {
    // Perhaps only a link with a parameter more than once comes to the end.
    if (!components.every((component) => worldOf(component, end).isPossible())) return [];
    const open: Open = { end, fixings: new Map() };
    const place = at.get(end ?? -1);
    const planned = place?.component.exploration.plan.items[place.own];
    if (place === undefined || planned === undefined) return [open];
    const rejected = place.component.exploration.logic.rejected({ planned, concept: null });
    return [fixed(open, place.component, rejected) ?? []].flat();
  }

  function decided(one: Open, item: number, isShown: boolean): readonly Open[] {
    if (one.end !== null && item > one.end) return isShown ? [] : [one];
    const place = at.get(item);
    if (place === undefined) return isShown ? [one] : [];
    const { shown: whenShown, hidden } = statementsOf(place.component.exploration)[place.own]!;
    const next = fixed(one, place.component, isShown ? whenShown : hidden);
    return next === null ? [] : [next];
  }

  const begin = ends.flatMap(begun);
  const open = first === undefined ? begin : begin.flatMap((one) => decided(one, first.item, first.isShown));
  const stack: Undecided[] = [{ item: 0, open, shown: null }];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const { item, open, shown } = next;
    if (open.length === 0) continue;
    if (found.length === most) return false;
    if (item === plan.items.length) {
      found.push({ items: listed(shown), outcomes: outcomesOf(open) });
      continue;
    }
    const split = (isShown: boolean): readonly Open[] => open.flatMap((one) => decided(one, item, isShown));
    stack.push({ item: item + 1, open: split(false), shown });
    stack.push({ item: item + 1, open: split(true), shown: { item, before: shown } });
  }
  return true;
}

/** By item of a component: the statements that it is shown, and that it is not. */
const statementsOf = byIdentity(({ logic, plan }: PlanExploration) =>
  plan.items.map((planned) => {
    const hidden = logic.every(occasionsOfItem(plan, planned).map((occasion) => logic.not(logic.asked(occasion))));
    return { shown: logic.not(hidden), hidden };
  }),
);

function listed(shown: Shown | null): readonly number[] {
  const items: number[] = [];
  for (let one = shown; one !== null; one = one.before) items.push(one.item);
  return items.reverse();
}

function outcomesOf(open: readonly Open[]): Journey['outcomes'] {
  return [
    ...(open.some(({ end }) => end === null) ? (['complete'] as const) : []),
    ...(open.some(({ end }) => end !== null) ? (['screened_out'] as const) : []),
  ];
}

/** Groups journeys that are in order, so that those which part late are beside each other. */
function grouped(journeys: readonly Journey[]): JourneyGroup | null {
  const [first] = journeys;
  const last = journeys.at(-1);
  if (first === undefined || last === undefined) return null;
  if (first === last) return { journey: first };
  const partsAt = first.items.find((item, place) => last.items[place] !== item) ?? -1;
  const isShown = ({ items }: Journey): boolean => items.includes(partsAt);
  const shown = grouped(journeys.filter(isShown));
  const hidden = grouped(journeys.filter((one) => !isShown(one)));
  return shown === null || hidden === null ? (shown ?? hidden) : { partsAt, shown, hidden };
}
