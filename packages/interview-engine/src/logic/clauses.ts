/**
 * Clauses over yes-or-no variables, and a search for values that satisfy all of them (conflict-driven clause learning;
 * Eén and Sörensson, "An extensible SAT-solver", 2003). It finds out if something can be, where a diagram of everything
 * that can be would be too large.
 */

import { createActivityHeap } from './activityHeap.ts';

/** A variable, from 1; negative: it is false. */
export type Literal = number;

export interface Clauses {
  /** Returns a new variable. */
  variable(): number;
  /** Demands that at least one of these holds. */
  add(literals: readonly Literal[]): void;
  /**
   * Returns true if values satisfy all clauses and make all of `assumed` hold; null if more steps than `most` are needed to
   * find out. A step is a value that follows from others. Only the variables of `decided` are given values, and what
   * follows: for all others, there must be values whatever these are.
   */
  solve(assumed: readonly Literal[], decided: readonly number[], most: number): boolean | null;
  /** The steps taken so far. */
  stepsTaken(): number;
}

interface Clause {
  /** The first two are watched: a clause is looked at only when one of them becomes false. */
  readonly literals: number[];
  readonly isLearned: boolean;
  activity: number;
  isGone: boolean;
}

/** Inside, variables count from 0, and a literal is twice its variable, plus 1 if it is negated. */
const inside = (literal: Literal): number => (literal > 0 ? 2 * literal - 2 : -2 * literal - 1);

const restartAfter = 100;
const firstMostLearned = 4000;

/** Returns an empty set of clauses. */
export function createClauses(): Clauses {
  /** By literal: 1 if it is true, -1 if it is false, 0 if that is open. */
  const values: number[] = [];
  /** By literal: the clauses that watch it. */
  const watching: Clause[][] = [];
  const reasons: (Clause | null)[] = [];
  const levels: number[] = [];
  const activities: number[] = [];
  /** The value that a variable had last: tried first. */
  const lastValues: boolean[] = [];
  const isSeen: boolean[] = [];
  /** The variables that the present question is about. */
  const isDecided: boolean[] = [];
  let decidedNow: readonly number[] = [];
  const open = createActivityHeap(activities);
  const trail: number[] = [];
  const levelStarts: number[] = [];
  let learned: Clause[] = [];
  let propagated = 0;
  let steps = 0;
  let isImpossible = false;
  let bump = 1;
  let clauseBump = 1;
  let mostLearned = firstMostLearned;

  const currentLevel = (): number => levelStarts.length;
  const variableOf = (literal: number): number => literal >> 1;

  function assign(literal: number, reason: Clause | null): void {
    values[literal] = 1;
    values[literal ^ 1] = -1;
    const variable = variableOf(literal);
    reasons[variable] = reason;
    levels[variable] = currentLevel();
    trail.push(literal);
  }

  /** Returns a clause of which all literals are false; null if everything that follows is assigned. */
  function propagate(): Clause | null {
    while (propagated < trail.length) {
      const falseLiteral = (trail[propagated] as number) ^ 1;
      propagated += 1;
      steps += 1;
      const all = watching[falseLiteral] as Clause[];
      let kept = 0;
      for (let at = 0; at < all.length; at += 1) {
        const clause = all[at] as Clause;
        if (clause.isGone) continue;
        const { literals } = clause;
        if (literals[0] === falseLiteral) {
          literals[0] = literals[1] as number;
          literals[1] = falseLiteral;
        }
        const first = literals[0] as number;
        if (values[first] === 1 || !watchAnother(clause)) {
          all[kept] = clause;
          kept += 1;
          if (values[first] === 1) continue;
          if (values[first] === -1) {
            for (at += 1; at < all.length; at += 1) all[kept++] = all[at] as Clause;
            all.length = kept;
            propagated = trail.length;
            return clause;
          }
          assign(first, clause);
        }
      }
      all.length = kept;
    }
    return null;
  }

  /** Watches another literal than the second one, which is false. Returns false if all others are false. */
  function watchAnother(clause: Clause): boolean {
    const { literals } = clause;
    for (let at = 2; at < literals.length; at += 1) {
      const literal = literals[at] as number;
      if (values[literal] === -1) continue;
      literals[at] = literals[1] as number;
      literals[1] = literal;
      (watching[literal] as Clause[]).push(clause);
      return true;
    }
    return false;
  }

  function backTo(level: number): void {
    if (currentLevel() <= level) return;
    const start = levelStarts[level] as number;
    for (let at = trail.length - 1; at >= start; at -= 1) {
      const literal = trail[at] as number;
      values[literal] = 0;
      values[literal ^ 1] = 0;
      lastValues[variableOf(literal)] = (literal & 1) === 0;
      if (isDecided[variableOf(literal)] === true) open.insert(variableOf(literal));
    }
    trail.length = start;
    levelStarts.length = level;
    propagated = start;
  }

  function raise(variable: number): void {
    const raised = (activities[variable] ?? 0) + bump;
    activities[variable] = raised;
    if (raised > 1e100) {
      for (const [at, activity] of activities.entries()) activities[at] = activity * 1e-100;
      bump *= 1e-100;
    }
    open.raised(variable);
  }

  /** Returns a clause that follows and forbids what led to a conflict; its first literal is the one that must change. */
  function learnFrom(conflict: Clause): { readonly literals: number[]; readonly level: number } {
    const literals: number[] = [0];
    let waiting = 0;
    let at = trail.length - 1;
    let clause: Clause | null = conflict;
    let literal = -1;
    for (;;) {
      if (clause !== null) {
        if (clause.isLearned) clause.activity += clauseBump;
        for (const other of clause.literals) {
          const variable = variableOf(other);
          if (other === literal || isSeen[variable] === true || levels[variable] === 0) continue;
          isSeen[variable] = true;
          raise(variable);
          if (levels[variable] === currentLevel()) waiting += 1;
          else literals.push(other);
        }
      }
      while (isSeen[variableOf(trail[at] as number)] !== true) at -= 1;
      literal = trail[at] as number;
      at -= 1;
      isSeen[variableOf(literal)] = false;
      waiting -= 1;
      if (waiting === 0) break;
      clause = reasons[variableOf(literal)] ?? null;
    }
    literals[0] = literal ^ 1;
    const all = literals.slice(1);
    // A literal that follows from others of the clause says nothing more.
    const needed = all.filter((one) => !follows(one));
    literals.length = 1;
    for (const one of needed) literals.push(one);
    for (const one of all) isSeen[variableOf(one)] = false;
    let level = 0;
    for (let place = 1; place < literals.length; place += 1) {
      const of = levels[variableOf(literals[place] as number)] as number;
      if (of <= level) continue;
      level = of;
      // The literal that is assigned last is watched.
      const second = literals[1] as number;
      literals[1] = literals[place] as number;
      literals[place] = second;
    }
    return { literals, level };
  }

  /** Returns true if a literal was assigned because of others that are seen. */
  function follows(literal: number): boolean {
    const reason = reasons[variableOf(literal)] ?? null;
    if (reason === null) return false;
    return reason.literals.every(
      (other) => other === (literal ^ 1) || isSeen[variableOf(other)] === true || levels[variableOf(other)] === 0,
    );
  }

  function store(literals: number[], isLearned: boolean): Clause {
    const clause: Clause = { literals, isLearned, activity: clauseBump, isGone: false };
    (watching[literals[0] as number] as Clause[]).push(clause);
    (watching[literals[1] as number] as Clause[]).push(clause);
    if (isLearned) learned.push(clause);
    return clause;
  }

  /** Forgets the half of the learned clauses that were of less use, but no short ones. */
  function forgetSome(): void {
    const isReason = (clause: Clause): boolean => reasons[variableOf(clause.literals[0] as number)] === clause;
    learned.sort((one, other) => other.activity - one.activity);
    for (const clause of learned.slice(learned.length >> 1))
      clause.isGone = clause.literals.length > 2 && !isReason(clause);
    learned = learned.filter(({ isGone }) => !isGone);
    mostLearned *= 1.1;
  }

  function decide(variables: readonly number[]): void {
    for (const variable of decidedNow) isDecided[variable - 1] = false;
    open.clear();
    decidedNow = variables;
    for (const variable of variables) {
      isDecided[variable - 1] = true;
      open.insert(variable - 1);
    }
  }

  /** Returns the next literal to try; undefined if everything has a value. */
  function choice(): number | undefined {
    for (let variable = open.next(); variable !== undefined; variable = open.next()) {
      if (values[2 * variable] === 0) return 2 * variable + (lastValues[variable] === true ? 0 : 1);
    }
    return undefined;
  }

  return {
    variable() {
      const variable = lastValues.length;
      values.push(0, 0);
      watching.push([], []);
      reasons.push(null);
      levels.push(0);
      activities.push(0);
      lastValues.push(false);
      isSeen.push(false);
      isDecided.push(false);
      return variable + 1;
    },
    add(of) {
      backTo(0);
      const literals = [...new Set(of.map(inside))].filter((one) => values[one] !== -1);
      if (literals.some((one) => values[one] === 1 || literals.includes(one ^ 1))) return;
      const [first] = literals;
      if (first === undefined) isImpossible = true;
      else if (literals.length === 1) assign(first, null);
      else store(literals, false);
    },
    solve(assumed, decided, most) {
      const stop = steps + most;
      const first = assumed.map(inside);
      let [conflicts, restarts] = [0, 0];
      backTo(0);
      decide(decided);
      while (!isImpossible) {
        const conflict = propagate();
        if (conflict !== null) {
          if (currentLevel() === 0) isImpossible = true;
          else {
            conflicts += 1;
            const { literals, level } = learnFrom(conflict);
            backTo(level);
            assign(literals[0] as number, literals.length === 1 ? null : store(literals, true));
            bump /= 0.95;
            clauseBump /= 0.999;
          }
        } else if (steps > stop) return null;
        else if (conflicts >= restartAfter * luby(restarts)) {
          [conflicts, restarts] = [0, restarts + 1];
          backTo(0);
        } else {
          if (learned.length > mostLearned) forgetSome();
          // What is assumed is decided first, a level for each.
          const literal = currentLevel() < first.length ? first[currentLevel()] : choice();
          if (literal === undefined) return true;
          if (values[literal] === -1) return false;
          levelStarts.push(trail.length);
          if (values[literal] === 0) assign(literal, null);
        }
      }
      return false;
    },
    stepsTaken: () => steps,
  };
}

/** Returns the n-th number (from 0) of 1, 1, 2, 1, 1, 2, 4, 1, … by which searches begin again (Luby and others, 1993). */
function luby(n: number): number {
  let at = n + 1;
  for (;;) {
    let size = 1;
    while (2 * size - 1 < at) size *= 2;
    if (2 * size - 1 === at) return size;
    at -= size - 1;
  }
}
