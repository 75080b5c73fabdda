import { remembered, byIdentity } from '@guide-studio/guide-core/internal';
import {
  always,
  certain,
  closureOf,
  decide,
  type Demands,
  type Diagram,
  either,
  type Exploration,
  type Known,
  never,
  occasionsOfItem,
  orNull,
  type Decision,
  type PlanExploration,
  singleValues,
  type Statement,
} from '../logic/index.ts';
import { type Branch, countedOneByOne, estimated } from './journeysApart.ts';
import { someJourneys } from './journeyList.ts';

/** The number of distinct journeys: sets of questions shown, of participants who pass the screener and who do not. */
export interface JourneyCount {
  /** All of them, or a lower bound if it is not exact. */
  readonly count: bigint;
  /** False: there are at least that many; the steps granted were spent before all were counted. */
  readonly isExact: boolean;
  /** Only if they were not counted: about how many participants who pass have; null if that is not known. */
  readonly estimate?: bigint | null;
}

/**
 * Counts journeys without listing them. Links that have a parameter more than once do not count. Questions are decided
 * in the order of the guide; interviews that agree so far and can still do the same are one, so only what later
 * questions depend on is remembered. Questions that do not depend on each other are counted apart, and their numbers
 * multiplied.
 *
 * @param exploration Of {@link explore}.
 * @param whose `passing`: only those of participants who pass the screener. Default: `everyone`.
 * @example
 * ```ts
 * import { all, block, choice, guide, open } from '@guide-studio/guide-core/author';
 * import { countJourneys, explore, journeysOf } from '@guide-studio/interview-engine/paths';
 *
 * const often = choice('How often do you cook?', { options: ['Most days', 'Seldom', 'Never'] });
 * const dish = open('What did you cook last?', { when: often.excludes('Never') });
 * const both = open('Why seldom and never?', { when: all(often.includes('Seldom'), often.includes('Never')) });
 * const cooking = guide('Home cooking', {}, [block('Cooking', [often, dish, both])]);
 *
 * const exploration = explore(cooking);
 * console.log(countJourneys(exploration).count); // 2n
 * console.log(journeysOf(exploration, { most: 100 }).listed); // 2
 * ```
 */
export function countJourneys(exploration: Exploration, whose: 'everyone' | 'passing' = 'everyone'): JourneyCount {
  const { plan, components } = exploration;
  const all = components.map(({ exploration: own, items }) => ({ ...journeysIn(own), items, own }));
  let isExact = all.every((one) => one.isDecided);

  /** Counts the sets of questions shown; `end`: to participants whose interview ends at an item. */
  function count(end: number | null, alsoPassing: boolean): bigint {
    let product = 1n;
    for (const { items, own, count: countIn } of all) {
      const last = end === null ? null : lastUpTo(items, end);
      const counted = countIn(last, last !== null && items[last] === end, alsoPassing);
      if (!counted.isKnown) isExact = false;
      product *= counted.isKnown ? counted.value : leastIn(own);
    }
    return product;
  }

  // Of participants who pass alone, as long as nothing more is known.
  let least = 0n;
  const counted = decide(() => {
    const canPass = exploration.comesTo(null);
    let total = canPass ? count(null, false) : 0n;
    least = total;
    const ends = whose === 'passing' ? [] : exploration.endsAt();
    const last = ends.length === 0 || !canPass ? -1 : lastConstant(plan.items.length, all);
    for (const item of ends) {
      total += count(item, false);
      // A participant who passes and is shown nothing after this question has the same journey.
      if (last <= item && canPass) total -= count(item, true);
    }
    return total;
  });
  if (counted.isKnown && isExact) return { count: counted.value, isExact };
  return { count: least, isExact: false, estimate: estimateIn(all, least) };
}

/** Returns about how many journeys participants who pass have. What is counted in a component is taken from there. */
function estimateIn(all: readonly Journeys[], least: bigint): bigint | null {
  let product = 1n;
  for (const { isDecided, count, estimate } of all) {
    const counted = count(null, false, false);
    const about = isDecided && counted.isKnown ? counted.value : estimate();
    if (about === null) return null;
    product *= about;
  }
  return product > least ? product : least;
}

/** So many journeys are looked for where they cannot be counted. */
const mostLooked = 1000;

/** Returns how many journeys of participants who pass are found in a component whose journeys cannot be counted. */
const leastIn = byIdentity((own: PlanExploration) =>
  BigInt(Math.max(1, someJourneys(own, mostLooked).filter(({ outcomes }) => outcomes.includes('complete')).length)),
);

/** Returns the last item that is always shown, or -1. */
function lastConstant(length: number, all: readonly (Journeys & { readonly items: readonly number[] })[]): number {
  const isVarying = new Uint8Array(length);
  for (const { items, constant } of all)
    for (const [own, item] of items.entries()) if (!constant.has(own)) isVarying[item] = 1;
  return isVarying.lastIndexOf(0);
}

/** Returns the index of the last of these items that is not after another one, or -1. */
function lastUpTo(items: readonly number[], item: number): number {
  let last = -1;
  while (last + 1 < items.length && (items[last + 1] ?? item) <= item) last += 1;
  return last;
}

/** The journeys through a component. */
interface Journeys {
  /** False: for some items it is not known when they are shown. */
  readonly isDecided: boolean;
  /** The items that are always shown to those who come to them. */
  readonly constant: ReadonlySet<number>;
  /**
   * Returns the number of sets of items shown to participants who pass (`last`: null), or whose interview ends at or after
   * the item `last` and before the next one; `isHere`: at that item, by its answer. `alsoPassing`: only the sets that
   * participants who pass can have too.
   */
  count(last: number | null, isHere: boolean, alsoPassing: boolean): Known<bigint>;
  /** Returns about how many of them participants who pass have; null if that is not known. */
  estimate(): bigint | null;
}

/**
 * Leaves out items that are shown whenever an earlier one is. An end of the interview comes before both, or after both.
 */
function distinctBranches(branches: readonly Branch[], end: number): readonly Branch[] {
  const known = new Set<string>();
  return branches.filter(({ item, shown }) => {
    const key = `${shown.diagram} ${item > end}`;
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  });
}

const journeysIn = byIdentity((exploration: PlanExploration): Journeys => {
  const { logic, plan } = exploration;
  const single = decide(() => singleValues(logic));
  let isDecided = single.isKnown;

  const branches: Branch[] = [];
  const constant = new Set<number>();
  for (const planned of plan.items) {
    const found = decide(() => {
      const asked = occasionsOfItem(plan, planned).map((occasion) => logic.asked(occasion));
      return logic.not(logic.every(asked.map(logic.not)));
    });
    const shown = orNull(found);
    if (shown === null) isDecided = false;
    else if (shown.diagram === always) constant.add(planned.index);
    else if (shown.diagram !== never) branches.push({ item: planned.index, shown });
  }

  const known = new Map<string, Known<bigint>>();
  function count(last: number | null, isHere: boolean, alsoPassing: boolean): Known<bigint> {
    // Nothing of it comes before the end.
    if (last === -1 && !alsoPassing) return { isKnown: true, value: 1n };
    const key = `${last} ${isHere} ${alsoPassing}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const counted = decide(() => {
      if (last === null) return countUpTo([exploration.demandsBefore(null)], plan.items.length);
      const ended = exploration.demandsBefore(isHere ? last : last + 1);
      const own = isHere ? exploration.endings().find(({ item }) => item === last)?.demands : undefined;
      return countUpTo(alsoPassing ? [own ?? ended, exploration.demandsBefore(null)] : [own ?? ended], last);
    });
    known.set(key, counted);
    return counted;
  }

  /**
   * Counts the sets of branches that interviews of the first world can have up to an item, after which they end. With a
   * second world, only those that interviews of that world can have too, with nothing after the item.
   */
  function countUpTo(worldsOfAll: readonly Demands[], lastShown: number): bigint {
    const worlds = worldsOfAll.map((demands) => [...demands, ...certain(single)]);
    const upTo = distinctBranches(
      worlds.length > 1 ? branches : branches.filter(({ item }) => item <= lastShown),
      lastShown,
    );
    let product = 1n;
    for (const { members, demands } of groupsOf(upTo, worlds))
      product *= certain(
        either(
          decide(() => logic.diagrams.within(() => countGroup(members, demands, lastShown))),
          () => decide(() => countedOneByOne(logic, members, demands, lastShown)),
        ),
      );
    return product;
  }

  /** Puts branches and demands together that depend on each other. */
  function groupsOf(all: readonly Branch[], worlds: readonly Demands[]) {
    const closure = (decisions: readonly number[]) =>
      decisions.flatMap((decision) => logic.decisions[decision]?.closure ?? []);
    const leader = new Map<number, number>();
    const find = (decision: number): number => {
      const next = leader.get(decision) ?? decision;
      if (next === decision) return decision;
      const found = find(next);
      leader.set(decision, found);
      return found;
    };
    const unite = (decisions: readonly number[]): number => {
      const [first = -1, ...others] = closure(decisions);
      for (const decision of others) leader.set(find(decision), find(first));
      return first;
    };
    const firsts = all.map((branch) => ({ branch, first: unite(branch.shown.decisions) }));
    const demandFirsts = worlds.map((demands) => demands.map((demand) => ({ demand, first: unite(demand.decisions) })));
    const groups = new Map<number, { members: Branch[]; demands: Statement[][] }>();
    const groupAt = (decision: number) => {
      const key = find(decision);
      return remembered(groups, key, () => ({ members: [], demands: worlds.map(() => []) }));
    };
    for (const { branch, first } of firsts) groupAt(first).members.push(branch);
    for (const [at, demands] of demandFirsts.entries())
      for (const { demand, first } of demands) groupAt(first).demands[at]?.push(demand);
    return groups.values();
  }

  function countGroup(members: readonly Branch[], demands: readonly Demands[], lastShown: number): bigint {
    const { diagrams } = logic;
    const needed = closureOf(logic, [...members.map(({ shown }) => shown), ...demands.flat()]);
    // Events in order: the rule of a part with what is demanded of it, or a branch after everything that it depends on.
    const lastOf = (decisions: readonly number[]): number =>
      decisions.reduce((most, decision) => Math.max(most, decision), -1);
    type Event = { readonly rules: readonly Diagram[] } | Branch;
    const events: Event[] = [];
    const waiting = [...members];
    const release = (before: number): void => {
      while (waiting.length > 0 && lastOf(closureOf(logic, [waiting[0]!.shown])) < before)
        events.push(waiting.shift()!);
    };
    for (const decision of needed) {
      release(decision);
      const rule = certain((logic.decisions[decision] as Decision).rule);
      events.push({
        rules: demands.map((world) =>
          world
            .filter(({ decisions }) => lastOf(decisions) === decision)
            .reduce((all, { diagram }) => diagrams.and(all, diagram), rule),
        ),
      });
    }
    release(Number.POSITIVE_INFINITY);
    const usedAt = events.map((event) =>
      'rules' in event ? event.rules.flatMap((rule) => diagrams.factsOf(rule)) : diagrams.factsOf(event.shown.diagram),
    );
    const lastUse = new Map<number, number>();
    for (const [at, facts] of usedAt.entries()) for (const fact of facts) lastUse.set(fact, at);

    const goneAt = events.map(() => new Set<number>());
    for (const [fact, at] of lastUse) goneAt[at]?.add(fact);
    const forget = goneAt.map((gone) => (gone.size === 0 ? (state: Diagram) => state : diagrams.without(gone)));

    const known = events.map(() => new Map<number | string, bigint>());
    function from(at: number, states: readonly Diagram[]): bigint {
      if (states.includes(never)) return 0n;
      const event = events[at];
      const forgetHere = forget[at];
      if (event === undefined || forgetHere === undefined) return 1n;
      const key = states.length === 1 ? (states[0] ?? never) : states.join();
      const before = known[at]?.get(key);
      if (before !== undefined) return before;
      const next = (after: readonly Diagram[]): bigint => from(at + 1, after.map(forgetHere));
      let result: bigint;
      if ('rules' in event)
        result = next(states.map((state, world) => diagrams.and(state, event.rules[world] ?? always)));
      else {
        const { diagram } = event.shown;
        const hides = (state: Diagram): Diagram => diagrams.choose(diagram, never, state);
        // An interview that has ended shows nothing, whatever its answers would lead to.
        if (event.item > lastShown) result = next(states.map((state, world) => (world === 0 ? state : hides(state))));
        else result = next(states.map(hides)) + next(states.map((state) => diagrams.and(state, diagram)));
      }
      known[at]?.set(key, result);
      return result;
    }
    return from(
      0,
      demands.map(() => always),
    );
  }

  /** What is not known about an item leaves its journeys out. */
  function estimate(): bigint | null {
    const demands = decide(() => [...exploration.demandsBefore(null), ...certain(single)]);
    if (!demands.isKnown) return null;
    return orNull(decide(() => estimated(logic, distinctBranches(branches, plan.items.length), demands.value)));
  }

  return { isDecided, constant, count, estimate };
});
