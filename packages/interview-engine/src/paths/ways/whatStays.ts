import type { Occasion } from '../../asked/occasion.ts';
import { itemStepId } from '../../asked/openStep.ts';
import type { Session } from '../../course/session.ts';
import { closureOf, type Logic, type PlanExploration, singleValues, type Statement } from '../../logic/index.ts';
import type { AnswerSheet } from '../../rehearsal/rehearse.ts';
import { presentFacts } from './presentFacts.ts';

/** What of an interview could change so that it shows a question, and what it is now. */
export interface Present {
  readonly logic: Logic;
  /** The ways in which the question is shown. */
  readonly cases: readonly (readonly Statement[])[];
  readonly all: readonly Changeable[];
  /** The values of the facts now, by level. */
  readonly now: ReadonlyMap<number, boolean>;
}

/** An answer or a link parameter on which the question depends. */
export interface Changeable {
  /** The id of its step, or the name of the parameter after `?`. */
  readonly name: string;
  readonly levels: readonly number[];
  /** It stays as it is: an answer, wherever it is asked for; a question without an answer is not asked. */
  readonly stays: Statement;
}

/** Returns what of an interview could change. Asked inside `decide`. */
export function whatStays(
  { logic, alternatives, demandsBefore }: PlanExploration,
  session: Session,
  given: AnswerSheet,
  { planned, concept }: Occasion,
): Present {
  const goal = { kind: 'item', item: planned.index, ...(concept === null ? {} : { concept }) } as const;
  const ways = alternatives(goal);
  const single = singleValues(logic);
  const cases = ways.map(({ at, statement }) => [statement, ...demandsBefore(at), ...single]);
  const statements = ways.map(({ statement }) => statement);
  const near = new Set(closureOf(logic, statements));
  const decisions = closureOf(logic, cases.flat());
  const now = presentFacts(logic, decisions, session, given);
  const asNow = (decision: number, levels: readonly number[]): Statement =>
    logic.every(
      levels.map((level) => {
        const is: Statement = { diagram: logic.diagrams.fact(level), decisions: [decision] };
        return now.get(level) === true ? is : logic.not(is);
      }),
    );
  const links = new Map<string, Changeable>();
  const answers = decisions.flatMap((decision): readonly Changeable[] => {
    const decides = logic.decisions[decision]?.decides;
    const levels = logic.factsOfDecision(decision);
    const fact = logic.facts.all[levels[0] ?? -1]?.fact;
    if (fact?.kind === 'parameter') {
      const before = links.get(fact.name);
      const stays = logic.every([asNow(decision, levels), ...(before === undefined ? [] : [before.stays])]);
      links.set(fact.name, { name: `?${fact.name}`, levels: [...(before?.levels ?? []), ...levels], stays });
    }
    if (decides?.kind !== 'answer') return [];
    const name = itemStepId(decides.occasion);
    const isAsked = logic.asked(decides.occasion);
    if (given.has(name)) {
      const answered = levels.filter((level) => logic.facts.all[level]?.fact.kind !== 'asked');
      return [{ name, levels, stays: logic.not(logic.every([isAsked, logic.not(asNow(decision, answered))])) }];
    }
    // What only must not end the interview gets a plausible answer.
    return near.has(decision) ? [{ name, levels, stays: logic.not(isAsked) }] : [];
  });
  return { logic, cases, all: [...answers, ...links.values()], now };
}
