import { fromWire } from '@guide-studio/guide-core/edit';
import { inventParticipants } from '@guide-studio/interview-engine/invented';
import {
  canRepeatParameters,
  carriedListsOf,
  goalsToCover,
  isSeenBeforeEnding,
  leftOpen,
  leftOutOf,
  relatedConditions,
  repeatedParameters,
} from '@guide-studio/interview-engine/internal';
import {
  countJourneys,
  coveringSet,
  type Exploration,
  explore,
  findingsOf,
  type Given,
  isFalse,
  journeysOf,
  pathsReport,
  reasonFor,
  requirementsOf,
  witnessFor,
} from '@guide-studio/interview-engine/paths';
import { generatedTests, testCoverage } from '@guide-studio/interview-engine/tests';
import { describe, expect, test } from 'vitest';
import { createRandom } from '../../generate/random.ts';
import { sized } from '../../size.ts';
import { listed } from './listed.ts';
import { smallGuide } from './smallGuide.ts';

describe('where the analysis limit is reached', () => {
  test('no journey is listed or counted that nobody has, whatever the limit', () => {
    const random = createRandom(20261281);
    let spent = 0;
    for (let at = 0; at < sized(20, 60, 60); at += 1) {
      const guide = smallGuide(random);
      const whole = explore(guide);
      const all = new Set(listed(journeysOf(whole, { most: 10_000 }).group));
      expect(leftOpen(whole)).toBeNull();
      for (const each of [20, 60, 200]) {
        const budget = { total: 1_000_000, each };
        const counted = countJourneys(explore(guide, { given: [], budget }));
        expect(counted.count).toBeLessThanOrEqual(BigInt(all.size));
        if (!counted.isExact) spent += 1;
        const found = listed(journeysOf(explore(guide, { given: [], budget }), { most: 10_000 }).group);
        expect(new Set(found).size).toBe(found.length);
        for (const one of found) expect(all).toContain(one);
      }
    }
    expect(spent).toBeGreaterThan(5);
  });

  test('what is undecided is counted apart from what can be reached', () => {
    const random = createRandom(20261129);
    let undecided = 0;
    for (let at = 0; at < sized(12, 40, 40); at += 1) {
      const guide = smallGuide(random);
      const whole = testCoverage(guide, explore(guide), { interviews: [] });
      expect(whole.undecided).toBe(0);
      for (const total of [0, 30, 300]) {
        const spent = () => explore(guide, { given: [], budget: { total, each: total } });
        const few = testCoverage(guide, spent(), { interviews: [] });
        expect(few.goals).toBeLessThanOrEqual(whole.goals);
        expect(few.goals + few.undecided).toBeGreaterThanOrEqual(whole.goals);
        const invented = inventParticipants(guide, spent(), { count: 1, seed: 'spent' });
        const all = inventParticipants(guide, explore(guide), { count: 1, seed: 'spent' });
        expect(invented.goals).toBeLessThanOrEqual(all.goals);
        expect(invented.goals + invented.undecided).toBeGreaterThanOrEqual(all.goals);
        undecided += few.undecided;
      }
    }
    expect(undecided).toBeGreaterThan(sized(30, 100, 100));
  });

  test('every question about paths has an answer, if only “undecided”, whatever the limit', () => {
    const random = createRandom(20261130);
    const answers = { decided: 0, undecided: 0 };
    for (let at = 0; at < sized(3, 60, 600); at += 1) {
      const guide = smallGuide(random);
      const { parameters } = givenIn(guide);
      for (const given of [[], parameters])
        for (const total of [0, 3, 30, 300])
          for (const each of [total, 10]) {
            const budget = { total, each };
            const exploration = explore(guide, { given, budget });
            for (const goal of goalsToCover(exploration, { pairs: true })) {
              const reaches = [exploration.reach(goal), exploration.reachOfAll(goal)];
              for (const reach of reaches) answers[reach === 'undecided' ? 'undecided' : 'decided'] += 1;
              witnessFor(exploration, goal);
              if (isFalse(exploration.canReach(goal)))
                reasonFor(exploration, goal, { whose: 'everyone', steps: budget.each });
            }
            for (const ask of questions) ask(exploration);
            pathsReport(guide, explore(guide, { given, budget }), { pairs: true, journeys: 5 });
            coveringSet(guide, explore(guide, { given, budget }));
            const doc = fromWire(guide);
            generatedTests({ guide, doc }, explore(guide, { given, budget }));
            testCoverage(guide, explore(guide, { given, budget }), { interviews: [] });
            inventParticipants(guide, explore(guide, { given, budget }), { count: 2, seed: 'spent' });
          }
    }
    expect(answers.undecided).toBeGreaterThan(500);
    expect(answers.decided).toBeGreaterThan(500);
  });
});

const questions: readonly ((exploration: Exploration) => unknown)[] = [
  canRepeatParameters,
  carriedListsOf,
  countJourneys,
  (exploration) => countJourneys(exploration, 'passing'),
  findingsOf,
  (exploration) => exploration.plan.items.map(({ index }) => isSeenBeforeEnding(exploration, index)),
  (exploration) => exploration.plan.blocks.map(({ index }) => exploration.reachOfAll({ kind: 'block', block: index })),
  (exploration) => journeysOf(exploration, { most: 5 }),
  leftOpen,
  leftOutOf,
  relatedConditions,
  repeatedParameters,
  requirementsOf,
];

/** Returns every parameter that a condition names, as what is given. */
function givenIn(guide: Parameters<typeof explore>[0]): { readonly parameters: readonly Given[] } {
  const { logic } = explore(guide);
  const parameters = [...logic.facts.parameters.values()].flatMap(({ fact }): readonly Given[] =>
    fact.kind === 'parameter' ? [{ is: true, kind: 'parameter', name: fact.name, value: fact.value }] : [],
  );
  return { parameters: parameters.slice(0, 1) };
}
