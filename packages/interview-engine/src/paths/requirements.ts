import type { PlannedCriterion } from '../plan/plan.ts';
import {
  type Alternative,
  decide,
  type Exploration,
  isTrue,
  occasionsCounting,
  orNull,
  type Owner,
  ownersIn,
  placesOf,
  type PlanExploration,
  type Statement,
} from '../logic/index.ts';
import { byIdentity } from '@guide-studio/guide-core/internal';

/** A criterion of a guide. `index`: its place in the conditional of its owner. */
export interface CriterionPlace {
  /** The item or concept whose conditional has it. */
  readonly owner: Owner;
  /** Its place in `criteria`, from 0. */
  readonly index: number;
}

/** What is true of participants who are shown an item, besides its own condition. Indexes are those of the guide. */
export interface ItemRequirements {
  /** The index among all items of the guide, from 0. */
  readonly item: number;
  /**
   * The criteria of earlier conditionals that all of them meet, and that its own conditional does not contain: if it
   * needs an answer that only some are asked for, it needs what leads to that question, too. In order, each once.
   */
  readonly beyond: readonly CriterionPlace[];
  /**
   * The questions that some of them were not asked, although its condition excludes answers to them: an answer that was
   * not given counts as not selected.
   */
  readonly unasked: readonly number[];
}

/** Returns the requirements of items, in order; not of items that nobody is shown, or that have none. */
export function requirementsOf(exploration: Exploration): readonly ItemRequirements[] {
  return exploration.components
    .flatMap(({ exploration: own, items, blocks }) =>
      requirementsIn(own).map(({ item, beyond, unasked }) => ({
        item: items[item] as number,
        beyond: beyond.map(({ owner, index }): CriterionPlace => {
          if (owner.kind === 'item') return { owner: { ...owner, item: items[owner.item] as number }, index };
          return { owner: { ...owner, block: blocks[owner.block] as number }, index };
        }),
        unasked: unasked.map((source) => items[source] as number),
      })),
    )
    .filter(({ item }) => isTrue(exploration.canReach({ kind: 'item', item })))
    .sort((one, other) => one.item - other.item);
}

const requirementsIn = byIdentity((component: PlanExploration) =>
  component.plan.items.flatMap(({ index: item }): readonly ItemRequirements[] => {
    const beyond = orNull(decide(() => beyondIn(component, item))) ?? [];
    const unasked = orNull(decide(() => unaskedIn(component, item))) ?? [];
    return beyond.length === 0 && unasked.length === 0 ? [] : [{ item, beyond, unasked }];
  }),
);

function beyondIn(component: PlanExploration, item: number): readonly CriterionPlace[] {
  const { plan, before } = component;
  const ways = component.alternatives({ kind: 'item', item }).filter(({ at, statement }) => before(at).can(statement));
  if (ways.length === 0) return [];
  const known = new Set((plan.items[item]?.conditional?.criteria ?? []).map(contentOf));
  return ownersBefore(component, ways, item).flatMap(({ owner, conditional }) =>
    conditional.criteria.flatMap((criterion, index) => {
      const content = contentOf(criterion);
      if (known.has(content) || !isMetBy(component, ways, owner, criterion)) return [];
      known.add(content);
      return [{ owner, index }];
    }),
  );
}

function unaskedIn(component: PlanExploration, item: number): readonly number[] {
  const { logic, plan, before } = component;
  const criteria = plan.items[item]?.conditional?.criteria ?? [];
  const excluding = criteria.flatMap((one) =>
    one.type === 'selectedTemplateOptions' && !one.mustSelect && one.source >= 0 ? [one.source] : [],
  );
  return [...new Set(excluding)].filter((source) =>
    component.alternatives({ kind: 'item', item }).some(({ at, statement, concept }) => {
      const sources = occasionsCounting(plan, source, { block: plan.items[item]?.block ?? -1, concept });
      return before(at).can(logic.every([statement, ...sources.map((one) => logic.not(logic.asked(one)))]));
    }),
  );
}

/**
 * Returns the conditionals that decide whether questions are asked on which an item depends, in the order of the guide.
 */
function ownersBefore({ logic, plan }: PlanExploration, ways: readonly Alternative[], item: number) {
  const items = new Set<number>();
  const blocks = new Set<number>();
  for (const decision of ways.flatMap(({ statement }) => statement.decisions)) {
    for (const earlier of logic.decisions[decision]?.closure ?? []) {
      const decides = logic.decisions[earlier]?.decides;
      if (decides?.kind === 'answer') items.add(decides.occasion.planned.index);
      if (decides?.kind === 'draw') blocks.add(decides.block);
    }
  }
  items.delete(item);
  return ownersIn(plan).filter(({ owner }) =>
    owner.kind === 'item' ? items.has(owner.item) : blocks.has(owner.block),
  );
}

/** Returns true if every interview that takes one of the ways meets a criterion. */
function isMetBy(
  { logic, plan, before }: PlanExploration,
  ways: readonly Alternative[],
  owner: Owner,
  criterion: PlannedCriterion,
): boolean {
  const places = placesOf(logic, owner);
  return ways.every(({ at, statement, concept }) => {
    const isSameBlock = owner.kind === 'item' && plan.items[owner.item]?.block === plan.items[at ?? -1]?.block;
    const place = isSameBlock ? places.find(({ reader }) => reader.concept === concept) : places[0];
    // A question of another concept block is asked for several concepts: not every participant meets it for each.
    if (place === undefined || (!isSameBlock && places.length > 1)) return false;
    const isMissed: Statement = logic.not(logic.met(criterion, place.reader));
    return !before(at).can(logic.every([statement, isMissed]));
  });
}

function contentOf(criterion: PlannedCriterion): string {
  if (criterion.type === 'searchParam') return JSON.stringify([criterion.parameter, criterion.value]);
  const { source, rowId, mustSelect, optionIds } = criterion;
  return JSON.stringify([source, rowId, mustSelect, optionIds]);
}
