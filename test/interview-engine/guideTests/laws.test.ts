import { fromWire, itemIndex } from '@guide-studio/guide-core/edit';
import { nameForTests } from '@guide-studio/guide-core/internal';
import { GuideTest, placeTest } from '@guide-studio/guide-core/tests';
import type { Guide, Session } from '@guide-studio/interview-engine';
import { explore } from '@guide-studio/interview-engine/paths';
import { interviewOfTest } from '@guide-studio/interview-engine/internal';
import { coveringInterview } from '@guide-studio/interview-engine/tests';
import {
  acceptedTest,
  generatedTests,
  runGuideTest,
  describeTest,
  testCoverage,
  testFrom,
} from '@guide-studio/interview-engine/tests';
import { describe, expect, test } from 'vitest';
import { report, sized } from '../../size.ts';
import { createRandom } from '../../generate/random.ts';
import { conduct } from '../conduct.ts';
import { variedGuide } from '../guides.ts';
import { smallGuide } from '../paths/smallGuide.ts';

const seeds = [20261223, 20261224];
const guidesPerSeed = sized(8, 20, 600);

/** A test as it is read from a file. */
const written = (name: string, more: object): GuideTest =>
  GuideTest.parse(JSON.parse(JSON.stringify({ name, ...more })) as unknown);

/** Returns the step ids of the questions that were asked. */
const askedIn = ({ answers }: Session): ReadonlySet<string> =>
  new Set(answers.flatMap(({ stepId }) => /^b\d+\.i\d+/u.exec(stepId)?.[0] ?? []));

describe('guide tests', () => {
  test.each(seeds)('pass on the interview that they were made from (seed %i)', (seed) => {
    const random = createRandom(seed);
    const types = new Set<string>();
    const figures = { guides: 0, screenedOut: 0, withConcepts: 0, withOwn: 0 };
    for (let at = 0; at < guidesPerSeed; at += 1) {
      const guide = variedGuide(random, { blocks: random.int(1, 4), itemsPerBlock: random.int(1, 5) });
      const doc = fromWire(guide);
      const urlParams: Record<string, string | string[]> = random.chance(0.5)
        ? { source: ['web', 'letter'], travel: 'money' }
        : {};
      const { session } = conduct(guide, random, { seed: `${seed} ${at}`, urlParams });
      const one = written('x', testFrom({ guide, doc }, session, { expecting: 'everything' }));
      const result = runGuideTest(guide, doc, placeTest(doc, one));
      expect(describeTest(doc, result), `guide ${at}`).toEqual([]);
      expect(result.state).toBe('passed');
      // It is the same interview, not only one with the same questions.
      const again = interviewOfTest(guide, doc, placeTest(doc, one));
      expect([...askedIn(again)]).toEqual([...askedIn(session)]);
      for (const { items } of guide.studyGuide) for (const { type } of items) types.add(type);
      figures.guides += 1;
      figures.screenedOut += Number(one.expect.outcome === 'screened_out');
      figures.withConcepts += Number(one.firstConcepts !== undefined);
      figures.withOwn += Number(JSON.stringify(one).includes('"custom"'));
    }
    report('guide tests: made from interviews', { seed, ...figures, types: types.size });
    expect([...types].sort()).toEqual(['matrix', 'max_diff', 'multiple_choice', 'open_ended', 'ranking', 'statement']);
    for (const [name, count] of Object.entries(figures)) expect(count, name).toBeGreaterThan(0);
  });

  test.each(seeds)('say of every question whether their participant is shown it (seed %i)', (seed) => {
    const random = createRandom(seed);
    for (let at = 0; at < guidesPerSeed; at += 1) {
      const guide = variedGuide(random, { blocks: random.int(1, 4), itemsPerBlock: random.int(1, 5) });
      const doc = fromWire(guide);
      const { session } = conduct(guide, random, { seed: `${seed} ${at}`, urlParams: {} });
      const { expect: _, ...participant } = testFrom({ guide, doc }, session, { expecting: 'everything' });
      const asked = askedIn(interviewOfTest(guide, doc, placeTest(doc, { name: 'x', ...participant, expect: {} })));
      for (const { node, block, order } of itemIndex(doc).items) {
        const place = order - itemIndex(doc).items.filter((other) => other.block < block).length;
        const question = nameForTests(doc, 'question', node.key, null) ?? '';
        const stateOf = (expected: GuideTest['expect']) =>
          runGuideTest(guide, doc, placeTest(doc, written('x', { ...participant, expect: expected }))).state;
        const isAsked = asked.has(`b${block + 1}.i${place + 1}`);
        const context = `${question} of guide ${at}`;
        expect([stateOf({ shown: [question] }), context]).toEqual([isAsked ? 'passed' : 'failed', context]);
        expect([stateOf({ notShown: [question] }), context]).toEqual([isAsked ? 'failed' : 'passed', context]);
      }
    }
  });

  test.each(seeds)('pass once they expect what is shown now (seed %i)', (seed) => {
    const random = createRandom(seed);
    let failed = 0;
    for (let at = 0; at < guidesPerSeed; at += 1) {
      const guide = variedGuide(random, { blocks: random.int(1, 4), itemsPerBlock: random.int(1, 5) });
      const doc = fromWire(guide);
      const names = itemIndex(doc).items.map(({ node }) => nameForTests(doc, 'question', node.key, null) ?? '');
      const some = () => names.filter(() => random.chance(0.3));
      const wrong = placeTest(
        doc,
        written('x', {
          expect: {
            outcome: random.pick(['complete', 'screened_out']),
            shown: some(),
            notShown: some(),
            inOrder: some().toReversed(),
            exactly: some(),
            options: Object.fromEntries(some().map((name) => [name, []])),
            concepts: [],
            closing: 'Nobody says this.',
          },
        }),
      );
      failed += Number(runGuideTest(guide, doc, wrong).state === 'failed');
      const right = placeTest(doc, written('x', acceptedTest(guide, doc, wrong)));
      expect(describeTest(doc, runGuideTest(guide, doc, right)), `guide ${at}`).toEqual([]);
    }
    expect(failed).toBe(guidesPerSeed);
  });

  test.each(seeds)('are generated until they reach everything that can be reached (seed %i)', (seed) => {
    const random = createRandom(seed);
    const figures = { guides: 0, goals: 0, tests: 0 };
    for (let at = 0; at < guidesPerSeed; at += 1) {
      const guide: Guide = smallGuide(random);
      const doc = fromWire(guide);
      const exploration = explore(guide);
      const tests = generatedTests({ guide, doc }, exploration).map((one) => written(one.name, one));
      expect(new Set(tests.map(({ name }) => name)).size, `guide ${at}`).toBe(tests.length);
      const placed = tests.map((one) => placeTest(doc, one));
      const interviews = placed.map((one) => coveringInterview(guide, doc, one));
      const { goals, reached, missed } = testCoverage(guide, exploration, { interviews });
      expect([missed, reached], `guide ${at}`).toEqual([[], goals]);
      for (const one of placed) expect(describeTest(doc, runGuideTest(guide, doc, one)), `guide ${at}`).toEqual([]);
      // Nothing is missing beside them.
      expect(generatedTests({ guide, doc }, exploration, { interviews }), `guide ${at}`).toEqual([]);
      figures.guides += 1;
      figures.goals += goals;
      figures.tests += tests.length;
    }
    report('guide tests: generated', { seed, ...figures });
  });
});
