import type { Guide } from '@guide-studio/interview-engine';
import { forecast } from '@guide-studio/interview-engine/forecast';
import { describe, expect, test } from 'vitest';
import { report, sized } from '../../size.ts';
import { createRandom } from '../../generate/random.ts';
import { eligibleConcepts } from '../naiveCourse.ts';
import { type Ended, everyInterview } from '../paths/everyInterview.ts';
import { smallGuide } from '../paths/smallGuide.ts';
import { indexOf, naiveAnswers, type Weighed } from './naiveAnswers.ts';
import { randomShares, type RandomShares } from './randomShares.ts';

const seeds = Array.from({ length: 4 }, (_, at) => 20261124 + at);
const guidesPerSeed = sized(3, 7, 500);
const mostInterviews = 1500;

const uniform: RandomShares = { assumptions: {}, answers: new Map(), parameters: new Map() };

/** Returns the probability of an interview, from its link, draws and answers one by one. */
function chanceOf(
  guide: Guide,
  shares: RandomShares,
  known: Map<string, readonly Weighed[]>,
  { session, steps, drawn }: Ended,
): number {
  const values = new Map<string, Set<string>>();
  const conditionals = guide.studyGuide.flatMap(({ items, conceptSamplingConfig }) =>
    [...items, ...(conceptSamplingConfig?.concepts ?? [])].flatMap(({ conditional }) => conditional?.criteria ?? []),
  );
  for (const one of conditionals)
    if (one.type === 'searchParam') values.set(one.parameter, (values.get(one.parameter) ?? new Set()).add(one.value));
  let chance = 1;
  for (const [name, known] of values) {
    const words = [...(Object.entries(session.urlParams).find(([other]) => other === name)?.[1] ?? [])];
    if (words.length > 1) return 0;
    const shared = shares.parameters.get(name);
    const others = 1 - [...(shared?.values() ?? [])].reduce((total, one) => total + one, 0);
    chance *= shared === undefined ? 1 / (known.size + 1) : (shared.get(words[0] ?? '') ?? others);
  }
  const given = new Map(session.answers.map(({ stepId, answer }) => [stepId, answer]));
  for (const [block, { type, conceptSamplingConfig }] of guide.studyGuide.entries()) {
    const taken = [...drawn].filter((key) => key.startsWith(`b${block + 1}.`)).length;
    if (type !== 'concept' || taken === 0) continue;
    const params = Object.fromEntries(Object.entries(session.urlParams).map(([name, all]) => [name, [...all]]));
    const eligible = eligibleConcepts(guide, params, given, block).length;
    const size = Math.min(conceptSamplingConfig?.subsampleCount ?? eligible, eligible);
    for (let at = 0; at < size; at += 1) chance *= (at + 1) / (eligible - at);
  }
  for (const { step, answer } of steps) {
    const key = JSON.stringify(step);
    const possible = known.get(key) ?? naiveAnswers(guide, shares.answers, step);
    known.set(key, possible);
    const same = possible.find((one) => JSON.stringify(sorted(one.answer)) === JSON.stringify(sorted(answer)));
    if (same === undefined) throw new Error(`No such answer: ${step.stepId} ${JSON.stringify(answer)}`);
    chance *= same.chance;
  }
  return chance;
}

const sorted = (answer: object): object =>
  'selected' in answer ? { ...answer, selected: [...(answer.selected as string[])].sort() } : answer;

describe('exact figures of small guides', () => {
  test.each(
    seeds.flatMap(
      (seed) =>
        [
          [seed, 'uniform'],
          [seed, 'random'],
        ] as const,
    ),
  )('equal the weighted count of all interviews (seed %i, %s shares)', (seed, kind) => {
    const random = createRandom(seed);
    const figures = { guides: 0, interviews: 0 };
    for (let at = 0; at < guidesPerSeed; at += 1) {
      const guide = smallGuide(random);
      const all = everyInterview(guide, mostInterviews);
      if (all === null) continue;
      // Concepts in another order are the same draw.
      const interviews = [...new Map(all.map((one) => [keyOf(one), one])).values()];
      const shares = kind === 'uniform' ? uniform : randomShares(guide, random);
      const known = new Map<string, readonly Weighed[]>();
      const chances = interviews.map((one) => chanceOf(guide, shares, known, one));
      const shown = JSON.stringify([shares.assumptions, guide.studyGuide]);
      expect(sum(chances), shown).toBeCloseTo(1, 9);
      const result = forecast(guide, { completes: 100, participants: 100, assumptions: shares.assumptions });
      if (!result.ok) throw new Error(JSON.stringify(result.problems));
      const { incidence, items, concepts } = result.forecast;
      const of = (isCounted: (one: Ended) => boolean): number =>
        sum(chances.filter((_, place) => isCounted(interviews[place] as Ended)));
      const isPassing = ({ outcome }: Ended): boolean => outcome === 'complete';
      const pass = of(isPassing);
      expect(incidence.by, shown).toBe('calculated');
      expect(incidence.value, shown).toBeCloseTo(pass, 9);
      figures.guides += 1;
      figures.interviews += interviews.length;
      if (pass === 0) continue;
      for (const { cell, share } of [...items, ...concepts]) {
        const seen = of((one) => isPassing(one) && sees(guide, one, cell));
        expect(share.by).toBe('calculated');
        expect(share.value, JSON.stringify([cell, shown])).toBeCloseTo(seen / pass, 9);
      }
    }
    report('forecast: every interview', { seed, kind, ...figures });
  });
});

function sees(
  guide: Guide,
  { steps }: Ended,
  cell: { kind: string; item?: number; block?: number; concept?: number },
): boolean {
  return steps.some(({ step }) =>
    cell.kind === 'item'
      ? indexOf(guide, step.stepId) === cell.item
      : step.concept?.id === `b${(cell.block ?? 0) + 1}.c${(cell.concept ?? 0) + 1}`,
  );
}

function keyOf({ session, drawn }: Ended): string {
  const answers = session.answers.map(({ stepId, answer }) => JSON.stringify([stepId, answer])).sort();
  return JSON.stringify([session.urlParams, answers, [...drawn].sort()]);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
