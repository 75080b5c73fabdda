import type { InterviewOutcome } from '../asked/openStep.ts';
import { occasionsCounting, occasionsOfItem } from './facts.ts';
import type { Logic, Reader, Statement } from './logic.ts';
import type { Owner } from './owner.ts';
import { never } from './diagram.ts';

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
  | { readonly kind: 'criterion'; readonly owner: Owner; readonly index: number; readonly holds: boolean }
  /** Two criteria of one conditional are as wanted at once, while the questions of both are asked. */
  | {
      readonly kind: 'pair';
      readonly owner: Owner;
      readonly criteria: readonly [Wanted, Wanted];
    };

/** A criterion of a conditional, met or not. */
export interface Wanted {
  readonly index: number;
  readonly holds: boolean;
}

/** Goals that are wanted besides the usual ones. */
export interface GoalsWanted {
  /** Each two criteria of a conditional, in each way in which they can be met or not. */
  readonly pairs?: boolean;
}

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
  const { plan } = logic;
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
            : logic.every([logic.asked(occasion), shown ?? { diagram: never, parts: [] }]);
        return { statement, at: goal.item, concept: occasion.concept };
      });
    case 'outcome':
      if (goal.outcome === 'complete') return [{ statement: logic.every([]), at: null, concept: null }];
      return plan.items
        .filter(({ isScreener }) => isScreener)
        .flatMap(({ index }) => occasionsAt(index))
        .map((occasion) => ({
          statement: logic.rejected(occasion),
          at: occasion.planned.index,
          concept: occasion.concept,
        }));
    case 'criterion':
      return criteriaAlternatives(logic, goal.owner, [goal]);
    case 'pair':
      return criteriaAlternatives(logic, goal.owner, goal.criteria);
  }
}

/** A place at which a conditional is evaluated. */
export interface Place {
  /** The item at which the interview is then. */
  readonly at: number;
  readonly reader: Reader;
  /** The statement that an interview that comes to the item comes to this place: its concept is drawn. */
  readonly isThere: Statement;
}

/** Returns the places of a conditional: one, or for an item of a concept block one per concept. */
export function placesOf(logic: Logic, owner: Owner): readonly Place[] {
  const { plan } = logic;
  const always = logic.every([]);
  if (owner.kind === 'concept') {
    const first = plan.blocks[owner.block]?.items[0];
    const reader = { block: owner.block, concept: null };
    return first === undefined ? [] : [{ at: first.index, reader, isThere: always }];
  }
  const planned = plan.items[owner.item];
  if (planned === undefined) return [];
  const { block, index: at } = planned;
  return occasionsOfItem(plan, planned).map(({ concept }) => ({
    at,
    reader: { block, concept },
    isThere: concept === null ? always : logic.drawn(block, concept),
  }));
}

/** Criteria of one conditional are as wanted, and their questions are asked. */
function criteriaAlternatives(logic: Logic, owner: Owner, wanted: readonly Wanted[]): readonly Alternative[] {
  const { plan } = logic;
  const { conditional } =
    (owner.kind === 'item' ? plan.items[owner.item] : plan.blocks[owner.block]?.concepts[owner.concept]) ?? {};
  const criteria = wanted.flatMap(({ index, holds }) => {
    const criterion = conditional?.criteria[index];
    return criterion === undefined ? [] : [{ criterion, holds }];
  });
  if (criteria.length < wanted.length) return [];
  return placesOf(logic, owner).flatMap(({ at, reader, isThere }) => {
    const met = criteria.map(({ criterion, holds }) => {
      const one = logic.met(criterion, reader);
      return holds ? one : logic.not(one);
    });
    let ways: readonly Statement[] = [logic.every([isThere, ...met])];
    for (const { criterion } of criteria) {
      if (criterion.type === 'searchParam') continue;
      const asked = occasionsCounting(plan, criterion.source, reader).map((source) => logic.asked(source));
      ways = ways.flatMap((way) => asked.map((one) => logic.every([way, one])));
    }
    return ways.map((statement) => ({ statement, at, concept: reader.concept }));
  });
}
