import type { Plan } from '../plan/plan.ts';
import {
  type AnswerRule,
  answerRulesIn,
  closureOf,
  decide,
  type Exploration,
  explorePlan,
  type Goal,
  type GuidePart,
  guidePartsIn,
  hiddenBy,
  type Known,
  limitsOf,
  type Logic,
  minimal,
  type Owner,
  ownerKey,
  type PlanExploration,
  type Restriction,
  type Statement,
  usualBudget,
} from '../logic/index.ts';

/** Something that, with others, keeps interviews from a goal: a part of the guide, or what a question demands of answers. */
export type Obstacle =
  | Restriction
  /**
   * A conditional that matters because the part is shown when it is met, not because it is shown only then, for
   * example where another part is shown only to those who are not asked this one.
   */
  | { readonly kind: 'shownWhen'; readonly owner: Owner };

/**
 * Returns why no interview reaches a goal: obstacles that exclude each other. With only these left in the guide, the goal
 * is never reached; without any one of them, it is. What is taken out may be shown or hidden, for each concept separately,
 * so a reason holds whatever the conditions say that it does not name. Parts of the guide come first, then the rules of
 * answers that matter for them. That a question carries options is no obstacle to one of them. Empty if the guide has no
 * place for the goal (a block without concepts), if no option ends an interview, or if what the goal asks of one condition
 * cannot be met at once. `whose`: the participants for whom it is never reached. `steps` are granted to each try.
 */
export const reasonFor = (
  exploration: Exploration,
  goal: Goal,
  whose: 'passing' | 'everyone',
  steps = usualBudget.each,
): Known<readonly Obstacle[]> => decide(() => reasonIn(withSwitches(exploration, steps), goal, whose));

const known = new WeakMap<Plan, Map<number, PlanExploration>>();

/** Returns the interviews of a guide of which each restriction can be taken out. */
function withSwitches({ plan }: Exploration, each: number): PlanExploration {
  const ofPlan = known.get(plan) ?? new Map<number, PlanExploration>();
  known.set(plan, ofPlan);
  const made =
    ofPlan.get(each) ?? explorePlan(plan, [], { total: Number.MAX_SAFE_INTEGER, each }, { canTakeOut: true });
  ofPlan.set(each, made);
  return made;
}

function reasonIn(exploration: PlanExploration, goal: Goal, whose: 'passing' | 'everyone'): readonly Obstacle[] {
  const { logic, demandsBefore } = exploration;
  const alternatives = exploration.alternatives(goal);
  const items = alternatives.flatMap(({ at }) => at ?? []);
  const casesWith = (isWanted: (demand: Statement) => boolean) =>
    alternatives.map(({ at, statement }) => [
      statement,
      ...demandsBefore(whose === 'passing' ? null : at).filter(isWanted),
    ]);
  const { items: near } = concernedBy(
    logic,
    alternatives.map(({ statement }) => [statement]),
    items,
  );
  const isNear = (demand: Statement): boolean => itemsIn(logic, demand.parts).every((item) => near.has(item));
  // Most goals are out of reach whatever the rest of the screener asks, and then it need not be looked at.
  return (
    obstaclesTo(logic, casesWith(isNear), items, goal) ??
    obstaclesTo(
      logic,
      casesWith(() => true),
      items,
      goal,
    ) ??
    []
  );
}

/**
 * Returns the obstacles that exclude cases; null if they are possible. `items`: those that the cases are about. `goal`:
 * what it asks about cannot be taken away.
 */
export function obstaclesTo(
  logic: Logic,
  cases: readonly (readonly Statement[])[],
  items: readonly number[] = [],
  goal: Goal | null = null,
): readonly Obstacle[] | null {
  const { parts, rules } = concernedBy(logic, cases, items);
  const owners = hiddenBy(parts);
  const inForce = (one: Restriction): readonly Statement[] => [logic.inForce(one)];
  const statementsOf = (some: readonly Restriction[]): readonly Statement[] => some.flatMap(inForce);
  const withAll = (more: readonly Statement[]) => cases.map((one) => [...more, ...one]);
  const asked = parts.filter((one) => isAskedBy(goal, one));
  const others = parts.filter((one) => !asked.includes(one));
  const always = [...owners.map(logic.onlyWhen), ...statementsOf(asked)];
  // The farthest first, so that what is left is as near to the goal as possible; of what ends interviews, the first.
  const conditions = minimal(
    logic,
    withAll([...always, ...statementsOf(rules)]),
    goal?.kind === 'outcome' ? others.toReversed() : others,
    inForce,
  );
  if (conditions === null) return null;
  const left = statementsOf(conditions);
  const isPlain = (rule: AnswerRule): boolean => goesWithoutSaying(logic, rule);
  const plain = statementsOf(rules.filter(isPlain));
  const mattering = minimal(
    logic,
    withAll([...always, ...left, ...plain]),
    rules.filter((rule) => !isPlain(rule)),
    inForce,
  );
  const leads = (owner: Owner): boolean => {
    const others = owners.filter((one) => ownerKey(one) !== ownerKey(owner)).map(logic.onlyWhen);
    return minimal(logic, withAll([...others, ...statementsOf([...asked, ...rules]), ...left]), [], inForce) === null;
  };
  return [...withShownWhen(nearestFirst(conditions), leads), ...(mattering ?? [])];
}

/** Returns whether a rule is that a screening question has an answer. */
function goesWithoutSaying({ plan }: Logic, { kind, item }: AnswerRule): boolean {
  const planned = plan.items[item];
  return kind === 'least' && planned?.isScreener === true && limitsOf(planned).least === 1;
}

/** Returns whether a goal is about a part itself. */
function isAskedBy(goal: Goal | null, one: GuidePart): boolean {
  if (goal === null) return false;
  if ('owner' in one) return 'owner' in goal && ownerKey(goal.owner) === ownerKey(one.owner);
  return one.kind === 'carried' && goal.kind === 'option' && goal.item === one.item;
}

/** Returns what of a guide can matter for statements, in its order. */
function concernedBy(logic: Logic, cases: readonly (readonly Statement[])[], about: readonly number[]) {
  const { plan } = logic;
  const closure = closureOf(logic, cases.flat());
  const items = new Set([...about, ...itemsIn(logic, closure)]);
  const blocks = new Set<number>();
  for (const part of closure) {
    const decides = logic.parts[part]?.decides;
    if (decides?.kind === 'draw') blocks.add(decides.block);
  }
  for (const item of items) blocks.add(plan.items[item]?.block ?? -1);
  const concerns = (owner: Owner): boolean => (owner.kind === 'item' ? items.has(owner.item) : blocks.has(owner.block));
  return {
    items,
    parts: guidePartsIn(plan).filter((one) => {
      if ('owner' in one) return concerns(one.owner);
      return one.kind === 'sampling' ? blocks.has(one.block) : items.has(one.item);
    }),
    rules: answerRulesIn(plan).filter(({ item }) => items.has(item)),
  };
}

/** Returns the items whose answers are among these parts of the logic. */
const itemsIn = (logic: Logic, parts: readonly number[]): readonly number[] =>
  parts.flatMap((part) => {
    const decides = logic.parts[part]?.decides;
    return decides?.kind === 'answer' ? [decides.occasion.planned.index] : [];
  });

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

/** Returns obstacles with those of the goal first; criteria of a conditional stay in order. */
function nearestFirst(obstacles: readonly GuidePart[]): readonly GuidePart[] {
  return obstacles.toReversed().sort((one, other) => {
    const areBeside =
      one.kind === 'criterion' && other.kind === 'criterion' && ownerKey(one.owner) === ownerKey(other.owner);
    return areBeside ? one.index - other.index : 0;
  });
}
