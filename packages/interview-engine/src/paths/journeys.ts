import { type Diagram, BudgetSpent, always, never, undecided } from './diagram.ts';
import type { Exploration } from './exploration.ts';
import { occasionsOfItem } from './facts.ts';
import type { Statement } from './logic.ts';
import type { Demands } from './world.ts';

/** The number of distinct journeys: sets of questions shown, of participants who pass the screener and who do not. */
export interface JourneyCount {
  readonly count: bigint;
  /** False: there are at least that many; the steps granted were spent before all were counted. */
  readonly isExact: boolean;
}

/** An item whose showing depends on something, for any concept. */
interface Branch {
  readonly item: number;
  readonly shown: Statement;
}

/**
 * Counts journeys without listing them. Questions are decided in the order of the guide; interviews that agree so far
 * and can still do the same are one, so only what later questions depend on is remembered. Questions that do not depend
 * on each other are counted apart, and their numbers multiplied.
 */
export function countJourneys(exploration: Exploration): JourneyCount {
  const { logic } = exploration;
  const { plan } = logic;
  let isExact = true;

  const branches: Branch[] = [];
  const constant = new Set<number>();
  for (const planned of plan.items) {
    const asked = undecided(() => occasionsOfItem(plan, planned).map((occasion) => logic.asked(occasion)));
    const none = undecided(() => logic.every((asked ?? []).map(logic.not)));
    if (asked === null || none === null) isExact = false;
    else if (none.diagram === never) constant.add(planned.index);
    else if (none.diagram !== always) branches.push({ item: planned.index, shown: logic.not(none) });
  }

  /**
   * Counts the sets of branches that interviews of the first world can have up to an item, after which they end. With a
   * second world, only those that interviews of that world can have too, with nothing after the item.
   */
  function count(worlds: readonly Demands[], lastShown: number): bigint {
    const upTo = branches.filter(({ item }) => item <= lastShown || worlds.length > 1);
    let product = 1n;
    for (const { members, demands } of groupsOf(upTo, worlds)) {
      const counted = undecided(() => logic.diagrams.within(() => countGroup(members, demands, lastShown)));
      if (counted === null) isExact = false;
      product *= counted ?? 1n;
    }
    return product;
  }

  /** Puts branches and demands together that depend on each other. */
  function groupsOf(all: readonly Branch[], worlds: readonly Demands[]) {
    const closure = (parts: readonly number[]) => parts.flatMap((part) => logic.parts[part]?.closure ?? []);
    const leader = new Map<number, number>();
    const find = (part: number): number => {
      const next = leader.get(part) ?? part;
      if (next === part) return part;
      const found = find(next);
      leader.set(part, found);
      return found;
    };
    const unite = (parts: readonly number[]): number => {
      const [first = -1, ...others] = closure(parts);
      for (const part of others) leader.set(find(part), find(first));
      return first;
    };
    const firsts = all.map((branch) => ({ branch, first: unite(branch.shown.parts) }));
    const demandFirsts = worlds.map((demands) => demands.map((demand) => ({ demand, first: unite(demand.parts) })));
    const groups = new Map<number, { members: Branch[]; demands: Statement[][] }>();
    const groupAt = (part: number) => {
      const key = find(part);
      const group = groups.get(key) ?? { members: [], demands: worlds.map(() => []) };
      groups.set(key, group);
      return group;
    };
    for (const { branch, first } of firsts) groupAt(first).members.push(branch);
    for (const [at, demands] of demandFirsts.entries())
      for (const { demand, first } of demands) groupAt(first).demands[at]?.push(demand);
    return groups.values();
  }

  function countGroup(members: readonly Branch[], demands: readonly Demands[], lastShown: number): bigint {
    const { diagrams } = logic;
    const needed = [
      ...new Set(
        [...members.map(({ shown }) => shown), ...demands.flat()].flatMap(({ parts }) =>
          parts.flatMap((part) => logic.parts[part]?.closure ?? []),
        ),
      ),
    ].sort((a, b) => a - b);
    // Events in order: the rule of a part with what is demanded of it, or a branch after everything that it depends on.
    const lastOf = (parts: readonly number[]): number => Math.max(-1, ...parts);
    type Event = { readonly rules: readonly Diagram[] } | Branch;
    const events: Event[] = [];
    const waiting = [...members];
    const release = (before: number): void => {
      while (waiting.length > 0 && lastOf(closureOf(waiting[0]!)) < before) events.push(waiting.shift()!);
    };
    const closureOf = ({ shown }: Branch): readonly number[] =>
      shown.parts.flatMap((part) => logic.parts[part]?.closure ?? []);
    for (const part of needed) {
      release(part);
      const rule = logic.parts[part]?.rule ?? null;
      if (rule === null) throw new BudgetSpent();
      events.push({
        rules: demands.map((world) =>
          world
            .filter(({ parts }) => lastOf(parts) === part)
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

    const gone = events.map(() => new Set<number>());
    for (const [fact, at] of lastUse) gone[at]?.add(fact);

    const known = new Map<string, bigint>();
    function from(at: number, states: readonly Diagram[]): bigint {
      if (states.includes(never)) return 0n;
      const event = events[at];
      if (event === undefined) return 1n;
      const key = `${at} ${states.join()}`;
      const before = known.get(key);
      if (before !== undefined) return before;
      const goneHere = gone[at];
      const forget = (state: Diagram): Diagram =>
        goneHere === undefined || goneHere.size === 0 ? state : diagrams.without(state, (fact) => goneHere.has(fact));
      const next = (after: readonly Diagram[]): bigint => from(at + 1, after.map(forget));
      let result: bigint;
      if ('rules' in event)
        result = next(states.map((state, world) => diagrams.and(state, event.rules[world] ?? always)));
      else {
        const { diagram } = event.shown;
        const hides = (state: Diagram): Diagram => diagrams.and(state, diagrams.not(diagram));
        // An interview that has ended shows nothing, whatever its answers would lead to.
        if (event.item > lastShown) result = next(states.map((state, world) => (world === 0 ? state : hides(state))));
        else result = next(states.map(hides)) + next(states.map((state) => diagrams.and(state, diagram)));
      }
      known.set(key, result);
      return result;
    }
    return from(
      0,
      demands.map(() => always),
    );
  }

  const passing = exploration.demandsBefore(null);
  // Of participants who pass alone, as long as nothing more is known.
  let least = 0n;
  const total = undecided(() => {
    const canPass = exploration.before(null).isPossible();
    let total = canPass ? count([passing], plan.items.length) : 0n;
    least = total;
    for (const { item, demands } of exploration.endings()) {
      total += count([demands], item);
      // A participant who passes and is shown nothing after this question has the same journey.
      const isAlwaysLonger = [...constant].some((other) => other > item);
      if (!isAlwaysLonger && canPass) total -= count([demands, passing], item);
    }
    return total;
  });
  return total === null || !isExact ? { count: least, isExact: false } : { count: total, isExact };
}
