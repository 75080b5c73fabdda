import type { InterviewOutcome } from '../asked/openStep.ts';
import type { Guide, Plan } from '../plan/plan.ts';
import { planOf } from '../plan/planOf.ts';
import { componentsOf, planOfComponent } from './components.ts';
import { goalKey } from './goals.ts';
import type { Budget } from './diagram.ts';
import {
  type Exploration,
  type ExploredComponent,
  type Given,
  type PlanExploration,
  type Reach,
  certainReach,
  decideReach,
  explorePlan,
  lastReached,
  usualBudget,
} from './exploration.ts';
import type { Goal } from './goals.ts';
import { certain, decide, type Known } from './known.ts';
import type { Owner } from './owner.ts';

/** A component of an explored guide, as it is found again after an edit. */
interface Kept extends ExploredComponent {
  readonly key: string;
  readonly budget: Budget;
  readonly ownGoals: OwnGoals;
}

/** The goals in a component. Each is one object, because what is known about it is remembered with it. */
interface OwnGoals {
  /** By item. */
  readonly items: Goal[];
  /** By {@link goalKey}. */
  readonly others: Map<string, Goal>;
}

const keptIn = new WeakMap<Exploration, ReadonlyMap<string, Kept>>();

/**
 * Returns what answers questions about the interviews of a guide. What the answers take is worked out when it is asked
 * for.
 *
 * @param guide Must be valid: `validate` of guide-core finds nothing. It is not checked here.
 * @param options `given`: what is fixed by hand; nothing by default. `budget`: default {@link usualBudget}, at most
 *   some seconds. `before`: the exploration of the guide before an edit; what the edit does not concern is taken over
 *   from it, and the result is the same as without it.
 * @example
 * ```ts
 * import { all, block, choice, guide, open } from '@guide-studio/guide-core/author';
 * import { explore } from '@guide-studio/interview-engine/paths';
 *
 * const often = choice('How often do you cook?', { options: ['Most days', 'Seldom', 'Never'] });
 * const dish = open('What did you cook last?', { when: often.excludes('Never') });
 * const both = open('Why seldom and never?', { when: all(often.includes('Seldom'), often.includes('Never')) });
 * const cooking = guide('Home cooking', {}, [block('Cooking', [often, dish, both])]);
 *
 * console.log(explore(cooking).reach({ kind: 'item', item: 1 })); // sometimes
 * const given = [{ kind: 'option', item: 0, concept: null, option: 'o3', row: null, is: true }] as const;
 * console.log(explore(cooking, { given }).reach({ kind: 'item', item: 1 })); // never
 * ```
 */
export function explore(
  guide: Guide,
  {
    given = [],
    budget = usualBudget,
    before,
  }: { readonly given?: readonly Given[]; readonly budget?: Budget; readonly before?: Exploration } = {},
): Exploration {
  const plan = planOf(guide, before?.plan);
  const { all, of, places } = componentsOf(plan, given);
  const known = new Map(before === undefined ? [] : keptIn.get(before));
  const isKnown = (one: Kept | undefined): one is Kept =>
    one?.budget.total === budget.total && one.budget.each === budget.each;
  const kept = new Map<string, Kept>();
  const last = lastReached(plan, given);
  const components = all.map((component): Kept => {
    const { items, blocks } = component;
    const comesTo = last === 0 ? 0 : items.filter((item) => item < last).length;
    const key = comesTo === 0 ? component.key : `${component.key} comes to ${comesTo}`;
    const same = kept.get(key) ?? known.get(key);
    const { exploration, ownGoals } = isKnown(same)
      ? same
      : {
          exploration: explorePlan(planOfComponent(plan, component, places), component.given, budget, { comesTo }),
          ownGoals: { items: [], others: new Map<string, Goal>() },
        };
    const one = { key, budget, exploration, ownGoals, items, blocks };
    kept.set(key, one);
    return one;
  });
  const exploration = joined(plan, components, of, places, () => explorePlan(plan, given, budget));
  keptIn.set(exploration, kept);
  return exploration;
}

/** A screening question that can end an interview. */
interface Ending {
  /** Its index in the guide. */
  readonly item: number;
  readonly component: ExploredComponent;
  readonly own: number;
}

/** Puts together what is known about components. */
function joined(
  plan: Plan,
  components: readonly Kept[],
  of: Int32Array,
  places: Int32Array,
  explorePlanWhole: () => PlanExploration,
): Exploration {
  let wholeKnown: PlanExploration | undefined;
  const whole = (): PlanExploration => (wholeKnown ??= explorePlanWhole());

  const endings = components
    .flatMap((component) =>
      component.exploration.screening.map((own): Ending => ({ component, own, item: component.items[own] as number })),
    )
    .sort((one, other) => one.item - other.item);

  /** Returns how many endings are before an item. */
  function endingsBefore(item: number | null): number {
    const next = item === null ? -1 : endings.findIndex((ending) => ending.item >= item);
    return next === -1 ? endings.length : next;
  }

  const left: Known<boolean>[] = [];
  /** Returns true if an interview is left after so many endings. Each concerns one component. */
  function isLeft(count: number): boolean {
    for (let at = left.length; at <= count; at += 1) {
      const ending = endings[at - 1];
      const can = (): boolean =>
        ending === undefined
          ? components.every(({ exploration }) => exploration.comesTo(0))
          : certain(left[at - 1] as Known<boolean>) && ending.component.exploration.comesTo(ending.own + 1);
      left.push(decide(can));
    }
    return certain(left[count] as Known<boolean>);
  }
  const comesTo = (item: number | null): boolean => isLeft(endingsBefore(item));

  const ended: Known<boolean>[] = [];
  function canEnd(at: number): boolean {
    const { component, own } = endings[at] as Ending;
    const can = ended[at] ?? decide(() => component.exploration.canEndAt(own) && isLeft(at));
    ended[at] = can;
    return certain(can);
  }
  /** Returns true if an interview ends before an item. */
  const endsBefore = (item: number): boolean => endings.some((ending, at) => ending.item < item && canEnd(at));
  const canEndAnywhere = (): boolean => endsBefore(plan.items.length);

  /** Returns true if an interview ends at an item or after it without reaching a goal there. */
  const endsWithout = (item: number, component: ExploredComponent, own: Goal): boolean =>
    endings.some((ending, at) => {
      if (ending.item < item || !canEnd(at)) return false;
      return ending.component === component
        ? component.exploration.canMissAtEnd(own, ending.own)
        : component.exploration.canMissBefore(own, firstFrom(component.items, ending.item));
    });

  /** Returns the component of a goal and the goal in it; null if its item is in no component. */
  function located(goal: Goal, item: number) {
    const component = components[of[item] as number];
    return component === undefined ? null : { component, own: ownGoal(component, goal, places) };
  }

  function reachOfOutcome(outcome: InterviewOutcome, whose: 'passing' | 'everyone'): Reach {
    return decideReach(() => {
      const canPass = comesTo(null);
      const canEnd = whose === 'everyone' && canEndAnywhere();
      if (!(outcome === 'complete' ? canPass : canEnd)) return 'never';
      return canPass && canEnd ? 'sometimes' : 'always';
    });
  }

  return {
    plan,
    components,
    comesTo,
    endsAt: () => endings.flatMap(({ item }, at) => (canEnd(at) ? [item] : [])),
    reach(goal) {
      if (goal.kind === 'outcome') return reachOfOutcome(goal.outcome, 'passing');
      const item = itemOf(plan, goal);
      if (item === null) return whole().reach(goal);
      return decideReach(() => {
        if (!comesTo(null)) return 'never';
        const found = located(goal, item);
        return found === null ? 'always' : certainReach(found.component.exploration.reach(found.own));
      });
    },
    reachOfAll(goal) {
      if (goal.kind === 'outcome') return reachOfOutcome(goal.outcome, 'everyone');
      const item = itemOf(plan, goal);
      if (item === null) return whole().reachOfAll(goal);
      return decideReach(() => {
        if (!comesTo(item)) return 'never';
        const found = located(goal, item);
        if (found === null) return endsBefore(item) ? 'sometimes' : 'always';
        const { component, own } = found;
        const { exploration } = component;
        if (!certain(exploration.canReach(own))) return 'never';
        if (endsBefore(item)) return 'sometimes';
        const canMiss = comesTo(null) && certainReach(exploration.reach(own)) !== 'always';
        return canMiss || endsWithout(item, component, own) ? 'sometimes' : 'always';
      });
    },
    canReach(goal) {
      if (goal.kind === 'outcome')
        return decide(() => (goal.outcome === 'complete' ? comesTo(null) : canEndAnywhere()));
      const item = itemOf(plan, goal);
      if (item === null) return whole().canReach(goal);
      return decide(() => {
        const found = located(goal, item);
        if (found === null) return comesTo(item);
        return certain(found.component.exploration.canReach(found.own)) && comesTo(item);
      });
    },
    get logic() {
      return whole().logic;
    },
    alternatives: (goal) => whole().alternatives(goal),
    cheapestFor: (goal) => whole().cheapestFor(goal),
    before: (item) => whole().before(item),
    demandsBefore: (item) => whole().demandsBefore(item),
    endings: () => whole().endings(),
  };
}

/** Returns the first item at which a goal can be reached, which tells its component; null for goals of several. */
function itemOf({ blocks }: Plan, goal: Exclude<Goal, { kind: 'outcome' }>): number | null {
  if (goal.kind === 'block') return null;
  if (goal.kind === 'item' || goal.kind === 'option' || goal.kind === 'options') return goal.item;
  const at: Owner = 'owner' in goal ? goal.owner : goal;
  return at.kind === 'item' ? at.item : (blocks[at.block]?.items[0]?.index ?? null);
}

/** Returns a goal in a component. */
function ownGoal({ ownGoals: { items, others }, blocks }: Kept, goal: Goal, places: Int32Array): Goal {
  if (goal.kind === 'item' && goal.concept === undefined) {
    const item = places[goal.item] as number;
    return (items[item] ??= { kind: 'item', item });
  }
  const own = placed(goal, places, blocks);
  const key = goalKey(own);
  const before = others.get(key);
  if (before === undefined) others.set(key, own);
  return before ?? own;
}

function placed(goal: Goal, places: Int32Array, blocks: readonly number[]): Goal {
  const owner = (one: Owner): Owner =>
    one.kind === 'item'
      ? { kind: 'item', item: places[one.item] as number }
      : { ...one, block: blocks.indexOf(one.block) };
  if ('owner' in goal) return { ...goal, owner: owner(goal.owner) };
  if (goal.kind === 'item' || goal.kind === 'option' || goal.kind === 'options')
    return { ...goal, item: places[goal.item] as number };
  return goal.kind === 'outcome' ? goal : { ...goal, block: blocks.indexOf(goal.block) };
}

/** Returns the index of the first item of a component that is not before an item of the guide; null: none. */
function firstFrom(items: readonly number[], item: number): number | null {
  const at = items.findIndex((one) => one >= item);
  return at === -1 ? null : at;
}
