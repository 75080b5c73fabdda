import { createHash } from 'node:crypto';
import { passagesOf, placeMarks, questionsById } from '@guide-studio/analysis';
import { keyOfPlace, type Mark } from '@guide-studio/guide-core/reading';
import { expect, it } from 'vitest';

const questions = questionsById([
  { id: 'q1', text: 'Do you cook?', type: 'multiple_choice', questionNumber: 1, options: ['Yes', 'No'], concepts: [] },
  { id: 'q2', text: 'Why?', type: 'open_ended', questionNumber: 2, concepts: [] },
]);
const answer = (answerId: string, question: string | null, text: string) => ({
  answerId,
  discussionGuideQuestionId: question,
  conceptId: null,
  question: 'Q: Asked?',
  answer: text,
});
const interview = {
  id: 'r1',
  answersArray: [
    answer('a1', 'q1', 'Yes'),
    answer('a2', 'q2', 'It is\r\ncheap.\nA lot.'),
    answer('a3', null, 'Thanks 😀'),
  ],
};
const row = (moderator: string, user: string, isFollowUp: boolean) => ({ moderator, user, answerId: 'a2', isFollowUp });
const transcripts = new Map([['r1', [row('Why?', 'It is\r\ncheap.', false), row('How much?', 'A lot.', true)]]]);
const hashOf = async (text: string) => await Promise.resolve(createHash('sha256').update(text).digest('hex'));

it('every turn is a text of its own, with what was asked', () => {
  const all = passagesOf(questions, interview, { transcripts });
  expect(all.map(({ turn, asked, text }) => [turn, asked, text])).toEqual([
    [0, 'Do you cook?', 'Yes'],
    [0, 'Why?', 'It is\ncheap.'],
    [1, 'How much?', 'A lot.'],
    [0, 'Q: Asked?', 'Thanks 😀'],
  ]);
});

it('marks fit the text they were made in; others are listed with the reason', async () => {
  const passages = new Map(passagesOf(questions, interview, { transcripts }).map((one) => [keyOfPlace(one), one]));
  const sha256 = await hashOf('It is\ncheap.');
  const mark = (more: Partial<Mark>): Mark => ({
    id: '0b0c2d5e-5f0e-4c1e-9d53-6f1f1b0d7a11',
    response: 'r1',
    answer: 'a2',
    turn: 0,
    start: 6,
    end: 11,
    sha256,
    code: 'price',
    at: '2026-12-01T09:00:00Z',
    ...more,
  });
  const marks = [
    mark({}),
    mark({ sha256: 'a'.repeat(64) }),
    mark({ end: 99 }),
    mark({ turn: 7 }),
    mark({ response: 'r9' }),
  ].map((one) => ({ coder: 'Ana', mark: one }));
  const { byText, lost } = await placeMarks(marks, passages, hashOf, new Set(['r1']));
  expect([...byText.values()].flat().map(({ mark: { end } }) => end)).toEqual([11]);
  expect(lost.map(({ why }) => why)).toEqual(['changed', 'changed', 'textGone', 'responseGone']);
});
