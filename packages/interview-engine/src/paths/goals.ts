import type { InterviewOutcome } from '../asked/openStep.ts';
import { occasionsCounting, occasionsOfItem } from './facts.ts';
import type { Logic, Reader, Statement } from './logic.ts';
import { always, never } from './diagram.ts';
import type { PlannedCriterion } from '../plan/plan.ts';

/** Something in a guide that interviews reach or not. Indexes count from 0, those of items among all items of the guide. */
export type Goal =
  | { readonly kind: 'block'; readonly block: number }
  /** Without `concept`: for any concept. */
  | { readonly kind: 'item'; readonly item: number; readonly concept?: number }
  /** At least one item is shown for the concept. */
  | { readonly kind: 'concept'; readonly block: number; readonly concept: number }
  /** An option that a question carries forward is shown, or one of a screening question is selected. `option`: its id. */
  | { readonly kind: 'option'; readonly item: number; readonly option: string }
  | { readonly kind: 'outcome'; readonly outcome: InterviewOutcome }
  /** A criterion is met, or not met, while its question is asked. */
  | { readonly kind: 'criterion'; readonly owner: Owner; readonly index: number; readonly holds: boolean };

/** What has a conditional. */
export type Owner =
  | { readonly kind: 'item'; readonly item: number }
  | { readonly kind: 'concept'; readonly block: number; readonly concept: number };

/** A way in which a goal is reached. */
export interface Alternative {
  readonly statement: Statement;
  /** The item at which the interview is then: it has not ended before. Null: the interview is complete. */
  readonly at: number | null;
  /** The concept for which that item is asked. */
  readonly concept: number | null;
}

/** Returns the statements of which at least one holds when a goal is reached. */
export function alternativesOf(logic: Logic, goal: Goal): readonly Alternative[] {
  const { plan, diagrams } = logic;
  const both = (one: Statement, other: Statement): Statement => ({
    diagram: diagrams.and(one.diagram, other.diagram),
    parts: [...one.parts, ...other.parts],
  });
  const occasionsAt = (item: number, only?: number) => {
    const planned = plan.items[item];
    return planned === undefined
      ? []
      : occasionsOfItem(plan, planned).filter(({ concept }) => only === undefined || concept === only);
  };
  switch (goal.kind) {
    case 'block':
      return (plan.blocks[goal.block]?.items ?? []).flatMap(({ index }) =>
        alternativesOf(logic, { kind: 'item', item: index }),
      );
    case 'item':
      return occasionsAt(goal.item, goal.concept).map((occasion) => ({
        statement: logic.asked(occasion),
        at: goal.item,
        concept: occasion.concept,
      }));
    case 'concept':
      return (plan.blocks[goal.block]?.items ?? []).flatMap(({ index }) =>
        alternativesOf(logic, { kind: 'item', item: index, concept: goal.concept }),
      );
    case 'option':
      return occasionsAt(goal.item).map((occasion) => {
        const shown = logic.carried(occasion)?.find(({ option }) => option === goal.option)?.shown;
        const statement =
          occasion.planned.carriedFrom === null
            ? logic.selected(occasion, [goal.option], null)
            : both(logic.asked(occasion), shown ?? { diagram: never, parts: [] });
        return { statement, at: goal.item, concept: occasion.concept };
      });
    case 'outcome':
      if (goal.outcome === 'complete') return [{ statement: { diagram: always, parts: [] }, at: null, concept: null }];
      return plan.items
        .filter(({ isScreener }) => isScreener)
        .flatMap(({ index }) => occasionsAt(index))
        .map((occasion) => ({
          statement: logic.rejected(occasion),
          at: occasion.planned.index,
          concept: occasion.concept,
        }));
    case 'criterion':
      return criterionAlternatives(logic, goal, both);
  }
}

function criterionAlternatives(
  logic: Logic,
  { owner, index, holds }: Extract<Goal, { kind: 'criterion' }>,
  both: (one: Statement, other: Statement) => Statement,
): readonly Alternative[] {
  const { plan, diagrams } = logic;
  return readersOf(owner).flatMap(({ criterion, reader, at, drawn }) => {
    const truth = logic.met(criterion, reader);
    const wanted = holds ? truth : { ...truth, diagram: diagrams.not(truth.diagram) };
    const statement = drawn === null ? wanted : both(wanted, drawn);
    if (criterion.type === 'searchParam') return [{ statement, at, concept: reader.concept }];
    return occasionsCounting(plan, criterion.source, reader).map((source) => ({
      statement: both(statement, logic.asked(source)),
      at,
      concept: reader.concept,
    }));
  });

  function readersOf(of: Owner) {
    if (of.kind === 'concept') {
      const block = plan.blocks[of.block];
      const criterion = block?.concepts[of.concept]?.conditional?.criteria[index];
      const reader: Reader = { block: of.block, concept: null };
      return criterion === undefined ? [] : [{ criterion, reader, at: block?.items[0]?.index ?? 0, drawn: null }];
    }
    const planned = plan.items[of.item];
    const criterion: PlannedCriterion | undefined = planned?.conditional?.criteria[index];
    if (planned === undefined || criterion === undefined) return [];
    return occasionsOfItem(plan, planned).map(({ concept }) => ({
      criterion,
      reader: { block: planned.block, concept },
      at: planned.index,
      drawn: concept === null ? null : logic.drawn(planned.block, concept),
    }));
  }
}
