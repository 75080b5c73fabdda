import { remembered } from '@guide-studio/guide-core';
import { type Cheapest, type Diagram, always, never, mostFacts } from './diagram.ts';
import { certain, decide, either, type Known, type Limit, no, stopAt } from './known.ts';
import { closureOf, type Logic, type Part } from './logic.ts';
import type { Statement } from './statement.ts';
import { inOrder, unionOf } from './numbers.ts';
import { type Possible, possibleIn } from './possible.ts';

/** What is demanded of interviews besides the rules of the guide. */
export type Demands = readonly Statement[];

/** A cheapest interview for a statement: everything that it needs, and nothing else. */
export interface CheapestInterview extends Cheapest {
  /** The parts on which the statement and the demands depend, lowest first. */
  readonly parts: readonly number[];
}

/**
 * The interviews of a guide that meet demands. What a statement and the demands do not depend on is left out: every
 * question has an answer, so nothing else can make an interview impossible. All methods are asked inside {@link decide}.
 */
export interface World {
  /** Returns true if an interview makes a statement hold. */
  can(statement: Statement): boolean;
  /** Returns a cheapest such interview, or null if there is none. */
  cheapest(statement: Statement, costOf: (level: number) => number): CheapestInterview | null;
  /** Returns true if any interview meets the demands. */
  isPossible(): boolean;
  /** Returns the interviews with nothing fixed yet. */
  start(): Selection;
  /**
   * Returns one cheapest interview of `selection`. From then on, each statement settles what it depends on: that needs
   * few steps, but may miss that later statements fit together.
   */
  settle(selection: Selection, costOf: (level: number) => number): Selection;
  /** Returns the interviews of `selection` that also make a statement hold, or null if there are none. */
  fix(selection: Selection, statement: Statement, costOf: (level: number) => number): Selection | null;
  /** Returns a cheapest interview of them. */
  cheapestOf(selection: Selection, costOf: (level: number) => number): CheapestInterview | null;
}

/** Interviews that are narrowed down step by step. */
export interface Selection {
  readonly diagram: Diagram;
  readonly parts: ReadonlySet<number>;
  /** If settled, the values of all facts of the parts. Else null. */
  readonly values: ReadonlyMap<number, boolean> | null;
}

/** Of so many parts that a statement names, it may depend on few. */
const manyParts = 8;

const noDemands: Demands = [];

/** Rules put together. Questions with the same parts share them. */
interface Joined {
  readonly diagram: Known<Diagram>;
  readonly facts: number;
  readonly next: Map<number | string, Joined>;
}

/** Parts that depend on each other, with demands among them. */
interface Cluster {
  readonly parts: readonly number[];
}

const noClusters: ReadonlySet<Cluster> = new Set();

/** Returns a function that returns the interviews of a guide that meet demands. */
export function worldsOf(logic: Logic): (demands: Demands) => World {
  const { diagrams } = logic;
  const first: Joined = { diagram: { isKnown: true, value: always }, facts: 0, next: new Map() };
  let possible: Possible | undefined;
  const ruleOf = (part: number): Diagram => certain((logic.parts[part] as Part).rule);

  function joinedNext(before: Joined, part: number, demands: readonly Statement[]): Joined {
    const facts = before.facts + logic.factsOfPart(part).length;
    const diagram = decide(() => {
      const others = certain(before.diagram);
      const rule = ruleOf(part);
      if (facts > mostFacts) stopAt('facts');
      return diagrams.and(
        others,
        demands.reduce((all, demand) => diagrams.and(all, demand.diagram), rule),
      );
    });
    return { diagram, facts, next: new Map() };
  }

  function joined(parts: readonly number[], demandsAt: ReadonlyMap<number, readonly Statement[]>): Diagram {
    let at = first;
    for (const part of parts) {
      const demands = demandsAt.get(part) ?? noDemands;
      const key = demands.length === 0 ? part : [part, ...demands.map(({ diagram }) => diagram)].join();
      const known = at.next.get(key);
      const next = known ?? joinedNext(at, part, demands);
      if (known === undefined) at.next.set(key, next);
      at = next;
    }
    return certain(at.diagram);
  }

  const partOf = new Map<number, number>();
  const trimmed = new Map<Diagram, readonly number[]>();
  /** Returns the parts on which a statement depends, which may be fewer than it names. */
  function trimmedTo({ diagram, parts }: Statement): Pick<Statement, 'parts'> {
    if (parts.length < manyParts) return { parts };
    if (partOf.size === 0)
      for (const part of logic.parts.keys()) for (const level of logic.factsOfPart(part)) partOf.set(level, part);
    const known = remembered(trimmed, diagram, () =>
      inOrder(diagrams.factsOf(diagram).flatMap((at) => partOf.get(at) ?? [])),
    );
    return { parts: known };
  }

  return (demands) => {
    const isImpossible = demands.some(({ diagram }) => diagram === never);
    const demandsAt = new Map<number, Statement[]>();
    for (const demand of demands) {
      const last = demand.parts.reduce((most, part) => Math.max(most, part), -1);
      demandsAt.set(last, [...(demandsAt.get(last) ?? []), demand]);
    }
    const clusters = clustersOf(demands.map((one) => closureOf(logic, [one])));
    const clusterOf = new Map(clusters.flatMap((cluster) => cluster.parts.map((part) => [part, cluster] as const)));

    const isMet = ({ parts }: Cluster): boolean => joined(parts, demandsAt) !== never;
    const areMet = (except?: ReadonlySet<Cluster>): boolean =>
      !isImpossible && clusters.every((cluster) => except?.has(cluster) === true || isMet(cluster));
    const areOthersMet = (except?: ReadonlySet<Cluster>): boolean => diagrams.within(() => areMet(except));

    /** Returns whether an interview makes statements hold, without joining the rules. */
    function canHoldApart(statements: readonly Statement[]): Known<boolean> {
      if (isImpossible) return no;
      const all = closureOf(logic, [...statements, ...demands].map(trimmedTo));
      possible ??= possibleIn(logic);
      return possible.canHold(
        [...demands, ...statements].map(({ diagram }) => diagram),
        all,
      );
    }

    const known = new Map<Diagram, boolean>();
    let isPossibleKnown: boolean | undefined;
    const isPossible = (): boolean =>
      (isPossibleKnown ??= certain(either(decide(areOthersMet), () => canHoldApart([]))));

    /** Returns the parts of a statement with those of the demands that concern them, and these clusters. */
    function concerned(statement: Statement) {
      const closure = closureOf(logic, [trimmedTo(statement)]);
      if (clusters.length === 0) return { touched: noClusters, all: closure };
      const touched = new Set(closure.flatMap((part) => clusterOf.get(part) ?? []));
      if (touched.size === 0) return { touched, all: closure };
      return { touched, all: unionOf([closure, ...Array.from(touched, (cluster) => cluster.parts)]) };
    }

    /** Returns the statement with everything that restricts it, except demands that concern none of its parts. */
    function restricted(statement: Statement): Diagram {
      if (statement.diagram === never) return never;
      return diagrams.within(() => diagrams.and(joined(concerned(statement).all, demandsAt), statement.diagram));
    }

    /** Returns the values of all facts of parts: true for those chosen. */
    const settled = (parts: Iterable<number>, chosen: ReadonlySet<number>): ReadonlyMap<number, boolean> =>
      new Map(
        [...parts].flatMap((part) => logic.factsOfPart(part).map((level) => [level, chosen.has(level)] as const)),
      );

    function cheapestWith(
      main: Cheapest | null,
      all: Iterable<number>,
      touched: ReadonlySet<Cluster>,
      costOf: (level: number) => number,
    ): CheapestInterview | null {
      if (main === null || isImpossible) return null;
      let { cost } = main;
      const facts = [...main.facts];
      const parts = [...all];
      for (const cluster of clusters) {
        if (touched.has(cluster)) continue;
        const one = diagrams.cheapest(
          diagrams.within(() => joined(cluster.parts, demandsAt)),
          costOf,
        );
        if (one === null) return null;
        cost += one.cost;
        for (const fact of one.facts) facts.push(fact);
        for (const part of cluster.parts) parts.push(part);
      }
      return { cost, facts: inOrder(facts), parts: inOrder(parts) };
    }

    return {
      start: () => ({ diagram: always, parts: new Set(), values: null }),
      settle(selection, costOf) {
        if (selection.values !== null) return selection;
        const chosen = new Set(diagrams.cheapest(selection.diagram, costOf)?.facts);
        return { diagram: always, parts: selection.parts, values: settled(selection.parts, chosen) };
      },
      fix(selection, statement, costOf) {
        if (statement.diagram === never) return null;
        const more = concerned(statement).all.filter((part) => !selection.parts.has(part));
        const { values } = selection;
        const diagram = diagrams.within(() => {
          const added = diagrams.and(joined(more, demandsAt), statement.diagram);
          if (values === null) return diagrams.and(selection.diagram, added);
          return diagrams.given(added, (level) => values.get(level));
        });
        if (diagram === never) return null;
        const parts = more.length === 0 ? selection.parts : new Set([...selection.parts, ...more]);
        if (values === null) return { diagram, parts, values };
        if (more.length === 0) return selection;
        const chosen = new Set(diagrams.cheapest(diagram, costOf)?.facts);
        return { diagram: always, parts, values: new Map([...values, ...settled(more, chosen)]) };
      },
      cheapestOf(selection, costOf) {
        const touched = new Set([...selection.parts].flatMap((part) => clusterOf.get(part) ?? []));
        const { values } = selection;
        const facts = [...(values ?? [])].flatMap(([level, value]) => (value ? [level] : []));
        const main =
          values === null
            ? diagrams.cheapest(selection.diagram, costOf)
            : { cost: facts.reduce((sum, level) => sum + costOf(level), 0), facts };
        return cheapestWith(main, selection.parts, touched, costOf);
      },
      isPossible,
      can(statement) {
        const { diagram } = statement;
        if (diagram === always) return isPossible();
        // What it says decides, whatever parts it names: what it does not depend on excludes nothing.
        const before = known.get(diagram);
        if (before !== undefined) return before;
        const joint = decide(() => restricted(statement) !== never && areOthersMet(concerned(statement).touched));
        const can = certain(either(joint, () => canHoldApart([statement])));
        known.set(diagram, can);
        return can;
      },
      cheapest(statement, costOf) {
        const { touched, all } = concerned(statement);
        return cheapestWith(diagrams.cheapest(restricted(statement), costOf), all, touched, costOf);
      },
    };
  };
}

/** Returns the interviews that meet demands of which it is not known what they are. */
export function unknownWorld(limit: Limit): World {
  const stop = (): never => stopAt(limit);
  return { can: stop, cheapest: stop, isPossible: stop, start: stop, settle: stop, fix: stop, cheapestOf: stop };
}

/** Puts lists that share parts together. */
function clustersOf(lists: readonly (readonly number[])[]): readonly Cluster[] {
  const found = new Map<number, Set<number>>();
  for (const list of lists) {
    const together = new Set<number>(list);
    for (const part of list) for (const other of found.get(part) ?? []) together.add(other);
    for (const part of together) found.set(part, together);
  }
  return [...new Set(found.values())].map((parts) => ({ parts: inOrder(parts) }));
}
