import { canAll, closureOf, type Statement } from '../../logic/index.ts';
import type { AnswerSheet } from '../../rehearsal/rehearse.ts';
import { interviewFor } from '../witness.ts';
import type { Changeable, Present } from './whatStays.ts';

/** An interview, as far as the question depends on it. */
export type Closest = ReturnType<typeof interviewFor>;

/**
 * Returns interviews in which only these things change, by as few options as possible: up to `most`, all by as many. One
 * after the other the facts stay as they are, as far as they can: first what is the case, then what is not, the last
 * option first. So the first option that is enough is selected. What is drawn follows. Asked inside `decide`.
 */
export function closestInterviews(
  { logic, cases, all, now }: Present,
  changed: ReadonlySet<Changeable>,
  given: AnswerSheet,
  most: number,
): readonly Closest[] {
  const staying = all.filter((one) => !changed.has(one)).map(({ stays }) => stays);
  const possible = cases.find((one) => canAll(logic, [...staying, ...one]));
  if (possible === undefined) return [];
  const decisions = closureOf(logic, [...staying, ...possible]);
  const levels = decisions.flatMap((decision) => logic.factsOfDecision(decision).map((level) => ({ level, decision })));
  const isNow = ({ level }: { readonly level: number }): boolean => now.get(level) === true;
  const isDraw = ({ decision }: { readonly decision: number }): boolean =>
    logic.decisions[decision]?.decides.kind === 'draw';
  const answered = levels.filter((one) => !isDraw(one));
  const others = answered.filter((one) => !isNow(one)).toReversed();
  const inOrder = [...answered.filter(isNow), ...others, ...levels.filter(isDraw)];
  const changing = new Set([...changed].flatMap((one) => one.levels));

  /** Fixes all facts. `statements`: the values of those that change. */
  function fix(before: readonly Statement[]) {
    const fixed = [...before];
    const facts: number[] = [];
    const statements: Statement[] = [];
    let size = 0;
    for (const one of inOrder) {
      const is: Statement = { diagram: logic.diagrams.fact(one.level), decisions: [one.decision] };
      const asNow = isNow(one) ? is : logic.not(is);
      const stays = canAll(logic, [...fixed, asNow]);
      const value = stays ? asNow : logic.not(asNow);
      fixed.push(value);
      if (stays === isNow(one)) facts.push(one.level);
      if (!changing.has(one.level)) continue;
      statements.push(value);
      if (!stays) size += 1;
    }
    return { facts: facts.sort((a, b) => a - b), statements, size };
  }

  const found: Closest[] = [];
  const known = [...staying, ...possible];
  for (let least = Number.POSITIVE_INFINITY; found.length < most && canAll(logic, known); ) {
    const { facts, statements, size } = fix(known);
    if (size > least) break;
    least = size;
    found.push(interviewFor(logic, { facts, decisions }, given));
    known.push(logic.not(logic.every(statements)));
  }
  return found;
}
