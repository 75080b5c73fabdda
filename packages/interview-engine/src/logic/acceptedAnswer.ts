import type { Occasion } from '../asked/occasion.ts';
import { type InForce, type Slot, answerRule, limitsOf, restOf } from './answerRule.ts';
import { type Diagram, type Diagrams, always, never } from './diagram.ts';
import { type Facts, occasionKey } from './facts.ts';
import type { Restriction } from './restrictions.ts';
import type { ShownOption, Statement } from './statement.ts';

/** What is asked of a guide to say which answers it accepts (`Logic`). */
interface Asked {
  readonly diagrams: Diagrams;
  readonly facts: Facts;
  readonly carried: (occasion: Occasion) => readonly ShownOption[] | null;
  readonly inForce: (restriction: Restriction) => Statement;
}

/** Returns the statement that a question accepts its answer (`checkAnswer`), as far as its rules are in force. */
export function acceptedAnswer(logic: Asked, occasion: Occasion): Diagram {
  const { diagrams, inForce, carried } = logic;
  const { and, or, not } = diagrams;
  const { planned } = occasion;
  const item = planned.index;
  const of = logic.facts.of.get(occasionKey(occasion)) ?? [];
  const limits = limitsOf(planned);
  const ruled: InForce = {
    least: inForce({ kind: 'least', item }).diagram,
    most: inForce({ kind: 'most', item }).diagram,
  };
  if (planned.item.type === 'matrix') {
    return planned.rows
      .map(({ id }) => {
        const slots = of.flatMap(({ fact, level }): readonly Slot[] => {
          if (fact.kind !== 'cell' || fact.row !== id) return [];
          const size = fact.options.length;
          return [{ selected: diagrams.fact(level), shown: always, size, alone: null, isOwn: false }];
        });
        const left = planned.options.length - slots.reduce((sum, { size }) => sum + size, 0);
        const rest = { together: left, listed: left, hasExclusive: false };
        return slots.length === 0 ? always : answerRule(diagrams, slots, rest, limits, ruled);
      })
      .reduce(and, always);
  }
  const rest = restOf(planned, of);
  const accepted = answerRule(diagrams, slotsOf(logic, occasion, carried(occasion)), rest, limits, ruled);
  const isCarrying = inForce({ kind: 'carried', item }).diagram;
  if (isCarrying === always) return accepted;
  // The list may be whole; or it is carried, and then there is something to carry.
  const isAnyShown = (carried(occasion) ?? []).reduceRight((any, { shown }) => or(shown.diagram, any), never);
  const whole = answerRule(diagrams, slotsOf(logic, occasion, null), rest, limits, ruled);
  return or(and(isAnyShown, accepted), and(not(isCarrying), whole));
}

/** Returns the slots of a choice. `list`: the options that it shows; null for the whole list. */
function slotsOf(
  { diagrams, facts, inForce }: Asked,
  occasion: Occasion,
  list: readonly ShownOption[] | null,
): readonly Slot[] {
  const shown = new Map(
    (list ?? []).map(({ option, shown: is }) => [
      typeof option === 'string' ? option : occasionKey(option),
      is.diagram,
    ]),
  );
  return (facts.of.get(occasionKey(occasion)) ?? []).flatMap(({ fact, level }): readonly Slot[] => {
    const selected = diagrams.fact(level);
    if (fact.kind === 'own') return [{ selected, shown: always, size: 1, alone: null, isOwn: true }];
    if (fact.kind === 'carriedOwn') {
      const isShown = shown.get(occasionKey(fact.origin)) ?? never;
      return [{ selected, shown: isShown, size: 1, alone: null, isOwn: false }];
    }
    if (fact.kind !== 'selected') return [];
    const [first] = fact.options;
    const isShown = list === null ? always : (shown.get(first?.id ?? '') ?? never);
    const { index: item } = occasion.planned;
    const alone = first?.exclusive === true ? inForce({ kind: 'alone', item, option: first.id }).diagram : null;
    return [{ selected, shown: isShown, size: fact.options.length, alone, isOwn: false }];
  });
}
