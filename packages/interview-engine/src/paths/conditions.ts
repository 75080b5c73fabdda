import { isCarried } from '../assumptions.ts';
import type { Plan, PlannedConditional } from '../plan/plan.ts';
import { BudgetSpent, type Diagram, always, longestList, never } from './diagram.ts';
import type { Exploration } from './exploration.ts';
import { occasionsOfItem } from './facts.ts';
import type { Owner } from './goals.ts';
import type { Statement } from './logic.ts';

/** What a criterion can do. Null: the steps granted were spent before it was clear. */
export interface CriterionFinding {
  readonly owner: Owner;
  readonly index: number;
  /** An interview that asks its question, or has any link, meets it. */
  readonly canHold: boolean | null;
  readonly canFail: boolean | null;
  /** Without it, the same interviews would show the same: the other criteria, or other conditions, say it already. */
  readonly isRedundant: boolean | null;
  /** Every interview that comes to it meets it. */
  readonly isAlwaysMet: boolean | null;
}

/** A condition with several criteria that every interview meets that comes to it: together they exclude nobody. */
export interface IdleCondition {
  readonly owner: Owner;
}

/** Returns the owners of conditionals, in the order of the guide. */
export function ownersIn(plan: Plan): readonly { readonly owner: Owner; readonly conditional: PlannedConditional }[] {
  return plan.blocks.flatMap(({ index: block, concepts, items }) => [
    ...concepts.flatMap(({ conditional }, concept) =>
      conditional === null ? [] : [{ owner: { kind: 'concept', block, concept } as const, conditional }],
    ),
    ...items.flatMap(({ index: item, conditional }) =>
      conditional === null ? [] : [{ owner: { kind: 'item', item } as const, conditional }],
    ),
  ]);
}

/** Returns what every criterion of a guide can do. */
export function criteriaOf(exploration: Exploration): readonly CriterionFinding[] {
  return ownersIn(exploration.logic.plan).flatMap(({ owner, conditional }) =>
    conditional.criteria.map(
      (_, index): CriterionFinding => ({
        owner,
        index,
        canHold: exploration.canReach({ kind: 'criterion', owner, index, holds: true }),
        canFail: exploration.canReach({ kind: 'criterion', owner, index, holds: false }),
        isRedundant: undecided(() => isRedundant(exploration, owner, conditional, index)),
        isAlwaysMet: undecided(() =>
          isRedundant(
            exploration,
            owner,
            { operator: 'and', criteria: conditional.criteria.slice(index, index + 1) },
            0,
          ),
        ),
      }),
    ),
  );
}

/** Returns true if no interview that comes to the conditional would be shown anything else without the criterion. */
function isRedundant(
  { logic, before }: Exploration,
  owner: Owner,
  { criteria, operator }: PlannedConditional,
  index: number,
): boolean {
  const { plan, diagrams } = logic;
  const criterion = criteria[index];
  if (criterion === undefined) return false;
  const planned = owner.kind === 'item' ? plan.items[owner.item] : plan.blocks[owner.block]?.items[0];
  if (planned === undefined) return false;
  const concepts = owner.kind === 'item' ? occasionsOfItem(plan, planned).map(({ concept }) => concept) : [null];
  return !concepts.some((concept) => {
    const reader = { block: planned.block, concept };
    const own = logic.met(criterion, reader);
    const others = criteria.filter((_, at) => at !== index).map((one) => logic.met(one, reader));
    const drawn: Statement =
      owner.kind === 'item' && concept !== null ? logic.drawn(planned.block, concept) : { diagram: always, parts: [] };
    const rest =
      operator === 'and' || others.length === 0
        ? others.reduce((all, { diagram }) => diagrams.and(all, diagram), always)
        : diagrams.not(others.reduce((all, { diagram }) => diagrams.or(all, diagram), never));
    const differs = operator === 'and' || others.length === 0 ? diagrams.not(own.diagram) : own.diagram;
    const diagram = diagrams.and(drawn.diagram, diagrams.and(rest, differs));
    const parts = [...drawn.parts, ...own.parts, ...others.flatMap((one) => one.parts)];
    return before(planned.index).can({ diagram, parts });
  });
}

/** Returns the conditions with several criteria that exclude nobody. */
export function idleConditions(exploration: Exploration): readonly IdleCondition[] {
  const { logic, before } = exploration;
  const { plan, diagrams } = logic;
  return ownersIn(plan).flatMap(({ owner, conditional }) => {
    const planned = owner.kind === 'item' ? plan.items[owner.item] : plan.blocks[owner.block]?.items[0];
    if (planned === undefined || conditional.criteria.length < 2) return [];
    const concepts = owner.kind === 'item' ? occasionsOfItem(plan, planned).map(({ concept }) => concept) : [null];
    const canFail = undecided(() =>
      concepts.some((concept) => {
        const met = logic.conditionalMet(conditional, { block: planned.block, concept });
        const drawn =
          owner.kind === 'item' && concept !== null
            ? logic.drawn(planned.block, concept)
            : { diagram: always, parts: [] };
        return before(planned.index).can({
          diagram: diagrams.and(drawn.diagram, diagrams.not(met.diagram)),
          parts: [...drawn.parts, ...met.parts],
        });
      }),
    );
    return canFail === false ? [{ owner }] : [];
  });
}

/** What can be carried to a question, while its condition is met. */
export interface CarriedFinding {
  readonly item: number;
  /** Nothing: the question is not shown then. */
  readonly canBeEmpty: boolean | null;
  readonly canBeOne: boolean | null;
  /** Fewer than `minSelect`, which is then lowered. False without `minSelect`. */
  readonly canBeTooFew: boolean | null;
}

/** Returns what can be carried to each question that shows options selected before. */
export function carriedListsOf(exploration: Exploration): readonly CarriedFinding[] {
  const { logic, before } = exploration;
  const { plan, diagrams } = logic;
  return plan.items.flatMap((planned) => {
    if (planned.carriedFrom === null) return [];
    const { item } = planned;
    const least = item.type === 'multiple_choice' && item.multiSelect === true ? (item.minSelect ?? 1) : 1;
    const can = (isWanted: (count: number) => boolean, most: number): boolean | null =>
      undecided(() =>
        occasionsOfItem(plan, planned).some((occasion) => {
          const shown = (logic.carried(occasion) ?? []).map((one) => one.shown);
          const counted = countIs(shown, isWanted, most);
          const drawn =
            occasion.concept === null ? { diagram: always, parts: [] } : logic.drawn(planned.block, occasion.concept);
          const condition = logic.conditionalMet(planned.conditional, {
            block: planned.block,
            concept: occasion.concept,
          });
          return before(planned.index).can({
            diagram: diagrams.and(drawn.diagram, diagrams.and(condition.diagram, counted)),
            parts: [...drawn.parts, ...condition.parts, ...shown.flatMap(({ parts }) => parts)],
          });
        }),
      );
    return [
      {
        item: planned.index,
        canBeEmpty: can((count) => count === 0, 1),
        canBeOne: can((count) => count === 1, 2),
        canBeTooFew: least < 2 ? false : can((count) => count > 0 && count < least, least),
      },
    ];
  });

  /** The number of these that hold, up to `most`. */
  function countIs(statements: readonly Statement[], isWanted: (count: number) => boolean, most: number): Diagram {
    if (statements.length > longestList) throw new BudgetSpent();
    const known = new Map<string, Diagram>();
    const from = (at: number, count: number): Diagram => {
      const statement = statements[at];
      if (statement === undefined) return isWanted(count) ? always : never;
      const key = `${at} ${count}`;
      const before = known.get(key);
      if (before !== undefined) return before;
      const result = diagrams.choose(statement.diagram, from(at + 1, Math.min(most, count + 1)), from(at + 1, count));
      known.set(key, result);
      return result;
    };
    return from(0, 0);
  }
}

/** Returns the choice and matrix questions whose answers decide nothing: no condition that can go both ways, no list. */
export function decidingNothing(exploration: Exploration, criteria: readonly CriterionFinding[]): readonly number[] {
  const { plan } = exploration.logic;
  const deciding = new Set<number>();
  const conditionals = new Map(ownersIn(plan).map(({ owner, conditional }) => [JSON.stringify(owner), conditional]));
  for (const { owner, index, canHold, canFail, isRedundant: isNeedless } of criteria) {
    const criterion = conditionals.get(JSON.stringify(owner))?.criteria[index];
    if (criterion?.type !== 'selectedTemplateOptions') continue;
    if (canHold !== false && canFail !== false && isNeedless !== true) deciding.add(criterion.source);
  }
  for (const { carriedFrom } of plan.items) if (carriedFrom !== null) deciding.add(carriedFrom);
  return plan.items.flatMap((planned) => {
    const { item, index, isScreener, options } = planned;
    if (item.type !== 'multiple_choice' && item.type !== 'matrix') return [];
    const screens = isScreener && options.some(({ status }) => status === 'reject');
    return screens || deciding.has(index) ? [] : [index];
  });
}

/** An option that no condition asks for, while conditions ask for every other option of its question. */
export interface LonelyOption {
  readonly item: number;
  readonly option: string;
}

/**
 * Returns options whose way differs from that of all other options of their list: conditions name each of the others,
 * three or more, but not this one. Often a condition was forgotten. The last option is left out: it is usually "none of
 * these", to which nothing belongs.
 */
export function lonelyOptions({ plan }: { readonly plan: Plan }): readonly LonelyOption[] {
  const named = new Map<number, Set<string>>();
  for (const { conditional } of ownersIn(plan)) {
    for (const criterion of conditional.criteria) {
      if (criterion.type !== 'selectedTemplateOptions' || !criterion.mustSelect || criterion.rowId !== null) continue;
      const known = named.get(criterion.source) ?? new Set<string>();
      for (const id of criterion.optionIds) known.add(id);
      named.set(criterion.source, known);
    }
  }
  return [...named].flatMap(([item, ids]) => {
    const planned = plan.items[item];
    if (planned === undefined || planned.item.type !== 'multiple_choice') return [];
    const alike = planned.options.filter((option) => isCarried(option) && option.status !== 'reject');
    const left = alike.filter(({ id }) => !ids.has(id));
    return alike.length >= 4 && left.length === 1 && left[0] !== planned.options.at(-1)
      ? left.map(({ id }) => ({ item, option: id }))
      : [];
  });
}

/** Returns null if the steps granted are spent before it is clear. */
export function undecided<T>(work: () => T): T | null {
  try {
    return work();
  } catch (error) {
    if (error instanceof BudgetSpent) return null;
    throw error;
  }
}
