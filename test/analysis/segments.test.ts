import { inSegment, type InterviewFacts } from '@guide-studio/analysis';
import { deepestRule, type InterviewTest, SegmentRule } from '@guide-studio/guide-core/reading';
import type { AskedQuestion } from '@guide-studio/interview-engine/answers';
import { expect, it } from 'vitest';
import { numbersFrom, sized } from '../size.ts';

const questions = new Map<string, AskedQuestion>([
  [
    'q1',
    {
      id: 'q1',
      text: 'What?',
      type: 'multiple_choice',
      questionNumber: 1,
      isMultiSelect: true,
      options: ['Rye', 'Oat'],
      concepts: [],
    },
  ],
  ['q2', { id: 'q2', text: 'Why?', type: 'open_ended', questionNumber: 2, concepts: [] }],
]);
const answer = (question: string, text: string, concept: string | null = null) => ({
  answerId: `${question}-${text}`,
  discussionGuideQuestionId: question,
  conceptId: concept,
  question: 'Q',
  answer: text,
});
const interview = (more: Partial<InterviewFacts> = {}): InterviewFacts => ({
  progress: 'complete',
  isRehearsal: false,
  parameters: { panel: 'a' },
  language: 'de',
  seconds: 120,
  answers: [answer('q1', 'Rye', 'c1'), answer('q2', 'Because it is warm.')],
  codes: new Set(['price']),
  ...more,
});

it('each kind of test asks what it is called', () => {
  const holds: readonly (readonly [InterviewTest, boolean])[] = [
    [{ by: 'outcome', is: ['complete', 'screened_out'] }, true],
    [{ by: 'outcome', is: [] }, false],
    [{ by: 'rehearsal', is: false }, true],
    [{ by: 'parameter', name: 'panel', is: ['a', 'b'] }, true],
    [{ by: 'parameter', name: 'toString', is: [''] }, false],
    [{ by: 'language', is: ['en'] }, false],
    [{ by: 'seconds', from: 120, to: null }, true],
    [{ by: 'seconds', from: null, to: 119 }, false],
    [{ by: 'code', is: ['price'] }, true],
    [{ by: 'concept', is: ['c2'] }, false],
    [{ by: 'answer', question: 'q1', concept: null, wanted: { is: 'option', options: ['Oat', 'Rye'] } }, true],
    [{ by: 'answer', question: 'q1', concept: 'c2', wanted: { is: 'any' } }, false],
    [{ by: 'answer', question: 'q2', concept: null, wanted: { is: 'contains', text: 'WARM' } }, true],
    [{ by: 'answer', question: 'gone', concept: null, wanted: { is: 'any' } }, false],
  ];
  for (const [rule, expected] of holds) expect(inSegment(rule, interview(), questions), rule.by).toBe(expected);
  expect(inSegment({ by: 'seconds', from: 0, to: null }, interview({ seconds: null }), questions)).toBe(false);
});

it('and, or and not are those of logic, also of nothing', () => {
  const below = numbersFrom(41);
  const leaf = (): SegmentRule => ({ by: 'seconds', from: below(200), to: null });
  const random = (depth: number): SegmentRule => {
    const way = depth === 0 ? 0 : below(4);
    if (way === 0) return leaf();
    if (way === 1) return { not: random(depth - 1) };
    const parts = Array.from({ length: below(4) }, () => random(depth - 1));
    return way === 2 ? { all: parts } : { any: parts };
  };
  const by = (rule: SegmentRule) => inSegment(rule, interview(), questions);
  for (let round = 0; round < sized(500, 5000, 50_000); round += 1) {
    const parts = Array.from({ length: below(4) }, () => random(3));
    expect(by({ not: { all: parts } })).toBe(by({ any: parts.map((not) => ({ not })) }));
    expect(by({ all: parts })).toBe(parts.every(by));
    expect(SegmentRule.safeParse({ all: parts }).success).toBe(true);
  }
  let deep: SegmentRule = leaf();
  for (let depth = 0; depth < deepestRule; depth += 1) deep = { not: deep };
  expect(SegmentRule.safeParse(deep).success).toBe(false);
});
