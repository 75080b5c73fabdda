import { usualAssumptions } from '@guide-studio/guide-core/estimate';
import { remembered } from '@guide-studio/guide-core/internal';
import {
  decide,
  type Exploration,
  explore,
  explorePlan,
  isFalse,
  type Logic,
  occasionsOfItem,
  orNull,
  type Statement,
  usualBudget,
} from '../logic/index.ts';
import { type Obstacle, reasonFor } from '../paths/reason.ts';
import { type RepeatedParameter, repeatedParameters } from '../paths/findings/index.ts';
import type { Guide } from '../plan/plan.ts';
import { planOf } from '../plan/planOf.ts';
import { parametersOf } from '../rehearsal/parametersOf.ts';
import { anyOf, watchedBy } from './amongShown.ts';
import { answerModel } from './answerModel.ts';
import { lengthFactors } from './calibrate.ts';
import { chancesIn } from './chances.ts';
import type {
  Cell,
  CellForecast,
  Figure,
  Forecast,
  ForecastQuestion,
  ForecastResult,
  Funnel,
  JourneyGroup,
  RestsOn,
} from './forecastTypes.ts';
import { lengthForecast, stayingBy } from './lengths.ts';
import { type PlacedAnswer, placedShares } from './placedShares.ts';
import { lengthsRestOn } from './lengthsRestOn.ts';
import { onNothing, restingOn, together } from './restsOn.ts';
import { peopleNeeded, peopleShown } from './rounding.ts';
import { samplerFor } from './sampler.ts';
import type { SharesProblem } from './sharesProblem.ts';
import { firstConcepts, type Simulation, simulated } from './simulation.ts';
import { batched, exactly, fewerThan, meanTrials, reachedOf, simulatedShare, trialsFor } from './statistics.ts';
import { effectsOfShares } from './tornado.ts';

/**
 * The default of `creditsPerComplete`: the study service bills one credit for each complete
 * (docs/decisions/api-choices.md, "What a response costs").
 */
export const usualCreditsPerComplete = 1;
/** The default of `smallCell`, in completes: percentages of fewer people are not worth much. */
export const usualSmallCell = 30;
/** The seed of the simulation if a question has none. */
export const usualSeed = 'forecast';

/**
 * Forecasts a guide. Incidence and participants are exact unless that needs too many steps; lengths are simulated. The
 * same guide and question give the same forecast. Shares that cannot be used are returned as problems with codes:
 * {@link SharesProblem}.
 *
 * @param guide Must be valid: `validate` of guide-core finds nothing. It is not checked here.
 * @example
 * ```ts
 * import { block, choice, guide, open, screening } from '@guide-studio/guide-core/author';
 * import { describeSharesProblem, forecast } from '@guide-studio/interview-engine/forecast';
 *
 * const cooks = choice('Do you cook?', { options: ['Yes', 'No'] });
 * const often = choice('How often?', { options: ['Most days', 'Seldom'] });
 * const dish = open('What did you cook?', { when: often.includes('Most days') });
 * const cooking = guide('Home cooking', {}, [screening('Fit', [cooks.rejecting('No')]), block('Last week', [often, dish])]);
 *
 * const assumptions = { shares: { 'Do you cok?': { Yes: 80, No: 20 } } };
 * const result = forecast(cooking, { completes: 40, assumptions });
 * if (!result.ok) console.log(result.problems.map((one) => describeSharesProblem(one))[0]); // Question “Do you cok?”: the guide has no such name. Did you mean “Do you cook?”?
 * ```
 */
export function forecast(guide: Guide, question: ForecastQuestion): ForecastResult {
  const found = decide(() => forecastOf(guide, question));
  return found.isKnown ? found.value : { ok: false, problems: [{ code: 'tooManySteps', place: {} }] };
}

function forecastOf(guide: Guide, question: ForecastQuestion): ForecastResult {
  const { completes, assumptions = {}, norms = usualAssumptions, seed = usualSeed } = question;
  const plan = planOf(guide);
  const problems: SharesProblem[] = [];
  const placed = placedShares(guide, assumptions, problems);
  const setting = (name: 'starting' | 'completion' | 'dropOutPerMinute', usual: number): number => {
    const value = assumptions[name] ?? usual;
    const most = name === 'dropOutPerMinute' ? 99 : 100;
    if (!(value >= 0 && value <= most))
      problems.push({ code: 'outOfRange', place: { setting: name }, value, least: 0, most });
    return value / 100;
  };
  const starting = setting('starting', 100);
  const completing = setting('completion', 100);
  const leavingPerMinute = setting('dropOutPerMinute', 0);
  const factor = assumptions.lengthFactor ?? 1;
  if (!(factor >= lengthFactors.least && factor <= lengthFactors.most))
    problems.push({ code: 'outOfRange', place: { setting: 'lengthFactor' }, value: factor, ...lengthFactors });
  const asked = parametersOf(guide);
  const model = answerModel(plan, asked, placed, problems);
  if (problems.length > 0) return { ok: false, problems };

  const exploration = explore(guide);
  const explored =
    placed.among.length === 0 ? exploration : explorePlan(plan, [], usualBudget, { watched: watchedBy(placed.among) });
  const { logic } = explored;
  const passing = explored.demandsBefore(null);
  const chances = chancesIn(logic, model);
  const sampler = samplerFor(guide, logic, model, norms, seed);
  const timing = { norms, factor, leavingPerMinute };
  const simulation = simulated(plan, sampler, stayingBy(timing), question.participants);

  const pass = chances.of(passing);
  const { participants, interviews } = simulation;
  const incidence = pass === null ? simulatedShare(interviews.length / participants, participants) : exactly(pass);
  const stays = leavingPerMinute === 0 ? exactly(1) : stayingOf(simulation);
  const completion = scaled(stays, completing);
  const whole = times(incidence, scaled(completion, starting));
  const invited = meanTrials(completes, whole.value);
  const people = peopleNeeded(invited ?? 0);
  const invitations =
    invited === null
      ? null
      : {
          expected: { ...whole, value: invited, low: completes / whole.high, high: completes / whole.low },
          safe: trialsFor(completes, whole.value),
          average: people * whole.value,
          fewer: fewerThan(completes, people, whole.value),
        };
  const isByLength = leavingPerMinute > 0;
  const shareOf = (statement: Statement | null, isSeen: (one: Simulation['interviews'][number]) => boolean): Figure => {
    const seen = statement === null ? null : chances.of([statement, ...passing]);
    // What nobody can see, nobody sees, no matter who leaves early.
    if (seen === 0) return exactly(0);
    // What everyone sees who passes, everyone sees who stays to the end.
    if (seen !== null && pass !== null && Math.abs(seen - pass) < 1e-12) return exactly(1);
    return isByLength || seen === null || pass === null ? simulatedCell(simulation, isSeen) : exactly(seen / pass);
  };
  const repeated = repeatedIn(exploration);
  const resting = restingOn(logic, chances, { plan, asked, placed, model });
  /** Returns a function that returns what the probability of a statement rests on among those for whom others hold. */
  const restsOnAmong = (given: readonly Statement[]) => {
    const known = new Map<string, RestsOn>();
    return (one: Statement): RestsOn =>
      remembered(known, [one.diagram, ...one.decisions].join(), () => resting.ofChance([one], given));
  };
  const restsOn = restsOnAmong(passing);
  const cell = ({ cell: one, shown }: ShownCell, share: Figure): CellForecast => ({
    cell: one,
    share,
    expected: completes * share.value,
    atLeast: reachedOf(completes, share.value),
    repeatedParameter: share.high === 0 ? repeated(one) : null,
    restsOn: cellRestsOn(shown, share),
  });
  const cellRestsOn = (shown: Statement, share: Figure): RestsOn => {
    const own = restsOn(shown);
    // What is left to chance makes nothing impossible.
    if (share.high === 0) return { ...own, items: [], parameters: [] };
    return isByLength && share.low < 1 ? together([own, onSeenLengths]) : own;
  };
  const shownItems = plan.items.map(({ index }): ShownCell => {
    return { cell: { kind: 'item', item: index }, shown: shownItem(logic, index) };
  });
  const shownConcepts = plan.blocks.flatMap(({ index, concepts: all }) =>
    all.map((_, concept): ShownCell => {
      return { cell: { kind: 'concept', block: index, concept }, shown: shownConcept(logic, index, concept) };
    }),
  );
  const shares = {
    items: shownItems.map(({ shown }, at) => shareOf(shown, ({ shown: seen }) => seen[at] === 1)),
    concepts: shownConcepts.map(({ shown }, at) => shareOf(shown, ({ concepts: seen }) => seen[at] === 1)),
  };
  const onPassing = resting.ofChance(passing);
  const onSeen = together([...shownItems, ...shownConcepts].map(({ shown }) => restsOn(shown)));
  const lengths = { logic, placed, model, chances };
  const onSeenLengths = lengthsRestOn({ ...lengths, given: passing, restsOn });
  // Those who are screened out may leave before, too.
  const onAllLengths = isByLength ? lengthsRestOn({ ...lengths, given: [], restsOn: restsOnAmong([]) }) : onNothing;
  const items = shownItems.map((one, at) => cell(one, shares.items[at] ?? exactly(0)));
  const concepts = shownConcepts.map((one, at) => cell(one, shares.concepts[at] ?? exactly(0)));
  const firsts = firstConcepts(plan);
  const conceptBlocks = plan.blocks.flatMap(({ index, concepts: ofBlock }) => {
    if (ofBlock.length === 0) return [];
    const from = firsts[index] ?? 0;
    const places = ofBlock.map((_, at) => from + at);
    const statements = shownConcepts.slice(from, from + ofBlock.length).map(({ shown }) => shown);
    const seesNone = orNull(decide(() => logic.every(statements.map(logic.not))));
    const none = shareOf(seesNone, ({ concepts: seen }) => places.every((at) => seen[at] === 0));
    const cells = concepts.slice(from, from + ofBlock.length);
    return [{ block: index, none, restsOn: together(cells.map((one) => one.restsOn)) }];
  });
  const exactShare = (parts: JourneyGroup['parts']): number | null => {
    if (isByLength) return null;
    const found = decide(() => {
      const wanted = parts.map(({ item, isShown }) => {
        const shown = shownItems[item]?.shown ?? shownItem(logic, item);
        return isShown ? shown : logic.not(shown);
      });
      return chances.of([...wanted, ...passing]);
    });
    const seen = orNull(found);
    return seen === null || pass === null ? null : seen / pass;
  };
  const cells = whole.value > 0 ? [...concepts, ...items] : [];
  const partial = cells.filter(({ share }) => share.low < 1);
  const smallest = smallestOf(partial);
  const smallestSeen = smallestOf(partial.filter(({ share }) => share.value > 0));
  const { smallCell = usualSmallCell, creditsPerComplete = usualCreditsPerComplete, wallet = null } = question;
  const needed = completes * creditsPerComplete;
  const { restsOn: onEffects, ...effects } = effectsOfShares({
    logic,
    model,
    chances,
    completes,
    starting,
    staying: stays,
    completion: completing,
    passing,
    smallest: smallestSeen && { shown: shownCell(logic, smallestSeen.cell), share: smallestSeen.share.value },
    resting,
  });
  const onInvitations = isByLength ? together([onPassing, onSeenLengths]) : onPassing;
  const sharesGiven = placed.answers.size + placed.parameters.size + placed.among.length > 0;
  const onCells = together([...items, ...concepts].map((one) => one.restsOn));
  const result: Forecast = {
    completes,
    sharesGiven,
    interviews: (sharesGiven && assumptions.interviews) || null,
    lengthInterviews: (assumptions.lengthFactor !== undefined && assumptions.lengthInterviews) || null,
    starting,
    jointGiven: placed.among.some(({ answers }) => [...answers.values()].some(hasShares)),
    restsOn: {
      deciding: together([onPassing, onSeen]),
      passing: onPassing,
      invitations: onInvitations,
      funnel: together([onInvitations, onAllLengths]),
      seen: onCells,
      questions: together(items.map((one) => one.restsOn)),
      concepts: together(concepts.map((one) => one.restsOn)),
      lengths: onSeenLengths,
      changes: together([
        onEffects,
        ...(isByLength && effects.tornado.length > 0 ? [onSeenLengths] : []),
        // Which cell the fewest see is a comparison of all.
        ...(smallestSeen !== null && effects.tornado.length > 0 ? [onCells] : []),
      ]),
    },
    simulation: { seed, participants },
    nobodyPasses: nobodyPasses(exploration),
    incidence,
    completion,
    invitations,
    tooFewComplete: invitations === null && whole.value > 0,
    funnel:
      invitations && funnelOf(peopleNeeded(invitations.expected.value), starting, incidence, completion, simulation),
    length: whole.value > 0 ? lengthForecast(interviews, timing, exactShare) : null,
    credits: {
      perComplete: creditsPerComplete,
      needed,
      wallet,
      missing: wallet === null ? null : Math.max(0, needed - wallet),
    },
    items,
    concepts,
    conceptBlocks,
    smallest,
    smallestSeen,
    // As it is shown: 29.96 is 30.
    small: partial.filter(({ expected }) => peopleShown(expected) < smallCell),
    ...effects,
  };
  return { ok: true, forecast: result };
}

const hasShares = (given: PlacedAnswer): boolean =>
  given.kind === 'rows'
    ? [...given.rows.values()].some(({ size }) => size > 0)
    : given.options.size > 0 || given.custom !== null;

/** Returns why nobody passes the screener, whatever they answer; null if some can. */
function nobodyPasses(exploration: Exploration): readonly Obstacle[] | null {
  const goal = { kind: 'outcome', outcome: 'complete' } as const;
  if (!isFalse(exploration.canReach(goal))) return null;
  return orNull(reasonFor(exploration, goal, { whose: 'everyone' })) ?? [];
}

/** Returns a function that returns the parameter that every link to a cell has more than once. */
function repeatedIn(exploration: Exploration): (cell: Cell) => RepeatedParameter | null {
  let known: ReturnType<typeof repeatedParameters> | undefined;
  return (cell) => {
    known ??= repeatedParameters(exploration);
    const found = known.find((one) =>
      cell.kind === 'item'
        ? 'item' in one && one.item === cell.item
        : 'block' in one && one.block === cell.block && one.concept === cell.concept,
    );
    return found === undefined ? null : { name: found.name, values: found.values };
  };
}

/** A cell with the statement that a participant is in it. */
interface ShownCell {
  readonly cell: Cell;
  readonly shown: Statement;
}

const smallestOf = (cells: readonly CellForecast[]): CellForecast | null =>
  cells.reduce<CellForecast | null>(
    (least, one) => (least === null || one.share.value < least.share.value ? one : least),
    null,
  );

const scaled = (figure: Figure, by: number): Figure => ({
  ...figure,
  value: figure.value * by,
  low: figure.low * by,
  high: figure.high * by,
});

function times(one: Figure, other: Figure): Figure {
  if (one.by === 'calculated') return scaled(other, one.value);
  return other.by === 'calculated'
    ? scaled(one, other.value)
    : { value: one.value * other.value, by: 'simulated', low: one.low * other.low, high: one.high * other.high };
}

/** The share of those who pass the screener, were nobody to leave, who stay until the end. */
function stayingOf({ interviews }: Simulation): Figure {
  return batched(
    interviews,
    [0, 1],
    (some) => some.reduce((sum, { weight }) => sum + weight, 0) / Math.max(1, some.length),
  );
}

function simulatedCell({ interviews }: Simulation, isSeen: (one: Simulation['interviews'][number]) => boolean): Figure {
  const [whole, squares] = interviews.reduce(
    ([sum, square], { weight }) => [sum + weight, square + weight ** 2],
    [0, 0],
  );
  const seen = interviews.reduce((sum, one) => sum + (isSeen(one) ? one.weight : 0), 0);
  // Interviews that count less tell less: so many that count fully would tell as much.
  return simulatedShare(whole === 0 ? 0 : seen / whole, squares === 0 ? 0 : whole ** 2 / squares);
}

function shownItem(logic: Logic, item: number): Statement {
  const planned = logic.plan.items[item];
  const asked = planned === undefined ? [] : occasionsOfItem(logic.plan, planned).map((one) => logic.asked(one));
  return anyOf(logic, asked);
}

function shownConcept(logic: Logic, block: number, concept: number): Statement {
  const items = logic.plan.blocks[block]?.items ?? [];
  return anyOf(
    logic,
    items.map((planned) => logic.asked({ planned, concept })),
  );
}

function shownCell(logic: Logic, cell: Cell): Statement {
  return cell.kind === 'item' ? shownItem(logic, cell.item) : shownConcept(logic, cell.block, cell.concept);
}

function funnelOf(
  invited: number,
  starting: number,
  incidence: Figure,
  completion: Figure,
  simulation: Simulation,
): Funnel {
  const started = invited * starting;
  const complete = started * incidence.value * completion.value;
  const passes = simulation.interviews.length / simulation.participants;
  // Where nobody leaves early, the simulation only repeats what is known exactly.
  const isExact = simulation.passed === passes;
  const passed = started * incidence.value * (isExact || passes === 0 ? 1 : simulation.passed / passes);
  // The simulation says how many are still there then, of a share that is known better.
  const there = isExact || passes === 1 ? 1 : simulation.screenedOut / (1 - passes);
  const screenedOut = started * (1 - incidence.value) * there;
  return { invited, started, passed, complete, screenedOut, droppedOut: Math.max(0, started - screenedOut - complete) };
}
