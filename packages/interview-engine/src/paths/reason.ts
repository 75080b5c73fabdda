import { remembered } from '@guide-studio/guide-core/internal';
import type { Plan } from '../plan/plan.ts';
import {
  type AnswerRule,
  closureOf,
  decide,
  excludes,
  type Exploration,
  explorePlan,
  type Goal,
  type GuidePart,
  hiddenBy,
  isAnswerRule,
  type Known,
  limitsOf,
  type Logic,
  minimal,
  type Owner,
  ownerKey,
  type PlanExploration,
  type Restriction,
  restrictionKey,
  restrictionsOf,
  type Statement,
  usualBudget,
} from '../logic/index.ts';

/**
 * Something that, with others, keeps interviews from a goal: a part of the guide, or what a question demands of
 * answers.
 */
export type Obstacle =
  | Restriction
  /**
   * A conditional that matters because the part is shown when it is met, not because it is shown only then, for
   * example where another part is shown only to those who are not asked this one.
   */
  | { readonly kind: 'shownWhen'; readonly owner: Owner };

/**
 * Returns why no interview reaches a goal: obstacles that exclude each other. With only these left in the guide, the goal
 * is never reached; without any one of them, and with the others, it is. What is taken out may be shown or hidden, for each concept separately,
 * so a reason holds whatever the conditions say that it does not name. Parts of the guide come first, then the rules of
 * answers that matter for them; the trivial rule that a screening question has an answer is ignored. That a question shows
 * carried options is no obstacle where the goal is one of these options. Empty if the guide has no place for the goal (a block without
 * concepts), or if what the goal asks of one condition cannot be met at once. What is fixed by hand is left out:
 * `whatIf.ts` asks about that. `whose`: the participants for whom it is never reached. `steps` are granted to each try;
 * several times that to all of them.
 *
 * @param exploration Of {@link explore}.
 * @param goal Something with the reach `never`.
 * @param whose `passing`: for participants who pass the screener; `everyone`: for all who start. `steps`: default,
 *   those of one question ({@link usualBudget}).
 * @example
 * ```ts
 * import { all, block, choice, guide, open } from '@guide-studio/guide-core/author';
 * import { fromWire } from '@guide-studio/guide-core/edit';
 * import { explore, pathsDescriber, reasonFor } from '@guide-studio/interview-engine/paths';
 *
 * const often = choice('How often do you cook?', { options: ['Most days', 'Seldom', 'Never'] });
 * const dish = open('What did you cook last?', { when: often.excludes('Never') });
 * const both = open('Why seldom and never?', { when: all(often.includes('Seldom'), often.includes('Never')) });
 * const cooking = guide('Home cooking', {}, [block('Cooking', [often, dish, both])]);
 *
 * const reason = reasonFor(explore(cooking), { kind: 'item', item: 2 }, { whose: 'everyone' });
 * const { reason: describe } = pathsDescriber(fromWire(cooking));
 * if (reason.isKnown) console.log(reason.value.map(({ kind }) => kind), describe(reason.value).heading); // [ 'criterion', 'criterion', 'most' ] No participant can meet all of these:
 * ```
 */
export const reasonFor = (
  exploration: Exploration,
  goal: Goal,
  { whose, steps = usualBudget.each }: { readonly whose: 'passing' | 'everyone'; readonly steps?: number },
): Known<readonly Obstacle[]> => decide(() => reasonIn(withSwitches(exploration, steps), goal, whose));

/** By plan and steps. */
const explorations = new WeakMap<Plan, Map<number, PlanExploration>>();

/** Returns the interviews of a guide of which each restriction can be taken out. */
function withSwitches({ plan }: Exploration, each: number): PlanExploration {
  const ofPlan = remembered(explorations, plan, () => new Map<number, PlanExploration>());
  return remembered(ofPlan, each, () =>
    explorePlan(plan, [], { total: Number.MAX_SAFE_INTEGER, each }, { canTakeOut: true }),
  );
}

function reasonIn(exploration: PlanExploration, goal: Goal, whose: 'passing' | 'everyone'): readonly Obstacle[] {
  const { logic, demandsBefore } = exploration;
  const alternatives = exploration.alternatives(goal);
  const casesWith = (isWanted: (demand: Statement) => boolean) =>
    alternatives.map(({ at, statement }) => [
      statement,
      ...demandsBefore(whose === 'passing' ? null : at).filter(isWanted),
    ]);
  const items = new Set(alternatives.flatMap(({ at }) => at ?? []));
  const decisions = closureOf(
    logic,
    alternatives.map(({ statement }) => statement),
  );
  for (const item of itemsIn(logic, decisions)) items.add(item);
  const isNear = (demand: Statement): boolean => itemsIn(logic, demand.decisions).every((item) => items.has(item));
  // Most goals are out of reach whatever the rest of the screener asks, and then it need not be looked at.
  return (
    obstaclesTo(logic, casesWith(isNear), goal) ??
    obstaclesTo(
      logic,
      casesWith(() => true),
      goal,
    ) ??
    []
  );
}

/** Returns the items whose answers are among these parts of the logic. */
const itemsIn = (logic: Logic, decisions: readonly number[]): readonly number[] =>
  decisions.flatMap((decision) => {
    const decides = logic.decisions[decision]?.decides;
    return decides?.kind === 'answer' ? [decides.occasion.planned.index] : [];
  });

/** Returns the obstacles that exclude cases; null if they are possible. What `goal` asks about cannot be taken away. */
export function obstaclesTo(
  logic: Logic,
  cases: readonly (readonly Statement[])[],
  goal: Goal | null,
): readonly Obstacle[] | null {
  const { parts, rules, owners } = concerning(logic, cases);
  const inForce = (one: Restriction): readonly Statement[] => [logic.inForce(one)];
  const statementsOf = (some: readonly Restriction[]): readonly Statement[] => some.flatMap(inForce);
  const casesIf = (...statements: (readonly Statement[])[]) => cases.map((one) => [...statements.flat(), ...one]);
  const asked = statementsOf(parts.filter((one) => isAskedBy(goal, one)));
  const throughout = [...owners.map(logic.onlyWhen), ...asked];
  const open = parts.filter((one) => !isAskedBy(goal, one));
  // The farthest first, so that what is left is as near to the goal as possible; of what ends interviews, the first.
  const inOrder = goal?.kind === 'outcome' ? open.toReversed() : open;
  const found = minimal(logic, casesIf(throughout, statementsOf(rules)), inOrder, inForce);
  if (found === null) return null;
  const conditions = statementsOf(found);
  const isPlain = (rule: AnswerRule): boolean => isTrivial(logic, rule);
  const mattering = minimal(
    logic,
    casesIf(throughout, conditions, statementsOf(rules.filter(isPlain))),
    rules.filter((rule) => !isPlain(rule)),
    inForce,
  );
  // The goal can be reached once the part may be hidden although its condition is met.
  const leads = (owner: Owner): boolean => {
    const onlyWhen = owners.filter((one) => ownerKey(one) !== ownerKey(owner)).map(logic.onlyWhen);
    return !excludes(logic, [...onlyWhen, ...asked, ...statementsOf(rules), ...conditions], cases);
  };
  return [...withShownWhen(nearestFirst(found), leads), ...(mattering ?? [])];
}

/** Returns whether a rule is that a screening question has an answer. */
function isTrivial({ plan }: Logic, { kind, item }: AnswerRule): boolean {
  const planned = plan.items[item];
  return kind === 'least' && planned?.isScreener === true && limitsOf(planned).least === 1;
}

/** Returns whether a goal is about a part itself. */
function isAskedBy(goal: Goal | null, one: GuidePart): boolean {
  if (goal === null) return false;
  if ('owner' in one) return 'owner' in goal && ownerKey(goal.owner) === ownerKey(one.owner);
  return one.kind === 'carried' && goal.kind === 'option' && goal.item === one.item;
}

/** Returns what can matter for statements, in the order of the guide, and what is hidden by it. */
function concerning(logic: Logic, cases: readonly (readonly Statement[])[]) {
  const all = restrictionsOf(logic, closureOf(logic, cases.flat()));
  const parts = all.filter((one): one is GuidePart => !isAnswerRule(one));
  return { parts, rules: all.filter(isAnswerRule), owners: hiddenBy(parts) };
}

/** Puts one obstacle in the place of the criteria of a conditional that matters because it leads to its part. */
function withShownWhen(parts: readonly GuidePart[], leads: (owner: Owner) => boolean): readonly Obstacle[] {
  const isLeading = new Map<string, boolean>();
  return parts.flatMap((one): readonly Obstacle[] => {
    if (!('owner' in one)) return [one];
    const key = ownerKey(one.owner);
    const before = isLeading.get(key);
    const now = before ?? leads(one.owner);
    isLeading.set(key, now);
    if (!now) return [one];
    return before === undefined ? [{ kind: 'shownWhen', owner: one.owner }] : [];
  });
}

/**
 * Returns obstacles with the last in the guide first, which are nearest to most goals; criteria of a conditional stay
 * together.
 */
function nearestFirst(obstacles: readonly GuidePart[]): readonly GuidePart[] {
  const groups = new Map<string, GuidePart[]>();
  for (const one of obstacles) {
    const key = one.kind === 'criterion' ? ownerKey(one.owner) : restrictionKey(one);
    groups.set(key, [...(groups.get(key) ?? []), one].sort(byIndex));
  }
  return [...groups.values()].toReversed().flat();
}

const byIndex = (one: GuidePart, other: GuidePart): number =>
  one.kind === 'criterion' && other.kind === 'criterion' ? one.index - other.index : 0;
