import { countJourneys, explore } from '@guide-studio/interview-engine/paths';
import { expect, test } from 'vitest';
import {
  decide,
  occasionsOfItem,
  type PlanExploration,
  singleValues,
} from '../../../packages/interview-engine/src/logic/index.ts';
import { type Branch, countedOneByOne, estimated } from '../../../packages/interview-engine/src/paths/journeysApart.ts';
import { createRandom } from '../../generate/random.ts';
import { report, sized } from '../../size.ts';
import { answerOf } from '../answerOf.ts';
import { smallGuide } from './smallGuide.ts';

const branchesOf = ({ logic, plan }: PlanExploration): readonly Branch[] =>
  plan.items.map((planned) => {
    const asked = occasionsOfItem(plan, planned).map((occasion) => logic.asked(occasion));
    return { item: planned.index, shown: logic.not(logic.every(asked.map(logic.not))) };
  });

test('journeys counted one by one are as many as diagrams count, and estimates are near', () => {
  const random = createRandom(20261401);
  let [several, far] = [0, 0];
  for (let at = 0; at < sized(40, 200, 1000); at += 1) {
    for (const { exploration } of explore(smallGuide(random, at % 2 === 1)).components) {
      const { logic, plan, demandsBefore } = exploration;
      const { count } = countJourneys(exploration, 'passing');
      const ask = <T>(work: (demands: ReturnType<typeof demandsBefore>) => T): T =>
        answerOf(decide(() => work([...demandsBefore(null), ...singleValues(logic)])));
      const branches = answerOf(decide(() => branchesOf(exploration)));
      const context = JSON.stringify(plan.items.map(({ item, conditional }) => ({ item, conditional })));
      expect(
        ask((demands) => countedOneByOne(logic, branches, [demands], plan.items.length)),
        context,
      ).toBe(count);
      const about = ask((demands) => estimated(logic, branches, demands));
      if (count < 2n) expect(about, context).toBe(count);
      else {
        several += 1;
        if (about * 4n < count || about > count * 4n) far += 1;
      }
    }
  }
  report('paths: estimated journeys', { several, far });
  expect(several).toBeGreaterThan(10);
  expect(far).toBe(0);
});
