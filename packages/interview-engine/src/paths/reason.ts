import type { Plan, PlannedConditional, PlannedItem } from '../plan/plan.ts';
import { isRejecting } from '../course/screening.ts';
import {
  type Alternative,
  type AnswerRule,
  answerRulesIn,
  type Budget,
  certain,
  certainReach,
  decide,
  type Exploration,
  explorePlan,
  type Goal,
  nothingMayBeHidden,
  type Known,
  limitsOf,
  type Logic,
  type MayBeHidden,
  type Owner,
  ownerKey,
  type Statement,
} from '../logic/index.ts';
import { irreducible } from './irreducible.ts';

/** Something that, with others, keeps interviews from a goal: a part of the guide, or what a question demands of answers. */
export type Obstacle = GuidePart | AnswerRule;

type GuidePart =
  /** One criterion of a conditional whose criteria must all be met. */
  | { readonly kind: 'criterion'; readonly owner: Owner; readonly index: number }
  /** A conditional of which one criterion is enough, or that has only one. */
  | { readonly kind: 'condition'; readonly owner: Owner }
  /**
   * A conditional that matters because the part is shown when it is met, not because it is shown only then, for
   * example where another part is shown only to those who are not asked this one.
   */
  | { readonly kind: 'shownWhen'; readonly owner: Owner }
  /** The options of a screening question that end the interview. */
  | { readonly kind: 'screening'; readonly item: number }
  /** A question shows only what was selected before. */
  | { readonly kind: 'carried'; readonly item: number }
  /** A block shows only some of its concepts. */
  | { readonly kind: 'sampling'; readonly block: number };

/** A guide of which obstacles were taken out: what they were about may be shown or not, for each concept by itself. */
export interface LeftOfPlan {
  readonly plan: Plan;
  readonly mayBeHidden: MayBeHidden;
}

/**
 * Returns why no interview reaches a goal: obstacles that exclude each other. With only these left in the guide, the goal
 * is never reached; without any one of them, it is. What is taken out may be shown or hidden, for each concept separately,
 * so a reason holds whatever the conditions say that it does not name. Parts of the guide come first, then the rules of
 * answers that matter for them. That a question carries options is no obstacle to one of them. Empty if the guide has no
 * place for the goal (a block without concepts), if no option ends an interview, or if what the goal asks of one condition
 * cannot be met at once. `whose`: the participants for whom it is never reached. `budget` is granted to each try.
 */
export const reasonFor = (
  exploration: Exploration,
  goal: Goal,
  whose: 'passing' | 'everyone',
  budget: Budget,
): Known<readonly Obstacle[]> => decide(() => reasonIn(exploration, goal, whose, budget));

function reasonIn(
  { logic, demandsBefore, alternatives: waysTo }: Exploration,
  goal: Goal,
  whose: 'passing' | 'everyone',
  budget: Budget,
): readonly Obstacle[] {
  const alternatives = waysTo(goal);
  const last = alternatives.reduce((most, { at }) => Math.max(most, at ?? logic.plan.items.length), -1);
  const statements = alternatives.map(({ statement }) => statement);
  const isNeverIn = ({ plan, mayBeHidden }: LeftOfPlan, waived: readonly AnswerRule[] = []): boolean => {
    const exploration = explorePlan(plan, [], budget, { waived, mayBeHidden });
    if (whose === 'everyone') return !certain(exploration.canReach(goal));
    return certainReach(exploration.reach(goal)) === 'never';
  };
  // Most goals are out of reach whatever the rest of the screener asks, and then it need not be looked at.
  const near = coneOf(logic, alternatives, statements);
  const cone = isNeverIn({ plan: near, mayBeHidden: nothingMayBeHidden })
    ? near
    : coneOf(logic, alternatives, [...statements, ...demandsBefore(whose === 'passing' ? null : last)]);
  const all = partsOf(cone, goal);
  const withOnly = keeping(cone, all);
  if (isNeverIn(withOnly([]))) return [];
  // The farthest first, so that what is left is as near to the goal as possible.
  const conditions = irreducible(all, (some) => isNeverIn(withOnly(some)));
  const left = withOnly(conditions);
  // That a screening question has an answer goes without saying.
  const isPlain = ({ kind, item }: AnswerRule): boolean => {
    const planned = left.plan.items[item];
    return kind === 'least' && planned?.isScreener === true && limitsOf(planned).least === 1;
  };
  const rules = answerRulesIn(left.plan).filter((rule) => !isPlain(rule));
  const mattering = irreducible(rules, (some) => {
    const kept = new Set(some);
    return isNeverIn(
      left,
      rules.filter((rule) => !kept.has(rule)),
    );
  });
  const leads = (owner: Owner): boolean => !isOnlyWhen(left, owner, isNeverIn);
  return [...withShownWhen(nearestFirst(conditions), leads), ...mattering];
}

/** Puts one obstacle in the place of the criteria of a conditional that matters because it leads to its part. */
function withShownWhen(parts: readonly GuidePart[], leads: (owner: Owner) => boolean): readonly GuidePart[] {
  const known = new Map<string, boolean>();
  return parts.flatMap((one): readonly GuidePart[] => {
    if (!('owner' in one)) return [one];
    const key = ownerKey(one.owner);
    const before = known.get(key);
    const isLeading = before ?? leads(one.owner);
    known.set(key, isLeading);
    if (!isLeading) return [one];
    return before === undefined ? [{ kind: 'shownWhen', owner: one.owner }] : [];
  });
}

/**
 * Returns the parts of a guide by which something is never so, of which none can be left out, and what is left with only
 * these. Its other questions remain. `isNever`: whether it is never so.
 */
export function partsAgainst(
  plan: Plan,
  isNever: (left: LeftOfPlan) => boolean,
): { readonly parts: readonly GuidePart[]; readonly left: LeftOfPlan } {
  const all = partsOf(plan, { kind: 'outcome', outcome: 'complete' });
  const withOnly = keeping(plan, all);
  const parts = irreducible(all, (some) => isNever(withOnly(some)));
  return { parts: nearestFirst(parts), left: withOnly(parts) };
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

/** Returns the parts of a guide that can be obstacles, in its order: those near the goal are left out last. */
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
  return ownerKey(one) === ownerKey(other);
}

/** Returns whether it matters that a part is shown only when its conditional is met, where a goal is out of reach. */
function isOnlyWhen(
  { plan, mayBeHidden }: LeftOfPlan,
  owner: Owner,
  isNeverIn: (left: LeftOfPlan) => boolean,
): boolean {
  return isNeverIn({ plan, mayBeHidden: new Set([...mayBeHidden, ownerKey(owner)]) });
}

/** Returns a function that returns what is left with only some of these obstacles. */
function keeping(plan: Plan, all: readonly GuidePart[]): (some: readonly GuidePart[]) => LeftOfPlan {
  return (some) => {
    const kept = new Set(some);
    return without(
      plan,
      all.filter((one) => !kept.has(one)),
    );
  };
}

/** Returns what is left without these obstacles. */
function without(plan: Plan, obstacles: readonly GuidePart[]): LeftOfPlan {
  const mayBeHidden = new Set<string>();
  const stripped = (conditional: PlannedConditional | null, owner: Owner): PlannedConditional | null => {
    if (conditional === null) return null;
    const of = obstacles.filter((one) => 'owner' in one && sameOwner(one.owner, owner));
    if (of.length === 0) return conditional;
    mayBeHidden.add(ownerKey(owner));
    const gone = new Set(of.flatMap((one) => (one.kind === 'criterion' ? [one.index] : [])));
    const isWhole = of.some(({ kind }) => kind === 'condition');
    const left = isWhole ? [] : conditional.criteria.filter((_, index) => !gone.has(index));
    return left.length === 0 ? null : { operator: 'and', criteria: left };
  };
  const has = (kind: 'screening' | 'carried', item: number): boolean =>
    obstacles.some((one) => one.kind === kind && one.item === item);
  const isWhole = (block: number): boolean => obstacles.some((one) => one.kind === 'sampling' && one.block === block);
  const whole: Plan = {
    ...plan,
    blocks: plan.blocks.map((block) => (isWhole(block.index) ? { ...block, subsampleCount: null } : block)),
  };
  const left = mapped(whole, {
    item(planned) {
      const owner: Owner = { kind: 'item', item: planned.index };
      const isFree = has('carried', planned.index);
      // Nothing may be carried to it.
      if (isFree) mayBeHidden.add(ownerKey(owner));
      return {
        ...planned,
        conditional: stripped(planned.conditional, owner),
        carriedFrom: isFree ? null : planned.carriedFrom,
        options: has('screening', planned.index)
          ? planned.options.map((option) => ({ ...option, status: null }))
          : planned.options,
      };
    },
    gate(conditional, block, concept) {
      const owner: Owner = { kind: 'concept', block, concept };
      // Any of them may be shown.
      if (isWhole(block)) mayBeHidden.add(ownerKey(owner));
      return stripped(conditional, owner);
    },
  });
  return { plan: left, mayBeHidden };
}
