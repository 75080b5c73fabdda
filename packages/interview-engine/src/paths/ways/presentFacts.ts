import { type Answer, selectedIn } from '../../answers/answer.ts';
import { itemStepId } from '../../asked/openStep.ts';
import { ownOptionId } from '../../course/carryForward.ts';
import type { Session } from '../../course/session.ts';
import { entryOf } from '@guide-studio/guide-core/internal';
import type { Fact, Logic } from '../../logic/index.ts';

/** Returns the values of the facts that parts decide, by level, as an interview has them now. Without an answer: false. */
export function presentFacts(
  { facts, factsOfDecision }: Logic,
  decisions: readonly number[],
  { urlParams }: Session,
  given: ReadonlyMap<string, Answer>,
): ReadonlyMap<number, boolean> {
  const holds = (fact: Fact): boolean => {
    if (fact.kind === 'parameter') return entryOf(urlParams, fact.name)?.includes(fact.value) === true;
    if (!('occasion' in fact)) return false;
    const answer = given.get(itemStepId(fact.occasion));
    return answer !== undefined && isIn(answer, fact);
  };
  return new Map(
    decisions.flatMap(factsOfDecision).map((level) => {
      const fact = facts.all[level]?.fact;
      return [level, fact !== undefined && holds(fact)] as const;
    }),
  );
}

function isIn(answer: Answer, fact: Extract<Fact, { occasion: unknown }>): boolean {
  switch (fact.kind) {
    case 'asked':
      return true;
    case 'selected':
      return fact.options.some(({ id }) => selectedIn(answer).includes(id));
    case 'cell':
      return 'cells' in answer && fact.options.some(({ id }) => answer.cells[fact.row] === id);
    case 'own':
      return 'custom' in answer && answer.custom !== undefined;
    case 'carriedOwn':
      return selectedIn(answer).includes(ownOptionId(fact.origin));
  }
}
