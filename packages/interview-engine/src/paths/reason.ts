import type { Plan, PlannedConditional, PlannedCriterion, PlannedItem } from '../plan/plan.ts';
import { isRejecting } from '../course/screening.ts';
import { limitsOf } from './answerRule.ts';
import { type AnswerRule, answerRulesIn } from './answerRules.ts';
import { type Budget, BudgetSpent } from './diagram.ts';
import { type Exploration, explorePlan } from './exploration.ts';
import type { Alternative, Goal, Owner } from './goals.ts';
import type { Logic, Statement } from './logic.ts';
import { smallestPart } from './smallestPart.ts';

/** Something that, with others, keeps interviews from a goal: a part of the guide, or what a question demands of answers. */
export type Obstacle = GuidePart | AnswerRule;

type GuidePart =
  /** One criterion of a conditional whose criteria must all be met. */
  | { readonly kind: 'criterion'; readonly owner: Owner; readonly index: number }
  /** A conditional of which one criterion is enough, or that has only one. */
  | { readonly kind: 'condition'; readonly owner: Owner }
  /** The options of a screening question that end the interview. */
  | { readonly kind: 'screening'; readonly item: number }
  /** A question shows only what was selected before. */
  | { readonly kind: 'carried'; readonly item: number };

/**
 * Returns why no interview reaches a goal: obstacles that exclude each other. With only these left in the guide, the goal
 * is never reached; without any one of them, it is. Without its condition, a question that ends interviews may be asked of
 * anyone, or not. Conditions come first, then the rules of answers that matter for
 * them. That a question carries options is no obstacle to one of them. Empty if the guide has no place for the goal (a
 * block without concepts). `whose`: the participants for whom it is never reached. Throws `BudgetSpent`.
 */
export function reasonFor(
  { logic, demandsBefore, alternatives: waysTo }: Exploration,
  goal: Goal,
  whose: 'passing' | 'everyone',
  budget: Budget,
): readonly Obstacle[] {
  const alternatives = waysTo(goal);
  const last = Math.max(-1, ...alternatives.map(({ at }) => at ?? logic.plan.items.length));
  const statements = alternatives.map(({ statement }) => statement);
  const isNeverIn = (plan: Plan, waived: readonly AnswerRule[] = []): boolean => {
    const exploration = explorePlan(plan, [], budget, undefined, waived);
    const reach = whose === 'passing' ? exploration.reach(goal) : exploration.canReach(goal);
    if (reach === 'undecided' || reach === null) throw new BudgetSpent();
    return reach === 'never' || reach === false;
  };
  // Most goals are out of reach whatever the rest of the screener asks, and then it need not be looked at.
  const near = coneOf(logic, alternatives, statements);
  const cone = isNeverIn(near)
    ? near
    : coneOf(logic, alternatives, [...statements, ...demandsBefore(whose === 'passing' ? null : last)]);
  const all = partsOf(cone, goal);
  const withOnly = (some: readonly GuidePart[]): Plan => {
    const kept = new Set(some);
    return without(
      cone,
      all.filter((one) => !kept.has(one)),
    );
  };
  if (isNeverIn(withOnly([]))) return [];
  // The farthest first, so that what is left is as near to the goal as possible.
  const conditions = smallestPart(all, (some) => isNeverIn(withOnly(some)));
  const plan = withOnly(conditions);
  // That a screening question has an answer goes without saying.
  const isPlain = ({ kind, item }: AnswerRule): boolean => {
    const planned = plan.items[item];
    return kind === 'least' && planned?.isScreener === true && limitsOf(planned).least === 1;
  };
  const rules = answerRulesIn(plan).filter((rule) => !isPlain(rule));
  const mattering = smallestPart(rules, (some) => {
    const kept = new Set(some);
    return isNeverIn(
      plan,
      rules.filter((rule) => !kept.has(rule)),
    );
  });
  return [...nearestFirst(conditions), ...mattering];
}

/**
 * Returns the parts of a guide by which something is never so, as few as possible, and the plan with only these. Its other
 * questions remain. `isNever`: whether it is never so in a plan.
 */
export function partsAgainst(
  plan: Plan,
  isNever: (plan: Plan) => boolean,
): { readonly parts: readonly GuidePart[]; readonly plan: Plan } {
  const all = partsOf(plan, { kind: 'outcome', outcome: 'complete' });
  const withOnly = (some: readonly GuidePart[]): Plan => {
    const kept = new Set(some);
    return without(
      plan,
      all.filter((one) => !kept.has(one)),
    );
  };
  const parts = smallestPart(all, (some) => isNever(withOnly(some)));
  return { parts: nearestFirst(parts), plan: withOnly(parts) };
}

/** Returns the plan without everything on which statements do not depend. Indexes stay. */
function coneOf(logic: Logic, alternatives: readonly Alternative[], statements: readonly Statement[]): Plan {
  const { plan } = logic;
  const closure = new Set(statements.flatMap(({ parts }) => parts).flatMap((part) => logic.parts[part]?.closure ?? []));
  const items = new Set(alternatives.flatMap(({ at }) => at ?? []));
  const blocks = new Set<number>();
  for (const part of closure) {
    const decides = logic.parts[part]?.decides;
    if (decides?.kind === 'answer') items.add(decides.occasion.planned.index);
    if (decides?.kind === 'draw') blocks.add(decides.block);
  }
  for (const item of items) blocks.add(plan.items[item]?.block ?? -1);
  return reduced(plan, items, blocks);
}

/** Returns the plan without everything that cannot matter for these items. */
function reduced(plan: Plan, items: ReadonlySet<number>, blocks: ReadonlySet<number>): Plan {
  return mapped(plan, {
    item: (planned) =>
      items.has(planned.index)
        ? planned
        : { ...planned, conditional: null, carriedFrom: null, isScreener: false, options: [] },
    gate: (conditional, block) => (blocks.has(block) ? conditional : null),
  });
}

function mapped(
  plan: Plan,
  by: {
    readonly item: (planned: PlannedItem) => PlannedItem;
    readonly gate: (
      conditional: PlannedConditional | null,
      block: number,
      concept: number,
    ) => PlannedConditional | null;
  },
): Plan {
  const items = plan.items.map(by.item);
  const blocks = plan.blocks.map((block) => ({
    ...block,
    items: block.items.map((planned) => items[planned.index] ?? planned),
    concepts: block.concepts.map((concept, at) => ({
      ...concept,
      conditional: by.gate(concept.conditional, block.index, at),
    })),
  }));
  return { language: plan.language, blocks, items };
}

/** Returns obstacles with those of the goal first; criteria of a conditional stay in order. */
function nearestFirst(obstacles: readonly GuidePart[]): readonly GuidePart[] {
  return obstacles.toReversed().sort((one, other) => {
    const areBeside = one.kind === 'criterion' && other.kind === 'criterion' && sameOwner(one.owner, other.owner);
    return areBeside ? one.index - other.index : 0;
  });
}

/** Returns the parts of a guide that can be obstacles, the farthest from the goal first. */
function partsOf(plan: Plan, goal: Goal): readonly GuidePart[] {
  const asked = 'owner' in goal ? goal.owner : null;
  const isAsked = (item: number): boolean => goal.kind === 'option' && goal.item === item;
  const ofConditional = (conditional: PlannedConditional | null, owner: Owner): readonly GuidePart[] => {
    // What a goal asks about cannot be taken away.
    if (conditional === null || (asked !== null && sameOwner(asked, owner))) return [];
    const { criteria, operator } = conditional;
    return operator === 'or' || criteria.length < 2
      ? [{ kind: 'condition', owner }]
      : criteria.map((_, index) => ({ kind: 'criterion', owner, index }));
  };
  return plan.blocks.flatMap(({ index: block, items, concepts }) => [
    ...concepts.flatMap(({ conditional }, concept) => ofConditional(conditional, { kind: 'concept', block, concept })),
    ...items.flatMap(({ index: item, conditional, carriedFrom, isScreener, options }) => [
      ...(carriedFrom === null || isAsked(item) ? [] : [{ kind: 'carried', item } as const]),
      ...(isScreener && options.some(isRejecting) ? [{ kind: 'screening', item } as const] : []),
      ...ofConditional(conditional, { kind: 'item', item }),
    ]),
  ]);
}

function sameOwner(one: Owner, other: Owner): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Returns a criterion that holds or not, whatever the participant answers: a parameter of the link that nothing else has. */
function anyone(item: number): PlannedCriterion {
  const parameter = `\u0000${item}`;
  return { type: 'searchParam', criterion: { type: 'searchParam', parameter, value: '' }, parameter, value: '' };
}

/** Returns the plan without these obstacles. */
function without(plan: Plan, obstacles: readonly GuidePart[]): Plan {
  const stripped = (conditional: PlannedConditional | null, owner: Owner): PlannedConditional | null => {
    if (conditional === null) return null;
    const of = obstacles.filter((one) => 'owner' in one && sameOwner(one.owner, owner));
    if (of.some(({ kind }) => kind === 'condition')) return null;
    const gone = new Set(of.flatMap((one) => (one.kind === 'criterion' ? [one.index] : [])));
    const criteria = conditional.criteria.filter((_, index) => !gone.has(index));
    return criteria.length === 0 ? null : { ...conditional, criteria };
  };
  const has = (kind: 'screening' | 'carried', item: number): boolean =>
    obstacles.some((one) => one.kind === kind && one.item === item);
  /** Asked of everyone, a question that ends interviews would keep more away. Without its condition, anyone may be asked. */
  const strippedItem = (planned: PlannedItem): PlannedConditional | null => {
    const left = stripped(planned.conditional, { kind: 'item', item: planned.index });
    const isLooser = left?.criteria.length !== planned.conditional?.criteria.length;
    if (!isLooser || !planned.isScreener || !planned.options.some(isRejecting)) return left;
    return { operator: 'and', criteria: [...(left?.criteria ?? []), anyone(planned.index)] };
  };
  return mapped(plan, {
    item: (planned) => ({
      ...planned,
      conditional: strippedItem(planned),
      carriedFrom: has('carried', planned.index) ? null : planned.carriedFrom,
      options: has('screening', planned.index)
        ? planned.options.map((option) => ({ ...option, status: null }))
        : planned.options,
    }),
    gate: (conditional, block, concept) => stripped(conditional, { kind: 'concept', block, concept }),
  });
}
