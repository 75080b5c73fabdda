import { explore } from '@guide-studio/interview-engine/paths';
import { describe, expect, test } from 'vitest';
import { report, sized } from '../../size.ts';
import { createRandom } from '../../generate/random.ts';
import { variedGuide } from '../guides.ts';
import { smallGuide } from './smallGuide.ts';
import { solverOf } from './solverOf.ts';

const seeds = [20261221, 20261222];
const guidesPerSeed = sized(8, 30, 250);

describe('a SAT solver with a formula of its own', () => {
  test.each(seeds)('agrees on who sees every question of middle guides (seed %i)', (seed) => {
    const random = createRandom(seed);
    const figures = { guides: 0, items: 0, never: 0, sometimes: 0, always: 0 };
    for (let at = 0; at < guidesPerSeed; at += 1) {
      const guide =
        at % 5 === 0
          ? smallGuide(random)
          : variedGuide(random, { blocks: random.int(3, 6), itemsPerBlock: random.int(3, 8) });
      const exploration = explore(guide);
      const solver = solverOf(guide);
      figures.guides += 1;
      for (let item = 0; item < solver.items; item += 1) {
        const goal = { kind: 'item', item } as const;
        const found = { reach: exploration.reach(goal), reachOfAll: exploration.reachOfAll(goal) };
        const expected = { reach: solver.reach(item), reachOfAll: solver.reachOfAll(item) };
        expect(found, JSON.stringify({ item, blocks: guide.studyGuide })).toEqual(expected);
        figures.items += 1;
        figures[expected.reachOfAll as 'never'] += 1;
      }
    }
    report('paths: SAT solver', { seed, ...figures });
  });
});
