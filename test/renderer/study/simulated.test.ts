import { expect, test } from 'vitest';
import { exampleGuide, exampleSize, exampleVoices } from '../../../renderer/src/files/example/exampleGuide.ts';
import { simulate } from '../../../renderer/src/study/simulated.ts';

const simulation = simulate(exampleGuide, exampleVoices, exampleSize);

test('everybody who takes the example is counted once, and the same each time', () => {
  expect(simulation.complete + simulation.screenedOut).toBe(exampleSize);
  expect(simulation.screenedOut).toBeGreaterThan(0);
  expect(simulate(exampleGuide, exampleVoices, exampleSize)).toEqual(simulation);
});

test('every question has answers, and none more than there are people', () => {
  expect(simulation.questions.map(({ kind }) => kind)).toEqual(['shares', 'shares', 'texts', 'ranks', 'texts']);
  for (const question of simulation.questions) {
    expect(question.count).toBeGreaterThan(0);
    expect(question.count).toBeLessThanOrEqual(exampleSize);
    if (question.kind === 'texts') continue;
    for (const { share } of question.bars) expect(share).toBeLessThanOrEqual(1);
  }
  const [screener] = simulation.questions;
  expect(screener?.kind === 'shares' && screener.bars.reduce((sum, { value }) => sum + value, 0)).toBe(exampleSize);
});

test('open questions are answered with what was written for them', () => {
  const texts = simulation.questions.flatMap((question) => (question.kind === 'texts' ? question.texts : []));
  const written = new Set(Object.values(exampleVoices).flat());
  for (const text of texts) expect(written).toContain(text);
});

test('those who did not have bread are not asked about it', () => {
  const [, foods, bread] = simulation.questions;
  const withBread = foods?.kind === 'shares' ? foods.bars[0]?.value : undefined;
  expect(bread?.count).toBe(withBread);
});
