import type { PlannedCriterion } from '../plan/plan.ts';
import { ownersIn } from './conditions.ts';
import type { Exploration } from './exploration.ts';
import { occasionsCounting } from './facts.ts';
import { type Alternative, type Owner, placesOf } from './goals.ts';
import type { Statement } from './logic.ts';

/** A criterion of a guide. `index`: its place in the conditional of its owner. */
export interface CriterionPlace {
  readonly owner: Owner;
  readonly index: number;
}

/**
 * Returns the criteria of earlier conditionals that every participant meets who is shown an item, and that its own
 * conditional does not contain: if it needs an answer that only some are asked for, it needs what leads to that
 * question, too. Nearest to the start first; each once. Empty if nobody is shown the item. Throws `BudgetSpent`.
 */
export function requirementsOf(exploration: Exploration, item: number): readonly CriterionPlace[] {
  const { logic, before } = exploration;
  const ways = exploration
    .alternatives({ kind: 'item', item })
    .filter(({ at, statement }) => before(at).can(statement));
  if (ways.length === 0) return [];
  const own = logic.plan.items[item]?.conditional?.criteria ?? [];
  const known = new Set(own.map(contentOf));
  return ownersBefore(exploration, ways, item).flatMap(({ owner, criteria }) =>
    criteria.flatMap((criterion, index) => {
      const content = contentOf(criterion);
      if (known.has(content) || !isMetBy(exploration, ways, owner, criterion)) return [];
      known.add(content);
      return [{ owner, index }];
    }),
  );
}

/**
 * Returns the questions that some participants who are shown an item were not asked, although its condition excludes
 * answers to them: an answer that was not given counts as not selected. Throws `BudgetSpent`.
 */
export function unaskedSources(exploration: Exploration, item: number): readonly number[] {
  const { logic, before } = exploration;
  const { plan } = logic;
  const criteria = plan.items[item]?.conditional?.criteria ?? [];
  const excluding = criteria.flatMap((one) =>
    one.type === 'selectedTemplateOptions' && !one.mustSelect && one.source >= 0 ? [one.source] : [],
  );
  return [...new Set(excluding)].filter((source) =>
    exploration.alternatives({ kind: 'item', item }).some(({ at, statement, concept }) => {
      const sources = occasionsCounting(plan, source, { block: plan.items[item]?.block ?? -1, concept });
      return before(at).can(logic.every([statement, ...sources.map((one) => logic.not(logic.asked(one)))]));
    }),
  );
}

/** Returns the conditionals that decide whether questions are asked on which an item depends, in the order of the guide. */
function ownersBefore({ logic }: Exploration, ways: readonly Alternative[], item: number) {
  const items = new Set<number>();
  const blocks = new Set<number>();
  for (const part of ways.flatMap(({ statement }) => statement.parts)) {
    for (const earlier of logic.parts[part]?.closure ?? []) {
      const decides = logic.parts[earlier]?.decides;
      if (decides?.kind === 'answer') items.add(decides.occasion.planned.index);
      if (decides?.kind === 'draw') blocks.add(decides.block);
    }
  }
  items.delete(item);
  return ownersIn(logic.plan)
    .filter(({ owner }) => (owner.kind === 'item' ? items.has(owner.item) : blocks.has(owner.block)))
    .map(({ owner, conditional }) => ({ owner, criteria: conditional.criteria }));
}

/** Returns true if every interview that takes one of the ways meets a criterion. */
function isMetBy(
  { logic, before }: Exploration,
  ways: readonly Alternative[],
  owner: Owner,
  criterion: PlannedCriterion,
): boolean {
  const { plan } = logic;
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
