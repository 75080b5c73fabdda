import { remembered, byIdentity } from '@guide-studio/guide-core/internal';
import type { Plan } from '../plan/plan.ts';
import { type Budget, always, never } from './diagram.ts';
import { type Watched, occasionsOfItem, parameterKey } from './facts.ts';
import { type Alternative, type Goal, alternativesOf } from './goals.ts';
import { certain, decide, type Known, orNull, stopAt } from './known.ts';
import { type Logic, logicOf } from './logic.ts';
import type { Statement } from './statement.ts';
import { type CheapestInterview, type Demands, type World, unknownWorld, worldsOf } from './world.ts';

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
  | {
      /** The link has the parameter with this value. */
      readonly kind: 'parameter';
      readonly name: string;
      readonly value: string;
    }
  /** The option is selected. */
  | {
      readonly kind: 'option';
      /** Index among all items of the guide. */
      readonly item: number;
      readonly concept: number | null;
      /** The id of the selected option: of a choice, or of a column in the row of a matrix. */
      readonly option: string;
      readonly row: string | null;
    }
  /** The concept is drawn. */
  | { readonly kind: 'concept'; readonly block: number; readonly concept: number }
);

/** The steps granted to each component of a guide: at most some seconds, and enough for all guides known. */
export const usualBudget: Budget = { total: 20_000_000, each: 2_000_000 };

/** A cheapest interview for a goal. */
export interface CheapestWay {
  readonly way: CheapestInterview;
  readonly alternative: Alternative;
}

/**
 * Answers questions about the interviews of a guide. The rules are built; all else is worked out when it is asked for.
 */
export interface Exploration {
  /** The guide with numbered items. Indexes of goals are those of `plan.items` and `plan.blocks`. */
  readonly plan: Plan;
  /**
   * What is known about the guide, taken apart. Items that depend on nothing and decide nothing are in none of them.
   */
  readonly components: readonly ExploredComponent[];
  /** The whole guide as statements. */
  readonly logic: Logic;
  /** Returns the ways in which a goal is reached. Asked inside {@link decide}. */
  alternatives(goal: Goal): readonly Alternative[];
  /** Returns the reach among participants who pass the screener. */
  reach(goal: Goal): Reach;
  /** Returns the reach among everyone who starts. */
  reachOfAll(goal: Goal): Reach;
  /** Returns whether an interview reaches the goal. */
  canReach(goal: Goal): Known<boolean>;
  /**
   * Returns a cheapest interview that reaches the goal; of participants who pass the screener if one of them does. Asked
   * inside {@link decide}.
   */
  cheapestFor(goal: Goal): CheapestWay | null;
  /** Returns the interviews that have not ended before an item; null: those that pass the screener. */
  before(item: number | null): World;
  /** Returns what is demanded of them. Asked inside {@link decide}. */
  demandsBefore(item: number | null): Demands;
  /** Returns true if there are such interviews. Asked inside {@link decide}. */
  comesTo(item: number | null): boolean;
  /**
   * Returns the screening questions that can end an interview, with what is demanded of interviews that end there. Asked
   * inside {@link decide}.
   */
  endings(): readonly { readonly item: number; readonly demands: Demands }[];
  /** Returns the screening questions that can end an interview. Asked inside {@link decide}. */
  endsAt(): readonly number[];
}

/**
 * Items that can depend on each other, explored as a guide of their own. What is true of them there is true in the whole
 * guide, as long as an interview comes to them.
 */
export interface ExploredComponent {
  /** With indexes of its own. */
  readonly exploration: PlanExploration;
  /** The index in the guide of each item, in order. */
  readonly items: readonly number[];
  /** The index in the guide of each block, in order. */
  readonly blocks: readonly number[];
}

/** The interviews of a plan, explored in one piece. The methods that it adds are asked inside {@link decide}. */
export interface PlanExploration extends Exploration {
  /** Returns true if an interview passes the screener without reaching a goal. */
  canMiss(goal: Goal): boolean;
  /** Returns true if an interview has not ended before an item, and does not reach a goal. */
  canMissBefore(goal: Goal, item: number | null): boolean;
  /** Returns true if an interview ends at a screening question, and does not reach a goal that is not after it. */
  canMissAtEnd(goal: Goal, item: number): boolean;
  /** Returns true if an interview ends at a screening question. */
  canEndAt(item: number): boolean;
  /** The screening questions with answers that end an interview. */
  readonly screening: readonly number[];
  /** Returns a cheapest way of participants who pass, or of those who come to the goal. */
  cheapestOf(goal: Goal, whose: 'passing' | 'everyone'): CheapestWay | null;
}

/** A screening question with answers that end an interview. */
interface Ending {
  readonly item: number;
  readonly rejected: Known<Statement>;
  readonly passed: Known<Statement>;
}

/** What differs from the usual exploration of a plan. */
export interface ExplorePlanWith {
  /** Interviews that end before this item are left out, because they do not come to what is fixed. */
  readonly comesTo?: number;
  /** Restrictions can be taken out; see `logicOf`. */
  readonly canTakeOut?: boolean;
  /** Answers that need facts of their own, besides those of `given`. */
  readonly watched?: readonly Watched[];
}

/** Returns what answers questions about the interviews of a plan, in one piece. `given` is what is fixed by hand. */
export function explorePlan(
  plan: Plan,
  given: readonly Given[],
  budget: Budget,
  { comesTo = lastReached(plan, given), canTakeOut = false, watched = [] }: ExplorePlanWith = {},
): PlanExploration {
  const logic = logicOf(plan, budget, [...given.flatMap(watchedIn), ...watched], canTakeOut);
  const worldWith = worldsOf(logic);
  const screening = plan.items.flatMap((planned) =>
    planned.isScreener ? occasionsOfItem(plan, planned).map((occasion) => ({ occasion, item: planned.index })) : [],
  );
  const endings = screening
    .map(({ occasion, item }): Ending => {
      const rejected = decide(() => logic.rejected(occasion));
      return { item, rejected, passed: decide(() => logic.not(certain(rejected))) };
    })
    .filter(({ rejected }) => orNull(rejected)?.diagram !== never);
  const fixed: readonly Known<Statement>[] = [
    ...given.map((one) => decide(() => demanded(logic, one))),
    ...endings.filter(({ item }) => item < comesTo).map(({ passed }) => passed),
  ];

  /** The number of endings before an item. */
  function endingsBefore(item: number | null): number {
    if (item === null) return endings.length;
    let count = 0;
    while (count < endings.length && (endings[count]?.item ?? item) < item) count += 1;
    return count;
  }

  const demandsOf = (count: number): Demands =>
    [...fixed, ...endings.slice(0, count).map(({ passed }) => passed)].map((one) => certain(one));
  const demandsBefore = (item: number | null): Demands => demandsOf(endingsBefore(item));

  const worldOf = (demands: Known<Demands>): World =>
    demands.isKnown ? worldWith(demands.value) : unknownWorld(demands.limit);
  const worlds: World[] = [];
  function before(item: number | null): World {
    const count = endingsBefore(item);
    const world = worlds[count] ?? worldOf(decide(() => demandsOf(count)));
    worlds[count] = world;
    return world;
  }

  const passing = (): World => before(null);
  const canEnd = new Map<number, boolean>();
  const canEndWith = (item: number, rejected: Known<Statement>): boolean => {
    return remembered(canEnd, item, () => before(item).can(certain(rejected)));
  };

  const alternativesTo = (goal: Goal): readonly Alternative[] => alternativesOf(logic, goal);

  const noneOfThem = (alternatives: readonly Alternative[]): Statement =>
    logic.every(alternatives.map(({ statement }) => logic.not(statement)));

  /** Returns true if an interview ends at a screening question and has not reached any alternative by then. */
  function endsWithout(alternatives: readonly Alternative[], item: number, rejected: Known<Statement>): boolean {
    const met = alternatives.filter(({ at }) => at !== null && at <= item);
    if (met.length === 0) return canEndWith(item, rejected);
    return before(item).can(logic.every([noneOfThem(met), certain(rejected)]));
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

  const cheapestOf = (goal: Goal, whose: 'passing' | 'everyone'): CheapestWay | null =>
    cheapestIn(alternativesTo(goal), whose === 'passing' ? passing : ({ at }) => before(at));

  const reach = byIdentity((goal: Goal) =>
    decideReach(() => {
      const alternatives = alternativesTo(goal);
      if (!alternatives.some(({ statement }) => passing().can(statement))) return 'never';
      return passing().can(noneOfThem(alternatives)) ? 'sometimes' : 'always';
    }),
  );

  const exploration: PlanExploration = {
    plan,
    get components() {
      const { items, blocks } = plan;
      return [{ exploration, items: [...items.keys()], blocks: [...blocks.keys()] }];
    },
    logic,
    // Putting interviews together asks for them again and again.
    alternatives: byIdentity(alternativesTo),
    before,
    demandsBefore,
    comesTo: (item) => before(item).isPossible(),
    endings: () =>
      endings.flatMap(({ item, rejected }) =>
        canEndWith(item, rejected) ? [{ item, demands: [...demandsBefore(item), certain(rejected)] }] : [],
      ),
    endsAt: () => endings.flatMap(({ item, rejected }) => (canEndWith(item, rejected) ? [item] : [])),
    screening: endings.map(({ item }) => item),
    reach,
    reachOfAll: byIdentity((goal: Goal) =>
      decideReach(() => {
        const alternatives = alternativesTo(goal);
        if (!reaches(alternatives)) return 'never';
        const canMiss =
          passing().can(noneOfThem(alternatives)) ||
          endings.some(({ item, rejected }) => endsWithout(alternatives, item, rejected));
        return canMiss ? 'sometimes' : 'always';
      }),
    ),
    canReach: byIdentity((goal: Goal): Known<boolean> => {
      // Without a screener, everyone passes. `reach` of questions and concepts is asked anyway and remembered; of criteria it
      // is not, and would ask one question more.
      const known = endings.length === 0 && !('owner' in goal) ? reach(goal) : 'undecided';
      if (known === 'undecided') return decide(() => reaches(alternativesTo(goal)));
      return { isKnown: true, value: known !== 'never' };
    }),
    canMiss: (goal) => passing().can(noneOfThem(alternativesTo(goal))),
    canMissBefore: (goal, item) => before(item).can(noneOfThem(alternativesTo(goal))),
    canMissAtEnd: (goal, at) =>
      endings.some(({ item, rejected }) => item === at && endsWithout(alternativesTo(goal), item, rejected)),
    canEndAt: (at) => endings.some(({ item, rejected }) => item === at && canEndWith(item, rejected)),
    cheapestFor: (goal) => cheapestOf(goal, 'passing') ?? cheapestOf(goal, 'everyone'),
    cheapestOf,
  };
  return exploration;
}

/**
 * Returns true if a question without a condition is shown to everyone who was not screened out before it, and some of them
 * are screened out at it or later. False if it is undecided.
 */
export function isSeenBeforeEnding(exploration: Exploration, item: number): boolean {
  const { isScreener, conditional, carriedFrom } = exploration.plan.items[item] ?? {};
  if (isScreener !== true || conditional !== null || carriedFrom !== null) return false;
  const ends = orNull(decide(() => exploration.endsAt())) ?? [];
  return ends.some((end) => end < item) && ends.some((end) => end >= item);
}

/** Asks for a reach. */
export const decideReach = (question: () => Exclude<Reach, 'undecided'>): Reach =>
  orNull(decide(question)) ?? 'undecided';

/** Returns a reach that is decided. Without one, it ends the question that is being asked. */
export const certainReach = (reach: Reach): Exclude<Reach, 'undecided'> =>
  reach === 'undecided' ? stopAt('steps') : reach;

/** Returns the cost of a true fact, by its level. */
export function costIn({ facts }: Logic): (level: number) => number {
  return (level) => {
    const kind = facts.all[level]?.fact.kind;
    if (kind === 'parameter' || kind === 'asked') return wholeStep;
    if (kind === 'own' || kind === 'carriedOwn') return ownOption;
    return kind === 'drawn' ? 0 : 1;
  };
}

/** The cost of an answer or of a link parameter. Each option selected costs 1 in addition. */
export const wholeStep = 1 << 20;

/** The cost of an option that the participant adds: options of the guide are easier to understand. */
const ownOption = 1 << 8;

/** Returns the answers about which something is fixed. */
export function watchedIn(given: Given): readonly Watched[] {
  return given.kind === 'option' ? [{ item: given.item, options: new Set([given.option]), row: given.row }] : [];
}

/**
 * Returns the last item to which all interviews come with what is fixed: one with an option that is selected, or the first
 * one of a block with a concept that is drawn. 0 if there is none.
 */
export const lastReached = ({ blocks }: Plan, given: readonly Given[]): number =>
  Math.max(
    0,
    ...given.map((one) => {
      if (!one.is || one.kind === 'parameter') return 0;
      return one.kind === 'option' ? one.item : (blocks[one.block]?.items[0]?.index ?? 0);
    }),
  );

/**
 * Returns what something fixed by hand demands, in an exploration in which nothing is fixed: that it is so, and that
 * interviews come to it.
 */
export const fixedBy = ({ logic, plan, demandsBefore }: Exploration, given: Given): Demands => [
  demanded(logic, given),
  ...demandsBefore(lastReached(plan, [given])),
];

/** Returns what is fixed by hand as a statement. */
function demanded(logic: Logic, given: Given): Statement {
  const statement = statementOf(logic, given);
  return given.is ? statement : logic.not(statement);
}

function statementOf(logic: Logic, given: Given): Statement {
  if (given.kind === 'concept') return logic.drawn(given.block, given.concept);
  if (given.kind === 'option') {
    const planned = logic.plan.items[given.item];
    if (planned === undefined) return { diagram: never, decisions: [] };
    return logic.selected({ planned, concept: given.concept }, [given.option], given.row);
  }
  // A parameter that no condition names may be in the link or not: nothing depends on it.
  const isNamed = logic.facts.parameters.has(parameterKey(given.name, given.value));
  if (!isNamed) return { diagram: given.is ? always : never, decisions: [] };
  return logic.parameter(given.name, given.value);
}
