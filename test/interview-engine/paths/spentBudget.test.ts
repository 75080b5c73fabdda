import { countJourneys, explore, journeysOf, leftOpen } from '@guide-studio/interview-engine/paths';
import { describe, expect, test } from 'vitest';
import { createRandom } from '../../generate/random.ts';
import { listed } from './listed.ts';
import { smallGuide } from './smallGuide.ts';

describe('where the limit of work is reached', () => {
  test('no journey is listed or counted that nobody has, whatever the limit', () => {
    const random = createRandom(20261281);
    let spent = 0;
    for (let at = 0; at < 60; at += 1) {
      const guide = smallGuide(random);
      const whole = explore(guide);
      const all = new Set(listed(journeysOf(whole, { most: 10_000 }).group));
      expect(leftOpen(whole)).toBeNull();
      for (const each of [20, 60, 200]) {
        const budget = { total: 1_000_000, each };
        const counted = countJourneys(explore(guide, [], budget));
        expect(counted.count).toBeLessThanOrEqual(BigInt(all.size));
        if (!counted.isExact) spent += 1;
        const found = listed(journeysOf(explore(guide, [], budget), { most: 10_000 }).group);
        expect(new Set(found).size).toBe(found.length);
        for (const one of found) expect(all).toContain(one);
      }
    }
    expect(spent).toBeGreaterThan(5);
  });
});
