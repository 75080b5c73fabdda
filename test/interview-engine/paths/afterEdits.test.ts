import { validate } from '@guide-studio/guide-core';
import type { Guide } from '@guide-studio/interview-engine';
import { carriedListsOf, criteriaOf, decidingNothing, goalsToCover } from '@guide-studio/interview-engine/internal';
import {
  type Exploration,
  type Given,
  type Goal,
  countJourneys,
  explore,
  findingsOf,
  requirementsOf,
  usualBudget,
  witnessFor,
} from '@guide-studio/interview-engine/paths';
import { describe, expect, test } from 'vitest';
import { explorePlan } from '../../../packages/interview-engine/src/logic/exploration.ts';
import { planOf } from '../../../packages/interview-engine/src/plan/planOf.ts';
import { statement } from '../../guideParts.ts';
import { report, sized } from '../../size.ts';
import type { Draft } from '../../generate/guide.ts';
import { createRandom, type Random } from '../../generate/random.ts';
import { routedGuide } from '../../generate/routedGuide.ts';
import { variedGuide } from '../guides.ts';
import { smallGuide } from './smallGuide.ts';
import { answerOf } from '../answerOf.ts';

const seeds = [20261261, 20261262];
/** 2,000 in all in the full size. */
const sequencesPerSeed = sized(4, 25, 1000);
const editsPerSequence = 5;

function startGuide(random: Random, at: number): Guide {
  if (at % 5 === 3) return variedGuide(random, { blocks: random.int(3, 6), itemsPerBlock: random.int(3, 8) });
  return at % 5 === 4
    ? routedGuide(random, { items: 60, conditions: 20, screening: random.pick([2, 8]) })
    : smallGuide(random);
}

/** Returns the guide with one thing changed; the same guide if that would not be valid. */
function edited(random: Random, guide: Guide): Guide {
  const copy = structuredClone(guide) as unknown as { studyGuide: Draft[] };
  const block = random.pick(copy.studyGuide);
  const items = block['items'] as Draft[];
  const place = random.int(0, items.length - 1);
  const item = items[place] ?? {};
  const conditionals = copy.studyGuide.flatMap((one) =>
    (one['items'] as Draft[]).flatMap((each) => (each['conditional'] === undefined ? [] : [each['conditional']])),
  );
  const options = item['options'] as Draft[] | undefined;
  const conditional = item['conditional'] as Draft | undefined;
  const criteria = conditional?.['criteria'] as Draft[] | undefined;
  const sampling = block['conceptSamplingConfig'] as Draft | undefined;
  random.pick<() => unknown>([
    () => (item['text'] = 'Another text?'),
    () => (block['title'] = 'Another title'),
    () => delete item['conditional'],
    () => conditionals.length > 0 && (item['conditional'] = structuredClone(random.pick(conditionals))),
    () => criteria?.forEach((one) => (one['matchingCriteria'] = 'mustNotSelect')),
    () => criteria !== undefined && criteria.length > 1 && criteria.pop(),
    () => conditional !== undefined && (conditional['operator'] = conditional['operator'] === 'and' ? 'or' : 'and'),
    () => options !== undefined && options.length > 1 && options.pop(),
    () => item['type'] === 'multiple_choice' && (item['allowCustomOption'] = item['allowCustomOption'] !== true),
    () => options?.[0]?.['status'] !== undefined && (options[0]['status'] = random.pick(['reject', 'neutral'])),
    () => item['multiSelect'] === true && Object.assign(item, { minSelect: 1, maxSelect: 1 }),
    () => items.splice(place, 0, statement('More.')),
    () => items.length > 1 && items.splice(place, 1),
    () => items.push(...items.splice(place, 1)),
    () => copy.studyGuide.length > 1 && copy.studyGuide.splice(copy.studyGuide.indexOf(block), 1),
    () => sampling !== undefined && (sampling['subsampleCount'] = random.int(1, 2)),
  ])();
  return validate(copy).length === 0 ? (copy as unknown as Guide) : structuredClone(guide);
}

/** Something fixed by hand in every third sequence. */
function givenIn(random: Random, guide: Guide): readonly Given[] {
  if (!random.chance(0.3)) return [];
  const choices = planOf(guide).items.filter(
    ({ item, options, block }) =>
      item.type === 'multiple_choice' && options.length > 0 && guide.studyGuide[block]?.type !== 'concept',
  );
  if (choices.length === 0) return [];
  const { index: item, options } = random.pick(choices);
  const option = random.pick(options).id;
  return [{ kind: 'option', item, concept: null, option, row: null, is: random.chance(0.7) }];
}

/** Everything that is known about a guide. */
function known(exploration: Exploration): unknown {
  const { plan } = exploration;
  const goals: readonly Goal[] = [
    ...goalsToCover(exploration),
    ...plan.blocks.map(({ index: block }): Goal => ({ kind: 'block', block })),
  ];
  const criteria = criteriaOf(exploration);
  const { count, isExact } = countJourneys(exploration);
  return {
    reach: goals.map((goal) => {
      const reach = goal.kind === 'criterion' ? [] : [exploration.reach(goal), exploration.reachOfAll(goal)];
      return [goal, exploration.canReach(goal), ...reach];
    }),
    criteria,
    findings: findingsOf(exploration),
    carried: carriedListsOf(exploration),
    decidingNothing: decidingNothing(exploration, criteria),
    journeys: [String(count), isExact],
    endings: exploration.endsAt(),
    requirements: requirementsOf(exploration),
    ways: goals.map((goal) => answerOf(witnessFor(exploration, goal))?.length ?? null),
  };
}

describe('a guide explored in parts', () => {
  test.each(seeds)(
    'is known as after exploring it in one piece, and after edits as explored from the start (seed %i)',
    (seed) => {
      const random = createRandom(seed);
      const figures = { sequences: 0, edits: 0, components: 0, takenOver: 0, withGiven: 0 };
      for (let at = 0; at < sequencesPerSeed; at += 1) {
        let guide = startGuide(random, at);
        let before: Exploration | undefined;
        figures.sequences += 1;
        for (let edit = 0; edit <= editsPerSequence; edit += 1) {
          const given = givenIn(random, guide);
          const context = JSON.stringify({ given, blocks: guide.studyGuide });
          const exploration = explore(guide, { given, budget: usualBudget, before });
          const found = known(exploration);
          const taken = new Set(before?.components.map((one) => one.exploration));
          figures.components += exploration.components.length;
          figures.takenOver += exploration.components.filter((one) => taken.has(one.exploration)).length;
          figures.withGiven += given.length;
          expect(found, context).toEqual(known(explore(structuredClone(guide), { given })));
          expect(found, context).toEqual(known(explorePlan(planOf(guide), given, usualBudget)));
          before = exploration;
          guide = edited(random, guide);
          figures.edits += 1;
        }
      }
      expect(figures.takenOver).toBeGreaterThan(figures.components / 3);
      expect(figures.takenOver).toBeLessThan(figures.components);
      report('paths: after edits', { seed, ...figures });
    },
  );

  test('explores nothing again after an edit of wording', () => {
    const random = createRandom(seeds[0] ?? 0);
    const guide = routedGuide(random, { items: 60, conditions: 20, screening: 8 });
    const before = explore(guide);
    const copy = structuredClone(guide) as unknown as { studyGuide: Draft[] };
    for (const { items } of copy.studyGuide as unknown as { items: Draft[] }[])
      for (const item of items) item['text'] = `Please: ${String(item['text'])}`;
    const after = explore(copy as unknown as Guide, { given: [], budget: usualBudget, before });
    const explored = (one: Exploration) => one.components.map(({ exploration }) => exploration);
    expect(explored(after)).toHaveLength(explored(before).length);
    expect(explored(after).every((one, at) => one === explored(before)[at])).toBe(true);
  });
});
