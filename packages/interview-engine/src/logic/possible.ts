import { createClauses, type Literal } from './clauses.ts';
import { type Diagram, always, never } from './diagram.ts';
import { certain, decide, type Known, stopAt } from './known.ts';
import type { Logic, Decision } from './logic.ts';

/**
 * Finds out if diagrams can hold together without putting them together. What becomes too large as one diagram often is
 * quickly decided as clauses; where diagrams suffice, they are quicker, and remember more.
 */
export interface Possible {
  /**
   * Returns whether all of these can hold at once in an interview. `decisions`: all on which they depend, with those on which
   * these depend.
   */
  canHold(wanted: readonly Diagram[], decisions: readonly number[]): Known<boolean>;
  /** The steps taken so far. */
  stepsTaken(): number;
}

/** Returns what is possible in a guide. A diagram is read once, a node as two clauses. */
export function possibleIn({ diagrams, decisions, facts: { all }, factsOfDecision }: Logic): Possible {
  const clauses = createClauses();
  // The last are tried first: what must be before them follows soon.
  const facts: readonly Literal[] = all.map(() => clauses.variable()).reverse();
  const nodes = new Map<Diagram, Literal>();
  const demanded = new Set<number>();
  const { total, each } = diagrams.budget;

  /** Returns a literal from which it follows that a diagram holds. Diagrams are not deeper than they have facts. */
  function read(one: Diagram): Literal {
    const known = nodes.get(one);
    if (known !== undefined) return known;
    const literal = clauses.variable();
    nodes.set(one, literal);
    const branch = diagrams.branch(one);
    if (branch === null) throw new Error('A diagram that is constant has no literal.');
    const fact = facts[branch.level] as Literal;
    if (branch.low !== always) clauses.add([-literal, fact, ...(branch.low === never ? [] : [read(branch.low)])]);
    if (branch.high !== always) clauses.add([-literal, -fact, ...(branch.high === never ? [] : [read(branch.high)])]);
    return literal;
  }

  /** Rules hold in every interview, so they are demanded once. */
  function demand(decision: number): void {
    if (demanded.has(decision)) return;
    const apart = certain((decisions[decision] as Decision).apart);
    demanded.add(decision);
    for (const one of apart) if (one !== always) clauses.add(one === never ? [] : [read(one)]);
  }

  return {
    canHold: (wanted, of) =>
      decide(() => {
        if (wanted.includes(never)) return false;
        const left = Math.min(each, total - clauses.stepsTaken());
        if (left <= 0) stopAt('steps');
        for (const decision of of) demand(decision);
        const assumed = wanted.filter((one) => one !== always).map(read);
        const levels = of.flatMap((decision) => factsOfDecision(decision).map((level) => facts[level] as Literal));
        return clauses.solve(assumed, levels, left) ?? stopAt('steps');
      }),
    stepsTaken: clauses.stepsTaken,
  };
}
