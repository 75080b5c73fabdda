import type { ChoiceOption } from '@guide-studio/guide-core';
import { coverageOf, goalsToCover } from '@guide-studio/interview-engine/internal';
import { coveringSet, explore, type Goal, goalKey } from '@guide-studio/interview-engine/paths';
import { describe, expect, test } from 'vitest';
import { report, sized } from '../../size.ts';
import { createRandom } from '../../generate/random.ts';
import { flat, multiple, open, selected, validGuide, when } from '../../guideParts.ts';
import { everyInterview, repeatsParameter, replayed } from './everyInterview.ts';
import { reached } from './reached.ts';
import { smallGuide } from './smallGuide.ts';

const seeds = [20261211, 20261212];
const guidesPerSeed = sized(10, 60, 600);

describe('personas', () => {
  test('decide a condition by an option that excludes all others and that no condition names', () => {
    const none: ChoiceOption = { text: 'None of these', exclusiveOption: true };
    const known = {
      ...multiple('Known?', ['A', 'B'], { externalId: 'known' }),
      options: [{ text: 'A' }, { text: 'B' }, none],
    };
    const guide = validGuide([flat(known, open('Why A?', when(selected('known', 'A'))))]);
    const { personas, uncovered } = coveringSet(guide, explore(guide), { also: { choices: true } });
    expect(uncovered.filter(({ why }) => why === 'undecided')).toEqual([]);
    expect(personas.map(({ session }) => session.answers[0]?.answer)).toContainEqual({ selected: ['o3'] });
  });

  test.each(seeds)('reach together what anyone can reach, and are few (seed %i)', (seed) => {
    const random = createRandom(seed);
    const figures = { guides: 0, personas: 0, repeating: 0, best: 0, atMost: 0 };
    for (let at = 0; at < guidesPerSeed; at += 1) {
      const guide = smallGuide(random);
      const interviews = everyInterview(guide, 4000);
      if (interviews === null) continue;
      const exploration = explore(guide);
      // In every third guide each two criteria of a condition too, and in every third once more what decides conditions.
      const usually = { pairs: at % 3 === 0, choices: false };
      for (const also of at % 3 === 1 ? [usually, { ...usually, choices: true }] : [usually]) {
        const { personas, uncovered } = coveringSet(guide, exploration, { also });
        const context = JSON.stringify(guide.studyGuide);
        const never = new Set(uncovered.map(({ goal, why }) => `${goalKey(goal)}: ${why}`));
        const runs = personas.map(({ session }) => replayed(guide, session));
        const goals = goalsToCover(exploration, also);
        for (const goal of goals) {
          const isPossible = interviews.some((one) => reached(guide, one, goal));
          const isCovered = runs.some((one) => reached(guide, one, goal));
          expect(isCovered, `${JSON.stringify(goal)} ${context}`).toBe(isPossible);
          expect(never.has(`${goalKey(goal)}: never`), `${JSON.stringify(goal)} ${context}`).toBe(!isPossible);
          for (const [number, { covers }] of personas.entries())
            expect(covers.has(goalKey(goal)), `${JSON.stringify(goal)} ${context}`).toBe(
              reached(guide, runs[number]!, goal),
            );
        }
        const keys = new Set(goals.map(goalKey));
        // A parameter is repeated in the link only for a goal that needs it.
        const usual = interviews.filter(({ session }) => !repeatsParameter(session));
        const isUsual = (goal: Goal): boolean => usual.some((one) => reached(guide, one, goal));
        const special = goals.filter((goal) => !isUsual(goal));
        for (const [number, { session }] of personas.entries()) {
          if (!repeatsParameter(session)) continue;
          expect(
            special.some((goal) => reached(guide, runs[number]!, goal)),
            context,
          ).toBe(true);
          figures.repeating += 1;
        }
        const allowed = interviews.filter(
          (one) => !repeatsParameter(one.session) || special.some((goal) => reached(guide, one, goal)),
        );
        const best = fewest(
          allowed.map(({ session }) => new Set([...coverageOf(guide, session, also)].filter((key) => keys.has(key)))),
          personas.length,
        );
        figures.guides += 1;
        figures.personas += personas.length;
        figures.best += best;
        figures.atMost = Math.max(figures.atMost, personas.length / best);
        // Those with other options that no condition tells apart are not put together again.
        if (!also.choices) expect(personas.length / best, context).toBeLessThanOrEqual(1.3);
      }
    }
    report('paths: personas', { seed, ...figures });
  });
});

/** Returns the smallest number of sets with everything in them that is found in a bounded search, at most `known`. */
function fewest(all: readonly ReadonlySet<string>[], known: number): number {
  const unique = [...new Map(all.map((set) => [[...set].sort().join(), set])).values()];
  const sets = unique.filter(
    (set) => !unique.some((other) => other !== set && other.size > set.size && [...set].every((key) => other.has(key))),
  );
  const everything = new Set(sets.flatMap((set) => [...set]));
  let best = known;
  let left = 20_000;
  const search = (covered: ReadonlySet<string>, used: number): void => {
    left -= 1;
    const missing = [...everything].filter((key) => !covered.has(key));
    if (missing.length === 0) best = Math.min(best, used);
    if (missing.length === 0 || used + 1 >= best || left < 0) return;
    const options =
      missing.map((key) => sets.filter((set) => set.has(key))).sort((a, b) => a.length - b.length)[0] ?? [];
    const gain = (set: ReadonlySet<string>): number => missing.filter((key) => set.has(key)).length;
    for (const set of options.toSorted((a, b) => gain(b) - gain(a))) search(new Set([...covered, ...set]), used + 1);
  };
  search(new Set(), 0);
  return best;
}
