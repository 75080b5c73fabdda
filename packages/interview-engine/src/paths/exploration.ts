import type { Guide, Plan } from '../plan/plan.ts';
import { planOf } from '../plan/planOf.ts';
import { type Budget, always, never, undecided } from './diagram.ts';
import { type Watched, occasionsOfItem, parameterKey } from './facts.ts';
import { type Alternative, type Goal, alternativesOf } from './goals.ts';
import { type Logic, type Statement, logicOf } from './logic.ts';
import { type Cheap, type Demands, type World, worldsOf } from './world.ts';

/**
 * How many interviews reach something: all, some or none. `undecided`: the steps granted were spent before it was clear.
 */
export type Reach = 'always' | 'sometimes' | 'never' | 'undecided';

/**
 * Something fixed by hand, to see what is still possible then for participants who pass the screener (`reach`). Indexes
 * count from 0.
 */
export type Given = {
  /** True: it is the case. False: it is not. */
  readonly is: boolean;
} & (
  | { readonly kind: 'parameter'; readonly name: string; readonly value: string }
  | {
      readonly kind: 'option';
      /** Index among all items of the guide. */
      readonly item: number;
      readonly concept: number | null;
      /** The id of the selected option: of a choice, or of a column in the row of a matrix. */
      readonly option: string;
      readonly row: string | null;
    }
  | { readonly kind: 'concept'; readonly block: number; readonly concept: number }
);

/** The steps granted to a guide: at most some seconds, and enough for all guides known. */
export const usualBudget: Budget = { total: 20_000_000, each: 2_000_000 };

/** A cheapest interview for a goal. */
export interface CheapestWay {
  readonly way: Cheap;
  readonly alternative: Alternative;
}

/** The interviews of a guide, ready for questions. Nothing is worked out before it is asked for. */
export interface Exploration {
  readonly logic: Logic;
  /** Returns the ways in which a goal is reached. Throws `BudgetSpent`. */
  alternatives(goal: Goal): readonly Alternative[];
  /** Returns the reach among participants who pass the screener. */
  reach(goal: Goal): Reach;
  /** Returns the reach among everyone who starts. */
  reachOfAll(goal: Goal): Reach;
  /** Returns if an interview reaches the goal; null if the steps granted were spent before it was clear. */
  canReach(goal: Goal): boolean | null;
  /** Returns a cheapest interview that reaches the goal; of participants who pass the screener if one of them does. */
  cheapestFor(goal: Goal): CheapestWay | null;
  /** Returns the interviews that have not ended before an item; null: those that pass the screener. */
  before(item: number | null): World;
  /** Returns what is demanded of them. */
  demandsBefore(item: number | null): Demands;
  /** Returns the screening questions that can end an interview, with what is demanded of interviews that end there. */
  endings(): readonly { readonly item: number; readonly demands: Demands }[];
}

/** Returns the interviews of a guide, which must be valid. `given` is what is fixed by hand. */
export function explore(guide: Guide, given: readonly Given[] = [], budget: Budget = usualBudget): Exploration {
  return explorePlan(planOf(guide), given, budget);
}

/** Like {@link explore}, for a plan. */
export function explorePlan(plan: Plan, given: readonly Given[], budget: Budget): Exploration {
  const logic = logicOf(plan, budget, given.flatMap(watchedIn));
  const worldWith = worldsOf(logic);
  const fixed = given.map((one): Statement => demanded(logic, one));
  const screening = plan.items.flatMap((planned) =>
    planned.isScreener ? occasionsOfItem(plan, planned).map((occasion) => ({ occasion, item: planned.index })) : [],
  );
  const endings = screening
    .map(({ occasion, item }) => ({ item, rejected: logic.rejected(occasion) }))
    .filter(({ rejected }) => rejected.diagram !== never);
  const lastEnding = endings.at(-1)?.item ?? -1;

  function demandsBefore(item: number | null): Demands {
    const passed = endings.filter((ending) => item === null || ending.item < item);
    return [...fixed, ...passed.map(({ rejected }) => logic.not(rejected))];
  }

  const worlds = new Map<number, World>();
  function before(item: number | null): World {
    const key = item === null ? lastEnding + 1 : Math.min(item, lastEnding + 1);
    const world = worlds.get(key) ?? worldWith(demandsBefore(key));
    worlds.set(key, world);
    return world;
  }

  const passing = before(null);
  const canEnd = new Map<number, boolean>();
  const canEndAt = (item: number, rejected: Statement): boolean => {
    const can = canEnd.get(item) ?? before(item).can(rejected);
    canEnd.set(item, can);
    return can;
  };

  const known = new WeakMap<Goal, readonly Alternative[]>();
  /** Remembered, because a goal is asked about several times. */
  function alternativesTo(goal: Goal): readonly Alternative[] {
    const before = known.get(goal) ?? alternativesOf(logic, goal);
    known.set(goal, before);
    return before;
  }

  const decided = (work: () => Exclude<Reach, 'undecided'>): Reach => undecided(work) ?? 'undecided';

  const noneOfThem = (alternatives: readonly Alternative[]): Statement =>
    logic.every(alternatives.map(({ statement }) => logic.not(statement)));

  /** Returns true if an interview ends within the screener and has not reached any alternative by then. */
  function endsWithout(alternatives: readonly Alternative[]): boolean {
    return endings.some(({ item, rejected }) => {
      const met = alternatives.filter(({ at }) => at !== null && at <= item);
      if (met.length === 0) return canEndAt(item, rejected);
      return before(item).can(logic.every([noneOfThem(met), rejected]));
    });
  }

  const reaches = (alternatives: readonly Alternative[]): boolean =>
    alternatives.some(({ at, statement }) => before(at).can(statement));

  const costOf = costIn(logic);

  function cheapestIn(alternatives: readonly Alternative[], worldFor: (one: Alternative) => World): CheapestWay | null {
    let best: CheapestWay | null = null;
    for (const alternative of alternatives) {
      const way = worldFor(alternative).cheapest(alternative.statement, costOf);
      if (way !== null && (best === null || way.cost < best.way.cost)) best = { way, alternative };
    }
    return best;
  }

  return {
    logic,
    alternatives: alternativesTo,
    before,
    demandsBefore,
    endings: () =>
      endings.flatMap(({ item, rejected }) =>
        canEndAt(item, rejected) ? [{ item, demands: [...demandsBefore(item), rejected] }] : [],
      ),
    reach: (goal) =>
      decided(() => {
        const alternatives = alternativesTo(goal);
        if (!alternatives.some(({ statement }) => passing.can(statement))) return 'never';
        return passing.can(noneOfThem(alternatives)) ? 'sometimes' : 'always';
      }),
    reachOfAll: (goal) =>
      decided(() => {
        const alternatives = alternativesTo(goal);
        if (!reaches(alternatives)) return 'never';
        return passing.can(noneOfThem(alternatives)) || endsWithout(alternatives) ? 'sometimes' : 'always';
      }),
    canReach: (goal) => undecided(() => reaches(alternativesTo(goal))),
    cheapestFor(goal) {
      const alternatives = alternativesTo(goal);
      return cheapestIn(alternatives, () => passing) ?? cheapestIn(alternatives, ({ at }) => before(at));
    },
  };
}

/** Returns the cost of a true fact, by its level. */
export function costIn({ facts }: Logic): (level: number) => number {
  return (level) => {
    const kind = facts.all[level]?.fact.kind;
    return kind === 'parameter' || kind === 'asked' ? wholeStep : kind === 'drawn' ? 0 : 1;
  };
}

/** The cost of an answer or of a link parameter. Each option selected costs 1 in addition. */
export const wholeStep = 1 << 20;

function watchedIn(given: Given): readonly Watched[] {
  return given.kind === 'option' ? [{ item: given.item, options: new Set([given.option]), row: given.row }] : [];
}

/** Returns what is fixed by hand as a statement. */
function demanded(logic: Logic, given: Given): Statement {
  const statement = statementOf(logic, given);
  return given.is ? statement : logic.not(statement);
}

function statementOf(logic: Logic, given: Given): Statement {
  if (given.kind === 'concept') return logic.drawn(given.block, given.concept);
  if (given.kind === 'option') {
    const planned = logic.plan.items[given.item];
    if (planned === undefined) return { diagram: never, parts: [] };
    return logic.selected({ planned, concept: given.concept }, [given.option], given.row);
  }
  // A parameter that no condition names may be in the link or not: nothing depends on it.
  const isNamed = logic.facts.parameters.has(parameterKey(given.name, given.value));
  if (!isNamed) return { diagram: given.is ? always : never, parts: [] };
  return logic.parameter(given.name, given.value);
}
