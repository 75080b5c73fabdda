import { fromWire } from '@guide-studio/guide-core/edit';
import type { Guide } from '@guide-studio/interview-engine';
import { relatedConditions } from '@guide-studio/interview-engine/internal';
import { explore, isFalse, type Owner, pathsDescriber } from '@guide-studio/interview-engine/paths';
import { describe, expect, test } from 'vitest';
import { flat, multiple, open, selected, validGuide, when } from '../../guideParts.ts';
import { report, sized } from '../../size.ts';
import { createRandom } from '../../generate/random.ts';
import { isCriterionMet } from '../naiveCourse.ts';
import { type Ended, everyInterview } from './everyInterview.ts';
import { smallGuide } from './smallGuide.ts';

const seeds = [20261271, 20261272];
const guidesPerSeed = sized(30, 80, 1000);

interface Condition {
  readonly owner: Owner;
  /** The interviews that meet it, as digits. */
  readonly met: string;
}

/** Returns the conditions of a guide that some interviews meet and some do not, except those inside concept blocks. */
function conditionsOf(guide: Guide, interviews: readonly Ended[]): readonly Condition[] {
  let item = -1;
  const parts = guide.studyGuide.flatMap(({ type, items, conceptSamplingConfig }, block) => [
    ...(conceptSamplingConfig?.concepts ?? []).map(({ conditional }, concept) => ({
      owner: { kind: 'concept', block, concept } as const,
      conditional,
      block,
    })),
    ...items.flatMap(({ conditional }) => {
      item += 1;
      return type === 'concept' ? [] : [{ owner: { kind: 'item', item } as const, conditional, block }];
    }),
  ]);
  return parts.flatMap(({ owner, conditional, block }) => {
    if (conditional === undefined || conditional === null) return [];
    const met = interviews.map(({ session }) => {
      const given = new Map(session.answers.map(({ stepId, answer }) => [stepId, answer as unknown]));
      const each = conditional.criteria.map((one) => isCriterionMet(guide, session.urlParams, given, one, block, null));
      return Number(conditional.operator === 'and' ? each.every(Boolean) : each.some(Boolean));
    });
    return met.includes(0) && met.includes(1) ? [{ owner, met: met.join('') }] : [];
  });
}

const isWithin = (one: Condition, other: Condition): boolean =>
  Array.from(one.met).every((digit, at) => digit === '0' || other.met[at] === '1');

describe('conditions that repeat or contain each other', () => {
  test.each(seeds)('are those that interviews meet alike, or only together with another (seed %i)', (seed) => {
    const random = createRandom(seed);
    const figures = { guides: 0, conditions: 0, same: 0, within: 0, unseen: 0 };
    for (let at = 0; at < guidesPerSeed; at += 1) {
      const guide = smallGuide(random);
      const interviews = everyInterview(guide, 4000)?.filter(({ outcome }) => outcome === 'complete') ?? [];
      if (interviews.length === 0) continue;
      const exploration = explore(guide);
      const isShown = ({ owner }: Condition): boolean => !isFalse(exploration.canReach(owner));
      const all = conditionsOf(guide, interviews);
      const conditions = all.filter(isShown);
      const { same, within } = relatedConditions(exploration);
      const keyOf = (owner: Owner): string => JSON.stringify(Object.entries(owner).sort());
      const firstOf = new Map(same.flatMap((group) => group.map((owner) => [keyOf(owner), keyOf(group[0]!)] as const)));
      const first = ({ owner }: Condition): string => firstOf.get(keyOf(owner)) ?? keyOf(owner);
      const wider = new Map<string, string[]>();
      for (const one of within)
        wider.set(keyOf(one.owner), [...(wider.get(keyOf(one.owner)) ?? []), keyOf(one.within)]);
      const leadsTo = (from: string, to: string): boolean =>
        (wider.get(from) ?? []).some((next) => next === to || leadsTo(next, to));
      const named = new Set([...same.flat(), ...within.flatMap((one) => [one.owner, one.within])].map(keyOf));
      for (const one of all) {
        if (isShown(one)) continue;
        expect(named.has(keyOf(one.owner)), JSON.stringify([one, guide.studyGuide])).toBe(false);
        figures.unseen += 1;
      }
      figures.guides += 1;
      figures.conditions += conditions.length;
      for (const one of conditions) {
        for (const other of conditions) {
          if (one === other) continue;
          const context = JSON.stringify([one, other, guide.studyGuide]);
          const isSame = one.met === other.met;
          expect(first(one) === first(other), context).toBe(isSame);
          expect(leadsTo(first(one), first(other)), context).toBe(!isSame && isWithin(one, other));
          figures.same += Number(isSame);
          figures.within += Number(!isSame && isWithin(one, other));
        }
      }
    }
    expect(figures.same).toBeGreaterThan(0);
    expect(figures.within).toBeGreaterThan(0);
    expect(figures.unseen).toBeGreaterThan(0);
    report('paths: related conditions', { seed, ...figures });
  });
});

test('of more conditions than can be compared with each other, the first is named that is not compared', () => {
  const brands = Array.from({ length: 502 }, (_, at) => `Brand ${at + 1}`);
  const guide = validGuide([
    flat(
      multiple('Which brands do you know?', brands, { externalId: 'brands' }),
      ...brands.map((brand) => open(`Why ${brand}?`, when(selected('brands', brand)))),
      open('Why again?', when(selected('brands', 'Brand 1'))),
    ),
  ]);
  const { same, within, uncomparedFrom } = relatedConditions(explore(guide));
  // The same condition is found without comparing.
  expect(same).toEqual([[1, 503].map((item) => ({ kind: 'item', item }))]);
  expect(within).toEqual([]);
  expect(uncomparedFrom).toEqual({ kind: 'item', item: 501 });
  const doc = fromWire(guide);
  const owner = { kind: 'item', item: 501 } as const;
  expect(pathsDescriber(doc).uncompared(owner)).toBe(
    'From the condition of Q502 “Why Brand 501?” on, conditions were not compared with each other, because there are too many.',
  );
  expect(pathsDescriber(doc, 'de').uncompared(owner)).toMatch(
    /^Ab der Bedingung von F502 .* weil es zu viele sind\.$/u,
  );
});
