import { readFileSync } from 'node:fs';
import type { Json, JsonObject } from '@guide-studio/guide-core';
import { assumptionsWith, createEstimator, type Duration, usualAssumptions } from '@guide-studio/guide-core/estimate';
import { parseGuide } from '@guide-studio/guide-core/files';
import { assumptionNames, countWords } from '@guide-studio/guide-core/internal';
import { describe, expect, test } from 'vitest';
import { realGuideFiles, realGuidesPresent, whyNoRealGuides } from '../../realGuides.ts';
import {
  defaultItemsPerScreen,
  mostFollowUps,
  showingsPerOption,
} from '../../../packages/interview-engine/src/assumptions.ts';
import { followUpsAtMost, maxDiffDefaults } from '../../../packages/guide-core/src/estimate/assumptions.ts';
import { type Draft, randomGuide } from '../../generate/guide.ts';
import { createRandom, type Random } from '../../generate/random.ts';
import { sized } from '../../size.ts';
import { block, conceptBlock, link } from '../../guideParts.ts';

const seeds = Array.from({ length: sized(15, 60, 60) }, (_, index) => 4100 + index);

const made = (seed: number): JsonObject => randomGuide(createRandom(seed), { blocks: 4, itemsPerBlock: 5 });
const estimate = (guide: JsonObject) => createEstimator()(guide);
const blocksOf = (guide: JsonObject) => guide['studyGuide'] as readonly Draft[];
const close = 1e-6;

function withItem(guide: JsonObject, at: number, place: number, item: Json): JsonObject {
  const blocks = blocksOf(guide).map((block, index) =>
    index === at ? { ...block, items: (block['items'] as readonly Json[]).toSpliced(place, 0, item) } : block,
  );
  return { ...guide, studyGuide: blocks };
}

const item = (type: string, more: JsonObject = {}): JsonObject => ({
  text: 'What do you eat in the morning?',
  type,
  ...more,
});
const options = (count: number) => Array.from({ length: count }, (_, index) => ({ text: `Option ${index}` }));

function anyItem(random: Random): JsonObject {
  return random.pick([
    item('open_ended', { followUp: random.pick(['none', 'light', 'medium', 'heavy', null]) }),
    item('multiple_choice', { options: options(random.int(1, 9)), multiSelect: random.chance(0.5) }),
    item('ranking', { options: options(random.int(1, 9)) }),
    item('matrix', { options: options(3), rows: options(random.int(1, 6)) }),
    item('max_diff', { options: options(random.int(2, 9)) }),
    item('statement'),
  ]);
}

const condition = {
  operator: 'and',
  criteria: [link('segment', 'bakers')],
};

function expectOrder({ least, usual, most }: Duration): void {
  expect(least).toBeGreaterThanOrEqual(0);
  expect(usual).toBeGreaterThanOrEqual(least - close);
  expect(most).toBeGreaterThanOrEqual(usual - close);
  expect(most).toBeLessThan(Infinity);
}

describe('an estimate', () => {
  test.each(seeds)('is in order, as a whole and in each block (seed %i)', (seed) => {
    const { whole, frame, blocks } = estimate(made(seed));
    for (const part of [whole, frame, ...blocks]) expectOrder(part);
    for (const way of ['least', 'usual', 'most'] as const) {
      const parts = [frame, ...blocks].reduce((total, part) => total + part[way], 0);
      expect(whole[way]).toBeCloseTo(parts, 6);
    }
  });

  test.each(seeds)('never gets shorter with one more item that everybody sees (seed %i)', (seed) => {
    const random = createRandom(seed);
    const guide = made(seed);
    const before = estimate(guide).whole;
    const at = random.int(0, blocksOf(guide).length - 1);
    const after = estimate(withItem(guide, at, random.int(0, 5), anyItem(random))).whole;
    expect(after.least).toBeGreaterThanOrEqual(before.least - close);
    expect(after.usual).toBeGreaterThanOrEqual(before.usual - close);
    expect(after.most).toBeGreaterThanOrEqual(before.most - close);
  });

  test.each(seeds)('a condition shortens the shortest way and leaves the longest alone (seed %i)', (seed) => {
    const random = createRandom(seed);
    const guide = made(seed);
    const extra = anyItem(random);
    const at = random.int(0, blocksOf(guide).length - 1);
    const always = estimate(withItem(guide, at, 0, extra)).whole;
    const sometimes = estimate(withItem(guide, at, 0, { ...extra, conditional: condition })).whole;
    expect(sometimes.least).toBeCloseTo(estimate(guide).whole.least, 6);
    expect(sometimes.usual).toBeLessThanOrEqual(always.usual + close);
    expect(sometimes.most).toBeCloseTo(always.most, 6);
  });

  test('its middle is the median of all paths, when each condition holds in half of them', () => {
    const items = [3, 5, 8, 2].map((count) => item('ranking', { options: options(count), conditional: condition }));
    const usual = (chosen: readonly Json[]) =>
      estimate({ title: 'T', studyGuide: [block('', item('statement'), ...chosen)] }).whole.usual;
    const paths = Array.from({ length: 2 ** items.length }, (_, path) =>
      usual(items.filter((_item, index) => (path >> index) & 1).map((each) => ({ ...each, conditional: null }))),
    ).sort((a, b) => a - b);
    const middle = ((paths[7] ?? 0) + (paths[8] ?? 0)) / 2;
    expect(usual(items)).toBeCloseTo(middle, 6);
  });

  test('after an edit it returns the same as a new one (seeds from 4200)', () => {
    for (let seed = 4200; seed < 4200 + sized(8, 20, 20); seed += 1) {
      const random = createRandom(seed);
      const remembering = createEstimator();
      let guide = made(seed);
      for (let edit = 0; edit < 8; edit += 1) {
        guide = withItem(guide, random.int(0, 3), random.int(0, 5), anyItem(random));
        expect(remembering(guide), `seed ${seed}`).toEqual(estimate(guide));
      }
    }
  });

  test('carried options are as many as can be chosen in their source', () => {
    const source = item('multiple_choice', { externalId: 'a', multiSelect: true, maxSelect: 3, options: options(9) });
    const carrying = (carryForwardFrom: string) => item('ranking', { carryForwardFrom });
    const of = (...items: Json[]) => estimate({ title: 'T', studyGuide: [block('', ...items)] }).whole;
    const { secondsPerRank, quickPace, slowPace } = usualAssumptions;
    const alone = of(source, item('ranking', { options: [] }));
    const both = of(source, carrying('a'));
    expect(both.least - alone.least).toBeCloseTo((secondsPerRank * quickPace) / 100, 6);
    expect(both.most - alone.most).toBeCloseTo((3 * secondsPerRank * slowPace) / 100, 6);
    const circle = [
      item('multiple_choice', { externalId: 'a', carryForwardFrom: 'b' }),
      item('multiple_choice', { externalId: 'b', carryForwardFrom: 'a' }),
    ];
    expectOrder(of(...circle));
  });

  test('concepts are gone through as often as they are drawn', () => {
    const concept = (more: JsonObject = {}) => ({ nickname: 'n', content: { title: 'A bread' }, ...more });
    const of = (concepts: readonly Json[], subsampleCount: number | null) =>
      estimate({
        title: 'T',
        studyGuide: [conceptBlock('', { concepts, subsampleCount }, item('statement'))],
      }).whole;
    const one = of([concept()], null);
    const four = [concept(), concept(), concept(), concept()];
    expect(of(four, null).usual).toBeCloseTo(4 * one.usual, 6);
    expect(of(four, 2).most).toBeCloseTo(2 * one.most, 6);
    expect(of([concept(), concept({ conditional: condition })], null).least).toBeCloseTo(one.least, 6);
  });

  test('an answer that is rather spoken is usually as long as a spoken one, and may be typed', () => {
    const of = (interviewMode: string, preferredInput: string | null) =>
      estimate({
        title: 'T',
        config: { interviewMode },
        studyGuide: [block('', item('open_ended', { preferredInput }))],
      }).whole;
    const [typed, spoken] = [of('audio_text', 'text'), of('audio', 'voice')];
    const rather = of('audio_text', 'voice');
    expect(rather.usual).toBe(spoken.usual);
    expect(rather.most).toBe(typed.most);
    expect(rather.least).toBe(spoken.least);
  });

  test('every assumption counts, and invalid settings are ignored or limited', () => {
    const guide: JsonObject = {
      title: 'T',
      config: { interviewMode: 'audio_text' },
      welcomeMessage: { title: 'Hello', message: 'Welcome here' },
      studyGuide: [
        block(
          '',
          item('open_ended', { followUp: 'heavy', conditional: condition }),
          item('multiple_choice', { options: options(6), multiSelect: true }),
          item('matrix', { options: options(2), rows: options(2), embed: { url: 'https://example.org' } }),
          item('ranking', { options: options(3), media: [{ type: 'image' }, { type: 'video' }] }),
          item('max_diff', { options: options(5) }),
        ),
      ],
    };
    const usual = estimate(guide).whole;
    for (const name of assumptionNames) {
      const changed = createEstimator(assumptionsWith({ [name]: usualAssumptions[name] * 0.9 }))(guide).whole;
      expect(changed, name).not.toEqual(usual);
    }
    const nonsense = { wordsPerMinute: 0, secondsPerStep: -1, slowPace: 3, quickPace: 900, shareShown: 400, x: 1 };
    expectOrder(createEstimator(assumptionsWith({ ...nonsense, typedPerMinute: 'fast' }))(guide).whole);
  });

  test('a guide of any shape has one', () => {
    const shapes: readonly Json[] = [
      null,
      7,
      'x',
      [],
      {},
      [null, 3, { items: 'x' }, { items: [null, 4, { type: 7 }] }],
    ];
    for (const studyGuide of shapes)
      expectOrder(estimate({ title: 'T', config: 3, welcomeMessage: [], studyGuide }).whole);
    expectOrder(estimate({}).whole);
  });

  test('MaxDiff screens and follow-ups are those of the engine', () => {
    expect(maxDiffDefaults).toEqual({ itemsPerScreen: defaultItemsPerScreen, showingsPerOption });
    expect({ none: 0, ...followUpsAtMost }).toEqual(mostFollowUps);
  });
});

describe('words', () => {
  test.each([
    ['', 0],
    ['  … ! ', 0],
    ["What's your mother-in-law's name?", 4],
    ['Was möchten Sie essen?', 4],
    ['ما رأيك في هذا الخبز؟', 5],
    ['你喜欢面包吗', 3],
    ['パンは好き?', 3],
    ['2 von 3', 3],
  ])('%j are %i', (text, count) => {
    expect(countWords(text)).toBe(count);
  });
});

test('the options of a question are words of the guide, also where they are shown on screens', () => {
  const words = (...items: readonly Json[]): number => {
    const guide = made(seeds[0]!);
    return estimate({ ...guide, studyGuide: [{ ...blocksOf(guide)[0], items }] }).words;
  };
  const question = item('statement');
  for (const type of ['multiple_choice', 'ranking', 'max_diff'])
    expect(words(item(type, { options: options(4) })), type).toBe(words(question) + 8);
});

describe.skipIf(!realGuidesPresent)(`real guides${whyNoRealGuides}`, () => {
  test.each(realGuideFiles)('%s takes between one minute and two hours', (name, path) => {
    const parsed = parseGuide(readFileSync(path));
    if (!parsed.ok) throw new Error(name);
    const { whole } = estimate(parsed.value);
    expectOrder(whole);
    expect(whole.usual).toBeGreaterThan(60);
    expect(whole.usual).toBeLessThan(7200);
  });
});
