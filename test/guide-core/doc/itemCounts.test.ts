import type { JsonObject } from '@guide-studio/guide-core';
import { childrenOf, fromWire } from '@guide-studio/guide-core/edit';
import { countItems, countItemsOf, itemCountWords, sameItemCounts } from '@guide-studio/guide-core/internal';
import { expect, it } from 'vitest';
import { createRandom } from '../../generate/random.ts';
import { randomGuide } from '../../generate/guide.ts';

const seed = 20261201;

it(`counts every item once, as a question or as a statement (seed ${seed})`, () => {
  const random = createRandom(seed);
  for (let count = 0; count < 40; count += 1) {
    const guide = randomGuide(random, { blocks: 4, itemsPerBlock: 5 });
    const { root } = fromWire(guide);
    const types = (guide['studyGuide'] as { items: { type: string }[] }[]).flatMap(({ items }) =>
      items.map(({ type }) => type),
    );
    const statements = types.filter((type) => type === 'statement').length;
    const all = { questions: types.length - statements, statements };
    expect(countItems(root)).toEqual(all);
    const ofBlocks = childrenOf(root, 'blocks').map(countItemsOf);
    expect(ofBlocks.reduce((sum, one) => sum + one.questions, 0)).toBe(all.questions);
    expect(sameItemCounts(all, countItems(fromWire(guide).root))).toBe(true);
  }
});

it('counts an item of an unknown type as a question', () => {
  const items: JsonObject[] = [{ type: 'poem', text: 'A' }, { text: 'B' }, { type: 'statement', text: 'C' }];
  const { root } = fromWire({ title: 'T', studyGuide: [{ type: 'flat', title: 'B', items }] });
  expect(countItems(root)).toEqual({ questions: 2, statements: 1 });
});

it('names what there is', () => {
  const words = (questions: number, statements: number) =>
    (['en', 'de'] as const).map((language) => itemCountWords({ questions, statements }, language).join(', '));
  expect(words(25, 4)).toEqual(['25 questions, 4 statements', '25 Fragen, 4 Hinweistexte']);
  expect(words(1, 1)).toEqual(['1 question, 1 statement', '1 Frage, 1 Hinweistext']);
  expect(words(1200, 0)).toEqual(['1,200 questions', '1.200 Fragen']);
  expect(words(0, 2)).toEqual(['2 statements', '2 Hinweistexte']);
  expect(words(0, 0)).toEqual(['0 questions', '0 Fragen']);
});
