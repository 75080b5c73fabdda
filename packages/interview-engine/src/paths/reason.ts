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
  /** A conditional that matters because the part is shown when it is met, not because it is shown only then. */
  | { readonly kind: 'shownWhen'; readonly owner: Owner }
  /** The options of a screening question that end the interview. */
  | { readonly kind: 'screening'; readonly item: number }
  /** A question shows only what was selected before. */
  | { readonly kind: 'carried'; readonly item: number }
  /** A block shows only some of its concepts. */
  | { readonly kind: 'sampling'; readonly block: number };

/**
 * Returns why no interview reaches a goal: obstacles that exclude each other. With only these left in the guide, the goal
 * is never reached; without any one of them, it is. Without its condition or its source, a part may be shown to anyone, or
 * not: so the reason is true in the guide as it is, whatever the conditions that it does not name. Conditions come first,
 * then the rules of answers that matter for them. That a question carries options is no obstacle to one of them. Empty if
 * the guide has no place for the goal (a block without concepts). `whose`: the participants for whom it is never reached.
 * Throws `BudgetSpent`.
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
  const withOnly = keeping(cone, all);
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
  const leads = (owner: Owner): boolean => !isOnlyWhen(plan, owner, isNeverIn);
  return [...withShownWhen(nearestFirst(conditions), leads), ...mattering];
}

/** Puts one obstacle in the place of the criteria of a conditional that matters because it leads to its part. */
function withShownWhen(parts: readonly GuidePart[], leads: (owner: Owner) => boolean): readonly GuidePart[] {
  const known = new Map<string, boolean>();
  return parts.flatMap((one): readonly GuidePart[] => {
    if (!('owner' in one)) return [one];
    const key = JSON.stringify(one.owner);
    const before = known.get(key);
    const isLeading = before ?? leads(one.owner);
    known.set(key, isLeading);
    if (!isLeading) return [one];
    return before === undefined ? [{ kind: 'shownWhen', owner: one.owner }] : [];
  });
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
  const withOnly = keeping(plan, all);
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
  return plan.blocks.flatMap(({ index: block, items, concepts, subsampleCount }) => [
    ...(subsampleCount === null || subsampleCount >= concepts.length ? [] : [{ kind: 'sampling', block } as const]),
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
function anyone(owner: Owner): PlannedCriterion {
  const parameter = `\u0000${JSON.stringify(owner)}`;
  return { type: 'searchParam', criterion: { type: 'searchParam', parameter, value: '' }, parameter, value: '' };
}

/** Returns the conditional with a criterion more that anyone may meet, or not. */
function withAnyone(conditional: PlannedConditional | null, owner: Owner): PlannedConditional {
  const { operator = 'and', criteria = [] } = conditional ?? {};
  return { operator: criteria.length < 2 ? 'and' : operator, criteria: [...criteria, anyone(owner)] };
}

/** Returns the conditional that is maybe not enough. One of which one criterion is enough cannot say that. */
function freed(conditional: PlannedConditional | null, owner: Owner): PlannedConditional {
  const isAnyOf = conditional !== null && conditional.operator === 'or' && conditional.criteria.length > 1;
  return isAnyOf ? conditional : withAnyone(conditional, owner);
}

/** Returns whether it matters that a part is shown only when its conditional is met, in a plan that leaves a goal out of reach. */
function isOnlyWhen(plan: Plan, owner: Owner, isNeverIn: (plan: Plan) => boolean): boolean {
  let isOr = false;
  const loosened = (conditional: PlannedConditional | null, of: Owner): PlannedConditional | null => {
    if (conditional === null || !sameOwner(of, owner)) return conditional;
    const looser = withAnyone(conditional, of);
    isOr = looser.operator === 'or';
    return looser;
  };
  const loose = mapped(plan, {
    item: (planned) => ({
      ...planned,
      conditional: loosened(planned.conditional, { kind: 'item', item: planned.index }),
    }),
    gate: (conditional, block, concept) => loosened(conditional, { kind: 'concept', block, concept }),
  });
  // One more with “or” shows it to others, one more with “and” to fewer.
  return isNeverIn(loose) !== isOr;
}

/** Returns a function that returns the plan with only some of these obstacles. */
function keeping(plan: Plan, all: readonly GuidePart[]): (some: readonly GuidePart[]) => Plan {
  return (some) => {
    const kept = new Set(some);
    return without(
      plan,
      all.filter((one) => !kept.has(one)),
    );
  };
}

/** Returns the plan without these obstacles. */
function without(plan: Plan, obstacles: readonly GuidePart[]): Plan {
  const stripped = (conditional: PlannedConditional | null, owner: Owner): PlannedConditional | null => {
    if (conditional === null) return null;
    const of = obstacles.filter((one) => 'owner' in one && sameOwner(one.owner, owner));
    if (of.length === 0) return conditional;
    const gone = new Set(of.flatMap((one) => (one.kind === 'criterion' ? [one.index] : [])));
    const isWhole = of.some(({ kind }) => kind === 'condition');
    const left = isWhole ? [] : conditional.criteria.filter((_, index) => !gone.has(index));
    return withAnyone({ operator: 'and', criteria: left }, owner);
  };
  const has = (kind: 'screening' | 'carried', item: number): boolean =>
    obstacles.some((one) => one.kind === kind && one.item === item);
  const isWhole = (block: number): boolean => obstacles.some((one) => one.kind === 'sampling' && one.block === block);
  const whole: Plan = {
    ...plan,
    blocks: plan.blocks.map((block) => (isWhole(block.index) ? { ...block, subsampleCount: null } : block)),
  };
  return mapped(whole, {
    item(planned) {
      const owner: Owner = { kind: 'item', item: planned.index };
      const isFree = has('carried', planned.index);
      const left = stripped(planned.conditional, owner);
      return {
        ...planned,
        // Nothing may be carried to it.
        conditional: isFree ? freed(left, owner) : left,
        carriedFrom: isFree ? null : planned.carriedFrom,
        options: has('screening', planned.index)
          ? planned.options.map((option) => ({ ...option, status: null }))
          : planned.options,
      };
    },
    gate(conditional, block, concept) {
      const owner: Owner = { kind: 'concept', block, concept };
      const left = stripped(conditional, owner);
      // Any of them may be shown.
      return isWhole(block) ? freed(left, owner) : left;
    },
  });
}
