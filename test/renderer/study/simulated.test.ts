import { expect, test } from 'vitest';
import { exampleGuide, exampleSize, exampleVoices } from '../../../renderer/src/files/example/exampleGuide.ts';
import { answersByQuestion } from '../../../renderer/src/study/answers/answersByQuestion.ts';
import { summaryOf } from '../../../renderer/src/study/answers/summaryOf.ts';
import { simulate } from '../../../renderer/src/study/simulated.ts';

const simulated = simulate(exampleGuide, exampleVoices, exampleSize);
const answered = answersByQuestion(simulated);
const summaries = answered.map(summaryOf);

test('everybody who takes the example is counted once, and the same each time', () => {
  const { interviews, questions } = simulated;
  expect(interviews.map(({ number }) => number)).toEqual(Array.from({ length: exampleSize }, (_, at) => at + 1));
  expect(new Set(interviews.map(({ progress }) => progress))).toEqual(new Set(['complete', 'screened_out']));
  const again = simulate(exampleGuide, exampleVoices, exampleSize);
  expect({ interviews: again.interviews, questions: again.questions }).toEqual({ interviews, questions });
});

test('every question has answers, and none more than there are people', () => {
  expect(summaries.map(({ kind }) => kind)).toEqual(['shares', 'shares', 'texts', 'ranks', 'texts']);
  for (const [at, { answers }] of answered.entries()) {
    expect(answers.length).toBeGreaterThan(0);
    expect(answers.length).toBeLessThanOrEqual(exampleSize);
    for (const { share } of summaries[at]?.bars ?? []) expect(share).toBeLessThanOrEqual(1);
  }
  expect(summaries[0]?.bars.reduce((sum, { value }) => sum + value, 0)).toBe(exampleSize);
});

test('open questions are answered with what was written for them, and every answer is there to be read', () => {
  const written = new Set(Object.values(exampleVoices).flat());
  for (const [at, { kind, texts }] of summaries.entries()) {
    for (const { text } of texts) expect(written).toContain(text);
    if (kind === 'texts') expect(texts).toHaveLength(answered[at]?.answers.length ?? -1);
  }
});

test('those who did not have bread are not asked about it', () => {
  expect(answered[2]?.answers.length).toBe(summaries[1]?.bars[0]?.value);
});

test('an interview reads as it went', async () => {
  const [first] = simulated.interviews;
  if (!first) throw new Error('nobody was simulated');
  const told = await simulated.conversationOf(first);
  const said = told.ok ? told.value.map(({ user }) => user) : [];
  for (const { answer } of first.answers) expect(said).toContain(answer);
});
