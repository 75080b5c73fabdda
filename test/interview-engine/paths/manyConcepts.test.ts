import { goalsToCover } from '@guide-studio/interview-engine/internal';
import { countJourneys, explore, orNull, witnessFor } from '@guide-studio/interview-engine/paths';
import { describe, expect, test } from 'vitest';
import { createRandom } from '../../generate/random.ts';
import { report, sized } from '../../size.ts';
import { conceptTest } from './conceptTest.ts';
import { solverOf } from './solverOf.ts';
import { answerOf } from '../answerOf.ts';

const guides = sized(3, 40, 1000);
const most = sized(16, 50, 50);

describe('concept tests of many concepts', () => {
  test('are decided whole, as a SAT solver with a formula of its own decides them', () => {
    const random = createRandom(20261301);
    const figures: Record<string, number> = {};
    const add = (name: string): void => void (figures[name] = (figures[name] ?? 0) + 1);
    for (let at = 0; at < guides; at += 1) {
      const { guide, features } = conceptTest(random, 8, most);
      for (const feature of ['guides', ...features]) add(feature);
      const exploration = explore(guide);
      const solver = solverOf(guide);
      const context = JSON.stringify(features);
      for (let item = 0; item < solver.items; item += 1) {
        const goal = { kind: 'item', item } as const;
        const found = { reach: exploration.reach(goal), reachOfAll: exploration.reachOfAll(goal) };
        const expected = { reach: solver.reach(item), reachOfAll: solver.reachOfAll(item) };
        expect(found, `${context} item ${item}`).toEqual(expected);
        add(expected.reachOfAll);
      }
      for (const goal of goalsToCover(exploration)) {
        const can = orNull(exploration.canReach(goal));
        expect(can, `${context} ${JSON.stringify(goal)}`).not.toBeNull();
        if (can === true) expect(answerOf(witnessFor(exploration, goal)), context).not.toBeNull();
        add('goals');
      }
      const { isExact, estimate } = countJourneys(exploration);
      if (!isExact) add('journeys not counted');
      expect(isExact || estimate !== null, context).toBe(true);
    }
    report('paths: concept tests', figures);
  });
});
