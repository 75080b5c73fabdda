import { expect, test } from 'vitest';
import { exampleGuide } from '../../../renderer/src/example/exampleGuide.ts';
import { examplePeople } from '../../../renderer/src/example/examplePeople.ts';
import { answersByQuestion } from '../../../renderer/src/answers/answersByQuestion.ts';
import { summaryOf } from '../../../renderer/src/answers/summaryOf.ts';
import { simulate } from '../../../renderer/src/answers/example/simulated.ts';

const simulated = simulate(exampleGuide, examplePeople);
const answered = answersByQuestion(simulated);
const summaries = answered.map(({ question, askings }) => summaryOf(question, { answers: askings[0]?.answers ?? [] }));
const written = new Set(examplePeople.flatMap(({ texts }) => Object.values(texts).flat()));

test('everybody who takes the example is counted once, and the same each time', () => {
  const { interviews, questions } = simulated;
  expect(interviews.map(({ number }) => number)).toEqual(examplePeople.map((_, at) => at + 1));
  const again = simulate(exampleGuide, examplePeople);
  expect({ interviews: again.interviews, questions: again.questions }).toEqual({ interviews, questions });
});

test('the interviews of the example differ from one another: in outcome, length, choices and every text', async () => {
  const { interviews, conversationOf } = simulated;
  const outcomes = new Set(interviews.map(({ progress }) => progress));
  expect(outcomes).toEqual(new Set(['complete', 'screened_out', 'in_progress']));
  expect(interviews[0]?.progress).toBe('complete');
  expect(new Set(interviews.map(({ seconds }) => seconds)).size).toBe(interviews.length);
  const texts = examplePeople.flatMap((person) => Object.values(person.texts).flat());
  expect(written.size).toBe(texts.length);
  const full = interviews.filter(({ progress }) => progress === 'complete');
  expect(new Set(full.map(({ answers }) => answers.map(({ answer }) => answer).join('\n'))).size).toBe(full.length);
  for (const { shares = [], ranks = [] } of summaries as Partial<Record<'shares' | 'ranks', { text: string }[]>>[]) {
    for (const list of [shares, ranks])
      expect(new Set(list.map((line) => JSON.stringify({ ...line, text: null }))).size).toBe(list.length);
  }
  const conversations = await Promise.all(full.map(conversationOf));
  const isFollowedUp = conversations.map((read) => read.ok && read.value.some(({ isFollowUp }) => isFollowUp));
  expect(new Set(isFollowedUp)).toEqual(new Set([true, false]));
});

test('all that was written for a person is said, and only questions for texts have texts', async () => {
  const fullAnswer = await Promise.all(
    simulated.interviews.map(async (interview) => {
      const read = await simulated.conversationOf(interview);
      return read.ok ? read.value.map(({ user }) => user) : [];
    }),
  );
  for (const text of written) expect(fullAnswer.flat()).toContain(text);
  for (const summary of summaries) {
    if (summary.kind !== 'texts') expect(summary.texts).toEqual([]);
  }
});

test('every question has answers, and none more than there are people', () => {
  expect(summaries.map(({ kind }) => kind)).toEqual([
    'shares',
    'shares',
    'texts',
    'grid',
    'ranks',
    'best',
    'texts',
    'shares',
    'texts',
    'texts',
  ]);
  for (const { base } of summaries) {
    expect(base).toBeGreaterThan(0);
    expect(base).toBeLessThanOrEqual(examplePeople.length);
  }
  const [screener] = summaries;
  const chosen = screener?.kind === 'shares' ? screener.shares.reduce((sum, { count }) => sum + count, 0) : 0;
  expect(chosen).toBe(examplePeople.length);
});

test('those who did not have bread are not asked about it', () => {
  const [, foods, why] = summaries;
  expect(why?.base).toBe(foods?.kind === 'shares' ? foods.shares[0]?.count : -1);
});
