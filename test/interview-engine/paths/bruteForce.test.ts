import { type Guide, nextStep } from '@guide-studio/interview-engine';
import { stepPlace } from '@guide-studio/interview-engine/internal';
import { journeyWitness } from '@guide-studio/interview-engine/internal';
import {
  type Exploration,
  type Goal,
  type Journey,
  countJourneys,
  type JourneyGroup,
  explore,
  journeysOf,
  rehearseWitness,
  witnessFor,
} from '@guide-studio/interview-engine/paths';
import { describe, expect, test } from 'vitest';
import { report, sized } from '../../size.ts';
import { createRandom } from '../../generate/random.ts';
import { type Ended, everyInterview, repeatsParameter, replayed } from './everyInterview.ts';
import { criterionGoals, lengthsOf, reached } from './reached.ts';
import { smallGuide } from './smallGuide.ts';
import { answerOf } from '../answerOf.ts';

const seeds = Array.from({ length: sized(2, 5, 5) }, (_, at) => 20261124 + at);
/** 5,000 guides in all in the largest size. */
const guidesPerSeed = sized(6, 80, 1000);
const mostInterviews = sized(4000, 4000, 20_000);

interface Case {
  readonly guide: Guide;
  readonly interviews: readonly Ended[];
}

function* cases(seed: number): Generator<Case> {
  const random = createRandom(seed);
  for (let at = 0; at < guidesPerSeed; at += 1) {
    const guide = smallGuide(random);
    const interviews = everyInterview(guide, mostInterviews);
    if (interviews !== null) yield { guide, interviews };
  }
}

function goalsOf(guide: Guide): readonly Goal[] {
  let item = -1;
  const inBlocks = guide.studyGuide.flatMap(({ type, items, conceptSamplingConfig }, block): readonly Goal[] => {
    const concepts = (conceptSamplingConfig?.concepts ?? []).map(
      (_, concept): Goal => ({ kind: 'concept', block, concept }),
    );
    const ofItems = items.flatMap((each): readonly Goal[] => {
      item += 1;
      const carries = 'carryForwardFrom' in each && typeof each.carryForwardFrom === 'string';
      const options =
        type === 'screening' || carries
          ? [1, 2, 3].map((at): Goal => ({ kind: 'option', item, option: `o${at}` }))
          : [];
      return [{ kind: 'item', item }, ...options];
    });
    return [{ kind: 'block', block }, ...concepts, ...ofItems];
  });
  return [
    ...inBlocks,
    { kind: 'outcome', outcome: 'complete' },
    { kind: 'outcome', outcome: 'screened_out' },
    ...criterionGoals(guide),
  ];
}

function reachAmong(count: number, total: number): 'never' | 'always' | 'sometimes' {
  return count === 0 ? 'never' : count === total ? 'always' : 'sometimes';
}

/** A guide that fails, small enough to read. */
const shown = (guide: Guide, goal: unknown): string => JSON.stringify({ goal, blocks: guide.studyGuide });

interface Figures {
  guides: number;
  interviews: number;
  goals: number;
  witnesses: number;
  never: number;
  sometimes: number;
  always: number;
  mostJourneys: bigint;
}

describe('every interview of small guides', () => {
  test.each(seeds)(
    'agrees with the reach of everything, the shortest ways and the number of journeys (seed %i)',
    (seed) => {
      const figures: Figures = {
        guides: 0,
        interviews: 0,
        goals: 0,
        witnesses: 0,
        never: 0,
        sometimes: 0,
        always: 0,
        mostJourneys: 0n,
      };
      for (const each of cases(seed)) {
        const exploration = explore(each.guide);
        figures.guides += 1;
        figures.interviews += each.interviews.length;
        expectReach(each, exploration, seed, figures);
        expectJourneys(each, exploration, figures);
      }
      report('paths: every interview', { seed, ...figures, mostJourneys: String(figures.mostJourneys) });
    },
  );
});

function expectReach({ guide, interviews }: Case, exploration: Exploration, seed: number, figures: Figures): void {
  const passing = interviews.filter(({ outcome }) => outcome === 'complete');
  for (const goal of goalsOf(guide)) {
    const meet = interviews.filter((ended) => reached(guide, ended, goal));
    const passingMeet = meet.filter(({ outcome }) => outcome === 'complete');
    figures.goals += 1;
    if (goal.kind === 'criterion') {
      expectCriterion(guide, exploration, goal, meet.length > 0);
      continue;
    }
    const expected = {
      reach: reachAmong(passingMeet.length, passing.length),
      reachOfAll: reachAmong(meet.length, interviews.length),
    } as const;
    const found = { reach: exploration.reach(goal), reachOfAll: exploration.reachOfAll(goal) };
    expect(found, shown(guide, goal)).toEqual(expected);
    figures[expected.reachOfAll] += 1;
    figures.witnesses += checkWitness(guide, exploration, goal, passingMeet.length > 0 ? passingMeet : meet);
  }
}

function expectCriterion(guide: Guide, exploration: Exploration, goal: Goal, isReached: boolean): void {
  expect(answerOf(exploration.canReach(goal)), shown(guide, goal)).toBe(isReached);
  const witness = answerOf(witnessFor(exploration, goal));
  expect(witness !== null, shown(guide, goal)).toBe(isReached);
  if (witness === null) return;
  const ended = replayed(guide, rehearseWitness(guide, witness, { seeds: { seed: 'w' }, whole: true }));
  expect(reached(guide, ended, goal), shown(guide, [goal, [...witness.answers]])).toBe(true);
}

/** Returns the outcomes of each journey: a set of questions that one interview shows. */
function outcomesOf({ guide, interviews }: Case): ReadonlyMap<string, ReadonlySet<string>> {
  const outcomes = new Map<string, Set<string>>();
  for (const { session, steps, outcome } of interviews) {
    // Links that repeat a parameter are no journeys of their own.
    if (repeatsParameter(session)) continue;
    const items = new Set(steps.map(({ step }) => itemOf(guide, step.stepId)));
    const key = [...items].sort((one, other) => one - other).join();
    outcomes.set(key, (outcomes.get(key) ?? new Set()).add(outcome));
  }
  return outcomes;
}

function expectJourneys(each: Case, exploration: Exploration, figures: Figures): void {
  const { guide } = each;
  const outcomes = outcomesOf(each);
  const counted = countJourneys(exploration);
  expect(counted, shown(guide, 'journeys')).toEqual({ count: BigInt(outcomes.size), isExact: true });
  const { group, listed, isWhole } = journeysOf(exploration, { most: outcomes.size });
  expect([listed, isWhole], shown(guide, 'journeys listed')).toEqual([outcomes.size, true]);
  const journeys = journeysIn(group);
  const found = journeys.map(({ items, outcomes: ends }) => [items.join(), [...ends].sort()] as const);
  const expected = [...outcomes].map(([key, ends]) => [key, [...ends].sort()] as const);
  expect(new Map(found), shown(guide, 'journeys listed')).toEqual(new Map(expected));
  for (const journey of journeys) expectJourney(guide, exploration, journey);
  const fewer = journeysOf(exploration, { most: outcomes.size - 1 });
  expect([fewer.listed, fewer.isWhole], shown(guide, 'journeys listed')).toEqual([outcomes.size - 1, false]);
  if (counted.count > figures.mostJourneys) figures.mostJourneys = counted.count;
}

/** Expects that anyone can take a journey as it is listed. */
function expectJourney(guide: Guide, exploration: Exploration, journey: Journey): void {
  const witness = answerOf(journeyWitness(exploration, journey));
  if (witness === null) throw new Error(`No way: ${shown(guide, journey)}`);
  const { steps, outcome } = replayed(guide, rehearseWitness(guide, witness, { seeds: { seed: '1' } }));
  const items = [...new Set(steps.map(({ step }) => itemOf(guide, step.stepId)))].join();
  expect([items, journey.outcomes.includes(outcome)], shown(guide, journey)).toEqual([journey.items.join(), true]);
}

function itemOf(guide: Guide, stepId: string): number {
  const place = stepPlace(guide, stepId);
  return place !== undefined && 'item' in place ? (place.item ?? -1) : -1;
}

/** The journeys of a group, which must part where it says. */
function journeysIn(group: JourneyGroup | null): readonly Journey[] {
  if (group === null) return [];
  if ('journey' in group) return [group.journey];
  const [inShown, inHidden] = [journeysIn(group.shown), journeysIn(group.hidden)];
  const before = ({ items }: Journey): string => items.filter((item) => item < group.partsAt).join();
  expect(new Set([...inShown, ...inHidden].map(before)).size).toBe(1);
  expect(inShown.every(({ items }) => items.includes(group.partsAt))).toBe(true);
  expect(inHidden.some(({ items }) => items.includes(group.partsAt))).toBe(false);
  return [...inShown, ...inHidden];
}

/** Returns 1 if there is a witness and it is right. */
function checkWitness(guide: Guide, exploration: Exploration, goal: Goal, meet: readonly Ended[]): number {
  const witness = answerOf(witnessFor(exploration, goal));
  if (meet.length === 0) {
    expect(witness, shown(guide, goal)).toBeNull();
    return 0;
  }
  if (witness === null) throw new Error(`No way: ${shown(guide, goal)}`);
  const session = rehearseWitness(guide, witness, { seeds: { seed: 'w' } });
  const step = nextStep(guide, session);
  if (goal.kind === 'item') {
    const place = stepPlace(guide, step.stepId);
    expect(place?.kind === 'item' ? place.item : null, shown(guide, [goal, [...witness.answers]])).toBe(goal.item);
  }
  const whole = rehearseWitness(guide, witness, { seeds: { seed: 'w' }, whole: true });
  expect(
    reached(guide, replayed(guide, whole), goal),
    shown(guide, [goal, [...witness.answers], witness.firstConcepts]),
  ).toBe(true);
  // No interview that reaches it needs fewer answers and parameters of those on which it depends.
  const lengths = meet.flatMap((one) => lengthsOf(guide, one, goal));
  expect(Math.min(...lengths), shown(guide, [goal, [...witness.answers]])).toBe(witness.length);
  return 1;
}
