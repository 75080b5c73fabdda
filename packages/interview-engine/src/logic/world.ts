import { remembered } from '@guide-studio/guide-core/internal';
import { type Cheapest, type Diagram, always, never, mostFacts } from './diagram.ts';
import { certain, decide, either, type Known, type Limit, no, stopAt } from './known.ts';
import { closureOf, type Logic, type Decision } from './logic.ts';
import type { Statement } from './statement.ts';
import { inOrder, unionOf } from './numbers.ts';
import { type Possible, possibleIn } from './possible.ts';

/** What is demanded of interviews besides the rules of the guide. */
export type Demands = readonly Statement[];

/** A cheapest interview for a statement: everything that it needs, and nothing else. */
export interface CheapestInterview extends Cheapest {
  /** The decisions on which the statement and the demands depend, lowest first. */
  readonly decisions: readonly number[];
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
  readonly decisions: ReadonlySet<number>;
  /** If settled, the values of all facts of the decisions. Else null. */
  readonly values: ReadonlyMap<number, boolean> | null;
}

/** Of so many decisions that a statement names, it may depend on few. */
const manyDecisions = 8;

const noDemands: Demands = [];

/** Rules put together. Questions with the same decisions share them. */
interface Joined {
  readonly diagram: Known<Diagram>;
  readonly facts: number;
  readonly next: Map<number | string, Joined>;
}

/** Parts that depend on each other, with demands among them. */
interface Cluster {
  readonly decisions: readonly number[];
}

const noClusters: ReadonlySet<Cluster> = new Set();

/** Returns a function that returns the interviews of a guide that meet demands. */
export function worldsOf(logic: Logic): (demands: Demands) => World {
  const { diagrams } = logic;
  const first: Joined = { diagram: { isKnown: true, value: always }, facts: 0, next: new Map() };
  let possible: Possible | undefined;
  const ruleOf = (decision: number): Diagram => certain((logic.decisions[decision] as Decision).rule);

  function joinedNext(before: Joined, decision: number, demands: readonly Statement[]): Joined {
    const facts = before.facts + logic.factsOfDecision(decision).length;
    const diagram = decide(() => {
      const others = certain(before.diagram);
      const rule = ruleOf(decision);
      if (facts > mostFacts) stopAt('facts');
      return diagrams.and(
        others,
        demands.reduce((all, demand) => diagrams.and(all, demand.diagram), rule),
      );
    });
    return { diagram, facts, next: new Map() };
  }

  function joined(decisions: readonly number[], demandsAt: ReadonlyMap<number, readonly Statement[]>): Diagram {
    let at = first;
    for (const decision of decisions) {
      const demands = demandsAt.get(decision) ?? noDemands;
      const key = demands.length === 0 ? decision : [decision, ...demands.map(({ diagram }) => diagram)].join();
      const known = at.next.get(key);
      const next = known ?? joinedNext(at, decision, demands);
      if (known === undefined) at.next.set(key, next);
      at = next;
    }
    return certain(at.diagram);
  }

  const decisionOf = new Map<number, number>();
  const trimmed = new Map<Diagram, readonly number[]>();
  /** Returns the decisions on which a statement depends, which may be fewer than it names. */
  function trimmedTo({ diagram, decisions }: Statement): Pick<Statement, 'decisions'> {
    if (decisions.length < manyDecisions) return { decisions };
    if (decisionOf.size === 0)
      for (const decision of logic.decisions.keys())
        for (const level of logic.factsOfDecision(decision)) decisionOf.set(level, decision);
    const known = remembered(trimmed, diagram, () =>
      inOrder(diagrams.factsOf(diagram).flatMap((at) => decisionOf.get(at) ?? [])),
    );
    return { decisions: known };
  }

  return (demands) => {
    const isImpossible = demands.some(({ diagram }) => diagram === never);
    const demandsAt = new Map<number, Statement[]>();
    for (const demand of demands) {
      const last = demand.decisions.reduce((most, decision) => Math.max(most, decision), -1);
      demandsAt.set(last, [...(demandsAt.get(last) ?? []), demand]);
    }
    const clusters = clustersOf(demands.map((one) => closureOf(logic, [one])));
    const clusterOf = new Map(
      clusters.flatMap((cluster) => cluster.decisions.map((decision) => [decision, cluster] as const)),
    );

    const isMet = ({ decisions }: Cluster): boolean => joined(decisions, demandsAt) !== never;
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

    /** Returns the decisions of a statement with those of the demands that concern them, and these clusters. */
    function concerned(statement: Statement) {
      const closure = closureOf(logic, [trimmedTo(statement)]);
      if (clusters.length === 0) return { touched: noClusters, all: closure };
      const touched = new Set(closure.flatMap((decision) => clusterOf.get(decision) ?? []));
      if (touched.size === 0) return { touched, all: closure };
      return { touched, all: unionOf([closure, ...Array.from(touched, (cluster) => cluster.decisions)]) };
    }

    /** Returns the statement with everything that restricts it, except demands that concern none of its decisions. */
    function restricted(statement: Statement): Diagram {
      if (statement.diagram === never) return never;
      return diagrams.within(() => diagrams.and(joined(concerned(statement).all, demandsAt), statement.diagram));
    }

    /** Returns the values of all facts of decisions: true for those chosen. */
    const settled = (decisions: Iterable<number>, chosen: ReadonlySet<number>): ReadonlyMap<number, boolean> =>
      new Map(
        [...decisions].flatMap((decision) =>
          logic.factsOfDecision(decision).map((level) => [level, chosen.has(level)] as const),
        ),
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
      const decisions = [...all];
      for (const cluster of clusters) {
        if (touched.has(cluster)) continue;
        const one = diagrams.cheapest(
          diagrams.within(() => joined(cluster.decisions, demandsAt)),
          costOf,
        );
        if (one === null) return null;
        cost += one.cost;
        for (const fact of one.facts) facts.push(fact);
        for (const decision of cluster.decisions) decisions.push(decision);
      }
      return { cost, facts: inOrder(facts), decisions: inOrder(decisions) };
    }

    return {
      start: () => ({ diagram: always, decisions: new Set(), values: null }),
      settle(selection, costOf) {
        if (selection.values !== null) return selection;
        const chosen = new Set(diagrams.cheapest(selection.diagram, costOf)?.facts);
        return { diagram: always, decisions: selection.decisions, values: settled(selection.decisions, chosen) };
      },
      fix(selection, statement, costOf) {
        if (statement.diagram === never) return null;
        const more = concerned(statement).all.filter((decision) => !selection.decisions.has(decision));
        const { values } = selection;
        const diagram = diagrams.within(() => {
          const added = diagrams.and(joined(more, demandsAt), statement.diagram);
          if (values === null) return diagrams.and(selection.diagram, added);
          return diagrams.given(added, (level) => values.get(level));
        });
        if (diagram === never) return null;
        const decisions = more.length === 0 ? selection.decisions : new Set([...selection.decisions, ...more]);
        if (values === null) return { diagram, decisions, values };
        if (more.length === 0) return selection;
        const chosen = new Set(diagrams.cheapest(diagram, costOf)?.facts);
        return { diagram: always, decisions, values: new Map([...values, ...settled(more, chosen)]) };
      },
      cheapestOf(selection, costOf) {
        const touched = new Set([...selection.decisions].flatMap((decision) => clusterOf.get(decision) ?? []));
        const { values } = selection;
        const facts = [...(values ?? [])].flatMap(([level, value]) => (value ? [level] : []));
        const main =
          values === null
            ? diagrams.cheapest(selection.diagram, costOf)
            : { cost: facts.reduce((sum, level) => sum + costOf(level), 0), facts };
        return cheapestWith(main, selection.decisions, touched, costOf);
      },
      isPossible,
      can(statement) {
        const { diagram } = statement;
        if (diagram === always) return isPossible();
        // What it says decides, whatever decisions it names: what it does not depend on excludes nothing.
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

/** Puts lists that share decisions together. */
function clustersOf(lists: readonly (readonly number[])[]): readonly Cluster[] {
  const found = new Map<number, Set<number>>();
  for (const list of lists) {
    const together = new Set<number>(list);
    for (const decision of list) for (const other of found.get(decision) ?? []) together.add(other);
    for (const decision of together) found.set(decision, together);
  }
  return [...new Set(found.values())].map((decisions) => ({ decisions: inOrder(decisions) }));
}
