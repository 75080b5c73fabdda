import { byIdentity } from '@guide-studio/guide-core/internal';
import { certain, stopAt } from './known.ts';
import { closureOf, type Logic } from './logic.ts';
import type { Statement } from './statement.ts';
import { type Possible, possibleIn } from './possible.ts';

/**
 * Returns some of `all` that make every case impossible: what they say cannot be so at once with all statements of a case.
 * Without any one of them, a case is possible; other such sets may be smaller. Null if a case is possible with all of them.
 * Asked inside `decide`.
 */
export function minimal<T>(
  logic: Logic,
  cases: readonly (readonly Statement[])[],
  all: readonly T[],
  statementsOf: (one: T) => readonly Statement[],
): readonly T[] | null {
  const statements = new Map(all.map((one) => [one, statementsOf(one)]));
  const most = possibleFor(logic).stepsTaken() + manySteps * logic.diagrams.budget.each;
  const areExcluded = (some: readonly T[]): boolean => {
    if (possibleFor(logic).stepsTaken() > most) stopAt('steps');
    return excludes(
      logic,
      some.flatMap((one) => statements.get(one) ?? []),
      cases,
    );
  };
  return areExcluded(all) ? irreducible(all, areExcluded) : null;
}

/** The tries of one question together are granted so many times the steps of one. */
const manySteps = 4;

/** Returns whether statements exclude all of these cases. Asked inside `decide`. */
export const excludes = (
  logic: Logic,
  statements: readonly Statement[],
  cases: readonly (readonly Statement[])[],
): boolean => !cases.some((one) => canAll(logic, [...statements, ...one]));

const possibleFor = byIdentity((logic: Logic): Possible => possibleIn(logic));

/** Returns whether an interview meets all of these. Asked inside `decide`. */
export function canAll(logic: Logic, statements: readonly Statement[]): boolean {
  const wanted = statements.map(({ diagram }) => diagram);
  return certain(possibleFor(logic).canHold(wanted, closureOf(logic, statements)));
}

/**
 * Returns a part of a list for which something is so that is so for the whole list, and of which nothing can be left out.
 * What is so for some is so for more. The first are left out first: all at once if possible, else in halves.
 */
function irreducible<T>(all: readonly T[], isSo: (some: readonly T[]) => boolean): readonly T[] {
  let left = all;
  const leaveOut = (some: readonly T[]): void => {
    if (some.length === 0) return;
    const gone = new Set(some);
    const others = left.filter((one) => !gone.has(one));
    if (isSo(others)) left = others;
    else if (some.length > 1) {
      const half = Math.ceil(some.length / 2);
      leaveOut(some.slice(0, half));
      leaveOut(some.slice(half));
    }
  };
  leaveOut(all);
  return left;
}
