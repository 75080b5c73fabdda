import { courseOf } from '../course/courseOf.ts';
import { drawnConcepts } from '../course/drawnConcepts.ts';
import { type Session, createSession } from '../course/session.ts';
import { conceptSampling } from '../draw/conceptSampling.ts';
import type { Guide } from '../plan/plan.ts';
import { planOf } from '../plan/planOf.ts';
import { isCarried } from '../assumptions.ts';
import { drawFor } from '../draw/drawFor.ts';
import { shuffled } from '../draw/shuffled.ts';
import { rehearse } from '../rehearsal/rehearse.ts';
import { coverageOf } from './coverage.ts';
import {
  costIn,
  decide,
  type Exploration,
  type Selection,
  type Goal,
  goalKey,
  type GoalsWanted,
  isTrue,
  orNull,
  type Owned,
  ownersIn,
  singleWorlds,
  type World,
} from '../logic/index.ts';
import { choiceGoals, firstOfMates } from './choiceGoals.ts';
import type { Persona } from './persona.ts';
import { withOtherMates } from './otherMates.ts';
import { triedPairs } from './pairs.ts';
import { interviewFor } from './witness.ts';

/** Personas who together reach everything that interviews can reach. */
export interface Covering {
  /** Each has a whole interview; who only reaches what others reach is left out. */
  readonly personas: readonly Persona[];
  /**
   * Goals that no persona reaches: nobody can, or (`undecided`) the steps granted were spent before a way was found.
   */
  readonly uncovered: readonly { readonly goal: Goal; readonly why: 'never' | 'undecided' }[];
}

/**
 * Returns everything in a guide that personas are to reach: items, concepts, options, outcomes, criteria both ways; with
 * `pairs` also each two criteria of a condition, in all four ways, as far as {@link triedPairs} allows.
 */
export function goalsToCover(
  { plan }: Exploration,
  { pairs = false, choices = false }: GoalsWanted = {},
): readonly Goal[] {
  const goals: Goal[] = [];
  for (const { index: item, carriedFrom, isScreener, options } of plan.items) {
    goals.push({ kind: 'item', item });
    if (carriedFrom === null && !isScreener) continue;
    for (const option of options)
      if (carriedFrom === null || isCarried(option)) goals.push({ kind: 'option', item, option: option.id });
  }
  for (const { index: block, concepts } of plan.blocks)
    for (const concept of concepts.keys()) goals.push({ kind: 'concept', block, concept });
  goals.push({ kind: 'outcome', outcome: 'complete' }, { kind: 'outcome', outcome: 'screened_out' });
  for (const { owner, conditional } of ownersIn(plan))
    for (const index of conditional.criteria.keys())
      goals.push({ kind: 'criterion', owner, index, holds: true }, { kind: 'criterion', owner, index, holds: false });
  if (choices) for (const goal of choiceGoals(plan)) goals.push(goal);
  if (pairs) for (const owned of triedPairs(plan).tried) for (const goal of pairsOf(owned)) goals.push(goal);
  return goals;
}

function pairsOf({ owner, conditional: { criteria } }: Owned): readonly Goal[] {
  const both = [true, false];
  return [...criteria.keys()].flatMap((first) =>
    [...criteria.keys()].slice(first + 1).flatMap((second) =>
      both.flatMap((one) =>
        both.map(
          (other): Goal => ({
            kind: 'pair',
            owner,
            criteria: [
              { index: first, holds: one },
              { index: second, holds: other },
            ],
          }),
        ),
      ),
    ),
  );
}

/** Returns the goals that nobody reaches, or of which it is not known whether anybody does. */
export function unreachedGoals(exploration: Exploration, also: GoalsWanted = {}): Covering['uncovered'] {
  return goalsToCover(exploration, also).flatMap((goal) => {
    const can = exploration.canReach(goal);
    return isTrue(can) ? [] : [{ goal, why: can.isKnown ? ('never' as const) : ('undecided' as const) }];
  });
}

/** The number of orders in which goals are put together: all of these for a guide with few goals, one for others. */
const mostOrders = 24;
const fewGoals = 200;
/** After this many steps for an order, each goal that is put together with others settles the answers that it needs. */
const mostExactSteps = 1_000_000;

/** So often a goal is tried for a persona in one order. What is left then is undecided, unless others reach it. */
const mostTries = 500_000;

/**
 * Returns as few personas as it finds. Each takes a goal that nobody reaches yet, then every other that fits; several
 * orders are tried, and personas whose goals others reach are left out. The link of a persona has each parameter once,
 * unless its first goal needs a parameter twice. `onProgress` receives how much of the work is done.
 *
 * @param guide Must be valid: `validate` of guide-core finds nothing. It is not checked here.
 * @param exploration Of {@link explore}, with nothing fixed by hand.
 * @param options `also`: goals besides the usual ones; none by default. `onProgress`: is called with the work done, and
 *   all of it, in a unit of its own.
 * @example
 * ```ts
 * import { all, block, choice, guide, open } from '@guide-studio/guide-core/author';
 * import { coveringSet, explore } from '@guide-studio/interview-engine/paths';
 *
 * const often = choice('How often do you cook?', { options: ['Most days', 'Seldom', 'Never'] });
 * const dish = open('What did you cook last?', { when: often.excludes('Never') });
 * const both = open('Why seldom and never?', { when: all(often.includes('Seldom'), often.includes('Never')) });
 * const cooking = guide('Home cooking', {}, [block('Cooking', [often, dish, both])]);
 *
 * const { personas, uncovered } = coveringSet(cooking, explore(cooking));
 * console.log(personas.map(({ session }) => session.answers[0]?.answer)); // [ { selected: [ 'o2' ] }, { selected: [ 'o3' ] } ]
 * console.log(uncovered.map(({ goal, why }) => `${goal.kind}: ${why}`)); // [ 'item: never', 'outcome: never' ]
 * ```
 */
export function coveringSet(
  guide: Guide,
  exploration: Exploration,
  {
    also = {},
    onProgress = () => {},
  }: { readonly also?: GoalsWanted; readonly onProgress?: (done: number, of: number) => void } = {},
): Covering {
  const unreached = unreachedGoals(exploration, also);
  const left = new Set(unreached.map(({ goal }) => goalKey(goal)));
  const reachable = goalsToCover(exploration, also).filter((goal) => !left.has(goalKey(goal)));
  // Of options that every condition treats alike, one is enough to find the way of all.
  const isFirst = (goal: Goal): boolean => firstOfMates(exploration.plan, goal) === goal;
  const wanted = reachable.filter(isFirst);
  const count = wanted.length <= fewGoals ? mostOrders : 1;
  let best: { personas: readonly Persona[]; missed: readonly Goal[] } | null = null;
  for (let order = 0; order < count; order += 1) {
    const onLeft = (left: number): void => onProgress((order + 1) * wanted.length - left, count * wanted.length);
    const found = cover(guide, exploration, ordered(wanted, order), { order, also, onLeft });
    const isBetter =
      best === null ||
      found.missed.length < best.missed.length ||
      (found.missed.length === best.missed.length && found.personas.length < best.personas.length);
    if (isBetter) best = found;
  }
  const found = best?.personas ?? [];
  const others = wanted.length === reachable.length ? [] : reachable.filter((goal) => !isFirst(goal));
  const more =
    others.length === 0
      ? { personas: found, missed: [] }
      : withOtherMates(guide, exploration.plan, found, others, also);
  const missed = [...(best?.missed ?? []), ...more.missed].map((goal) => ({ goal, why: 'undecided' as const }));
  return { personas: more.personas, uncovered: [...unreached, ...missed] };
}

/** As they are, backwards, then at random: always the same for the same order. */
function ordered<T>(all: readonly T[], order: number): readonly T[] {
  if (order === 0 || all.length < 2) return all;
  return order === 1 ? all.toReversed() : shuffled(all, drawFor(`personas ${order}`, 'participant'));
}

interface CoverOptions {
  readonly order: number;
  readonly also: GoalsWanted;
  /** Called with the number of goals that are left, after each persona. */
  readonly onLeft: (count: number) => void;
}

function cover(
  guide: Guide,
  exploration: Exploration,
  goals: readonly Goal[],
  { order, also, onLeft }: CoverOptions,
): { readonly personas: readonly Persona[]; readonly missed: readonly Goal[] } {
  const { stepsTaken } = exploration.logic.diagrams;
  const worlds = [singleWorlds(exploration), exploration.before];
  const first = stepsTaken();
  const isCoarse = (): boolean => stepsTaken() - first > mostExactSteps;
  const left = new Map(goals.map((goal) => [goalKey(goal), goal]));
  const personas: Persona[] = [];
  const missed: Goal[] = [];
  let tries = 0;
  for (let next = left.values().next(); !next.done; next = left.values().next()) {
    tries += left.size;
    if (tries > mostTries) {
      missed.push(next.value);
      left.delete(goalKey(next.value));
      continue;
    }
    const persona = orNull(
      decide(() =>
        personaFor(guide, exploration, next.value, [...left.values()], {
          number: personas.length + 1,
          order,
          isCoarse,
          also,
          worlds,
        }),
      ),
    );
    const key = goalKey(next.value);
    if (persona === null || !persona.covers.has(key)) {
      missed.push(next.value);
      left.delete(key);
    }
    if (persona !== null) {
      personas.push(persona);
      for (const covered of persona.covers) left.delete(covered);
    }
    onLeft(left.size);
  }
  const keys = new Set(goals.map(goalKey));
  return { personas: withoutNeedless(personas, keys), missed };
}

function personaFor(
  guide: Guide,
  exploration: Exploration,
  goal: Goal,
  others: readonly Goal[],
  {
    number,
    order,
    isCoarse,
    also,
    worlds,
  }: {
    readonly number: number;
    readonly order: number;
    readonly isCoarse: () => boolean;
    readonly also: GoalsWanted;
    readonly worlds: readonly LinkWorld[];
  },
): Persona {
  const { logic } = exploration;
  const costOf = costIn(logic);
  const { at, world, selection: first } = startAt(exploration, worlds, goal);
  let selection = first;
  for (const other of others) {
    if (other === goal) continue;
    if (isCoarse()) selection = world.settle(selection, costOf);
    for (const alternative of ordered(exploration.alternatives(other), order + number)) {
      if (at !== null && (alternative.at === null || alternative.at > at)) continue;
      // A participant who passes the screener cannot reach what only others reach.
      const more = orNull(decide(() => world.fix(selection, alternative.statement, costOf)));
      if (more === null) continue;
      selection = more;
      break;
    }
  }
  const way = world.cheapestOf(selection, costOf);
  const { urlParams, firstConcepts, answers } = interviewFor(logic, way ?? { facts: [], decisions: [] });
  const seed = `persona ${number}`;
  const wanted = firstConcepts.length === 0 ? {} : { firstConcepts };
  const { session } = rehearse(guide, { seed, urlParams, ...wanted }, { sheet: answers, at: 'end' });
  const covers = coverageOf(guide, session, also);
  if (firstConcepts.length === 0) return { session, covers };
  const isDrawn = drawnAlike(guide, session);
  for (let other = 1; other <= mostSeeds; other += 1) {
    const natural = createSession({ seed: `${seed}.${other}`, urlParams });
    if (!isDrawn(natural.seed)) continue;
    const same = rehearse(guide, natural, { sheet: answers, at: 'end' }).session;
    const reached = coverageOf(guide, same, also);
    if ([...covers].every((key) => reached.has(key))) return { session: same, covers: reached };
  }
  return { session, covers };
}

/** The number of seeds to try until one draws the concepts by itself, as for participants. */
const mostSeeds = 500;

/** Returns a function that returns true for a seed that draws the same concepts in every block. */
function drawnAlike(guide: Guide, session: Session): (seed: string) => boolean {
  const known = { record: courseOf(guide, session).record, urlParams: session.urlParams };
  const draws = planOf(guide).blocks.flatMap((block) => {
    if (!block.isConceptBlock) return [];
    const { order, verdicts } = drawnConcepts(block, known, session);
    const eligible = verdicts.flatMap((verdict, concept) =>
      verdict.state === 'shown' || (verdict.state === 'hidden' && verdict.reason.because === 'conceptNotDrawn')
        ? [concept]
        : [],
    );
    return order === null ? [] : [{ block, order, eligible }];
  });
  return (seed) =>
    draws.every(({ block, order, eligible }) => {
      const other = conceptSampling(block, eligible, { seed });
      return order.every((concept) => other.includes(concept));
    });
}

/** Returns the interviews that have not ended before an item; null: those that pass the screener. */
type LinkWorld = (at: number | null) => World;

/** Returns the interviews that reach a goal: those that pass the screener if any of them does. */
function startAt(
  { logic, before, alternatives: waysTo }: Exploration,
  worlds: readonly LinkWorld[],
  goal: Goal,
): { readonly at: number | null; readonly world: World; readonly selection: Selection } {
  const alternatives = waysTo(goal);
  for (const worldAt of worlds) {
    for (const at of [null, ...alternatives.map((one) => one.at)]) {
      const world = worldAt(at);
      for (const { statement, at: place } of alternatives) {
        if (at !== null && place !== at) continue;
        const selection = world.fix(world.start(), statement, costIn(logic));
        if (selection !== null && world.cheapestOf(selection, () => 0) !== null) return { at, world, selection };
      }
    }
  }
  return { at: null, world: before(null), selection: before(null).start() };
}

/** Leaves personas out whose goals others reach, the last ones first. */
function withoutNeedless(personas: readonly Persona[], goals: ReadonlySet<string>): readonly Persona[] {
  let kept = [...personas];
  for (const one of personas.toReversed()) {
    const others = kept.filter((other) => other !== one);
    const reachedByOthers = (key: string): boolean => others.some(({ covers }) => covers.has(key));
    if ([...one.covers].every((key) => !goals.has(key) || reachedByOthers(key))) kept = others;
  }
  return kept;
}

/** A criterion that no persona meets, or does not meet. */
export interface UncoveredCriterion {
  /** The criterion, and how no persona has it: `holds` true: met; false: not met. */
  readonly goal: Extract<Goal, { kind: 'criterion' }>;
  /** `never`: no interview has it so. `undecided`: none was found within the steps granted. */
  readonly why: 'never' | 'undecided';
  /** True if nobody is asked its question, so that both are so. */
  readonly isNeverAsked: boolean;
}

/** Returns the criteria among what no persona reaches; one that is never asked about once. */
export function uncoveredCriteria(uncovered: Covering['uncovered']): readonly UncoveredCriterion[] {
  const never = new Set(uncovered.flatMap(({ goal, why }) => (why === 'never' ? [goalKey(goal)] : [])));
  return uncovered.flatMap(({ goal, why }) => {
    if (goal.kind !== 'criterion') return [];
    const isNeverAsked = [true, false].every((holds) => never.has(goalKey({ ...goal, holds })));
    return isNeverAsked && !goal.holds ? [] : [{ goal, why, isNeverAsked }];
  });
}
