import { stopAt } from './known.ts';

/**
 * Decision diagrams: statements about yes-or-no facts in a form that is unique, so that two statements that mean the
 * same are the same number (reduced ordered binary decision diagrams; Bryant, "Graph-based algorithms for Boolean
 * function manipulation", 1986). Facts are numbered in the order in which diagrams ask for them.
 */
export type Diagram = number;

/** The statement that never holds. */
export const never: Diagram = 0;
/** The statement that always holds. */
export const always: Diagram = 1;

/**
 * A longer list of options that are distinguished would exceed the depth of recursion; questions that depend on it are
 * undecided.
 */
export const longestList = 1000;

/** Diagrams with more facts would be too deep to walk: what they decide stays undecided. */
export const mostFacts = 3000;

/** The number of steps that may be taken: counted, not timed, so that the same guide always gives the same answer. */
export interface Budget {
  /** Steps in all. */
  readonly total: number;
  /** Steps of one question, so that one hard question does not spend everything. */
  readonly each: number;
}

export interface Diagrams {
  /** The steps that are granted. */
  readonly budget: Budget;
  /** The statement that a fact is true. */
  fact(level: number): Diagram;
  not(one: Diagram): Diagram;
  and(one: Diagram, other: Diagram): Diagram;
  or(one: Diagram, other: Diagram): Diagram;
  /** `then` where `condition` holds, `otherwise` elsewhere. */
  choose(condition: Diagram, then: Diagram, otherwise: Diagram): Diagram;
  /** Returns a function that returns the statement that some values of these facts make a statement hold. */
  without(gone: ReadonlySet<number>): (one: Diagram) => Diagram;
  /** What is left of a statement where some facts are known; `valueOf` is undefined for the others. */
  given(one: Diagram, valueOf: (level: number) => boolean | undefined): Diagram;
  /** The facts that a statement depends on, lowest first. */
  factsOf(one: Diagram): readonly number[];
  /**
   * The true facts of a cheapest way to make a statement hold, or null if nothing does. `costOf` is the cost of a true
   * fact, at least 0; among equally cheap ways, the one with later facts is taken.
   */
  cheapest(one: Diagram, costOf: (level: number) => number): Cheapest | null;
  /** Runs one part of a question on a budget of its own. */
  within<T>(work: () => T): T;
  /** The steps taken so far. */
  stepsTaken(): number;
  /** Returns the first fact that a statement asks for, and what is left of it where the fact is false or true. */
  branch(one: Diagram): Branch | null;
}

/** See {@link Diagrams.branch}; null for `never` and `always`. */
export interface Branch {
  readonly level: number;
  readonly low: Diagram;
  readonly high: Diagram;
}

export interface Cheapest {
  readonly cost: number;
  /** In order. All other facts are false. */
  readonly facts: readonly number[];
}

const bottom = 0x7f_ff_ff_ff;
/** Most guides consist of many small components, each with diagrams of its own. */
const firstCapacity = 1 << 6;
const largestCache = 1 << 16;

/** Returns an empty set of diagrams. */
export function createDiagrams(budget: Budget): Diagrams {
  let capacity = firstCapacity;
  // Four places a node: its level, what is below where the fact is false, and where it is true; one is free.
  let nodes = new Int32Array(capacity * 4);
  let count = 2;
  nodes[never * 4] = bottom;
  nodes[always * 4] = bottom;
  // Open addressing; 0 is an empty place, because the constants are never looked up.
  let table = new Int32Array(capacity * 2);
  let cached = new Int32Array(capacity * 4);
  let steps = 0;
  let stop = budget.total;

  const levelOf = (node: Diagram): number => nodes[node * 4] as number;
  const lowOf = (node: Diagram): Diagram => nodes[node * 4 + 1] as number;
  const highOf = (node: Diagram): Diagram => nodes[node * 4 + 2] as number;

  function step(): void {
    steps += 1;
    if (steps > stop) stopAt('steps');
  }

  function place(level: number, low: Diagram, high: Diagram): number {
    const mask = table.length - 1;
    let at = hash(level, low, high) & mask;
    for (;;) {
      const known = table[at] as number;
      if (known === 0) return at;
      const node = known * 4;
      if (nodes[node] === level && nodes[node + 1] === low && nodes[node + 2] === high) return at;
      at = (at + 1) & mask;
    }
  }

  function grow(): void {
    capacity *= 2;
    const before = nodes;
    nodes = new Int32Array(capacity * 4);
    nodes.set(before);
    table = new Int32Array(capacity * 2);
    if (capacity <= largestCache) cached = new Int32Array(capacity * 4);
    for (let node = 2; node < count; node += 1) table[place(levelOf(node), lowOf(node), highOf(node))] = node;
  }

  function make(level: number, low: Diagram, high: Diagram): Diagram {
    if (low === high) return low;
    const at = place(level, low, high);
    const known = table[at] as number;
    if (known !== 0) return known;
    step();
    if (count === capacity) {
      grow();
      return make(level, low, high);
    }
    const node = count;
    count += 1;
    nodes[node * 4] = level;
    nodes[node * 4 + 1] = low;
    nodes[node * 4 + 2] = high;
    table[at] = node;
    return node;
  }

  function choose(condition: Diagram, then: Diagram, otherwise: Diagram, depth = 0): Diagram {
    if (condition === always) return then;
    if (condition === never) return otherwise;
    if (then === otherwise) return then;
    if (then === always && otherwise === never) return condition;
    const hashed = hash(condition, then, otherwise);
    let at = (hashed & (cached.length / 4 - 1)) * 4;
    if (cached[at] === condition && cached[at + 1] === then && cached[at + 2] === otherwise)
      return cached[at + 3] as number;
    step();
    if (depth > mostFacts) stopAt('facts');
    const level = Math.min(levelOf(condition), levelOf(then), levelOf(otherwise));
    const low = choose(below(condition, level, 1), below(then, level, 1), below(otherwise, level, 1), depth + 1);
    const high = choose(below(condition, level, 2), below(then, level, 2), below(otherwise, level, 2), depth + 1);
    const result = make(level, low, high);
    // There may be more places by now.
    at = (hashed & (cached.length / 4 - 1)) * 4;
    cached[at] = condition;
    cached[at + 1] = then;
    cached[at + 2] = otherwise;
    cached[at + 3] = result;
    return result;
  }

  const below = (one: Diagram, level: number, side: 1 | 2): Diagram =>
    nodes[one * 4] === level ? (nodes[one * 4 + side] as number) : one;

  /** Visits every node below a statement once, each after those below it. */
  function visit(one: Diagram, look: (node: Diagram) => void): void {
    const seen = new Set<Diagram>();
    const walk = (node: Diagram, depth: number): void => {
      if (node < 2 || seen.has(node)) return;
      if (depth > mostFacts) stopAt('facts');
      seen.add(node);
      walk(lowOf(node), depth + 1);
      walk(highOf(node), depth + 1);
      look(node);
    };
    walk(one, 0);
  }

  const or = (one: Diagram, other: Diagram): Diagram => choose(one, always, other);

  return {
    budget,
    fact: (level) => make(level, never, always),
    not: (one) => choose(one, never, always),
    and: (one, other) => choose(one, other, never),
    or,
    choose: (condition, then, otherwise) => choose(condition, then, otherwise),
    without(gone) {
      const last = [...gone].reduce((most, level) => Math.max(most, level), -1);
      const results = new Map<Diagram, Diagram>();
      const from = (node: Diagram): Diagram => {
        const level = levelOf(node);
        if (level > last) return node;
        const before = results.get(node);
        if (before !== undefined) return before;
        const low = from(lowOf(node));
        const high = from(highOf(node));
        // Not `make`: what is left of the sides may begin above this level.
        const result = gone.has(level) ? or(low, high) : choose(make(level, never, always), high, low);
        results.set(node, result);
        return result;
      };
      return from;
    },
    given(one, valueOf) {
      const results = new Map<Diagram, Diagram>();
      const from = (node: Diagram): Diagram => {
        if (node < 2) return node;
        const before = results.get(node);
        if (before !== undefined) return before;
        step();
        const level = levelOf(node);
        const value = valueOf(level);
        const result =
          value === undefined
            ? make(level, from(lowOf(node)), from(highOf(node)))
            : from(value ? highOf(node) : lowOf(node));
        results.set(node, result);
        return result;
      };
      return from(one);
    },
    factsOf(one) {
      const found = new Set<number>();
      visit(one, (node) => found.add(levelOf(node)));
      return [...found].sort((a, b) => a - b);
    },
    cheapest(one, costOf) {
      if (one === never) return null;
      const costs = new Map<Diagram, number>([
        [never, Number.POSITIVE_INFINITY],
        [always, 0],
      ]);
      const costAt = (node: Diagram): number => costs.get(node) ?? 0;
      const highCost = (node: Diagram): number => costAt(highOf(node)) + costOf(levelOf(node));
      visit(one, (node) => costs.set(node, Math.min(costAt(lowOf(node)), highCost(node))));
      const facts: number[] = [];
      for (let node = one; node >= 2; ) {
        const isLow = costAt(lowOf(node)) <= highCost(node);
        if (!isLow) facts.push(levelOf(node));
        node = isLow ? lowOf(node) : highOf(node);
      }
      return { cost: costAt(one), facts };
    },
    within(work) {
      const before = stop;
      stop = Math.min(before, steps + budget.each);
      try {
        return work();
      } finally {
        stop = before;
      }
    },
    stepsTaken: () => steps,
    branch: (one) => (one < 2 ? null : { level: levelOf(one), low: lowOf(one), high: highOf(one) }),
  };
}

function hash(one: number, two: number, three: number): number {
  let value = Math.imul(one, 0x9e_37_79_b1) ^ Math.imul(two, 0x85_eb_ca_77) ^ Math.imul(three, 0xc2_b2_ae_3d);
  value ^= value >>> 15;
  value = Math.imul(value, 0x2c_1b_3c_6d);
  return (value ^ (value >>> 13)) >>> 0;
}
