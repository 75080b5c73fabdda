import { languageCodes } from '@guide-studio/guide-core';
import {
  type Answer,
  answeredQuestions,
  createSession,
  type Guide,
  rehearse,
  transcript,
} from '@guide-studio/interview-engine';
import { spokenText } from '@guide-studio/interview-engine/internal';
import { describe, expect, it } from 'vitest';
import { digestOf } from '../../packages/study-service/src/responses/digest.ts';
import { flat, open, screening, statement, validGuide, which } from '../guideParts.ts';
import { after } from '../interview-engine/walk.ts';

const screener = screening(
  which('s', [
    { text: '1', status: 'approve' },
    { text: '2', status: 'reject' },
  ]),
);

/** Returns the digest of an interview with these answers. */
function digest(
  guide: Guide,
  answers: Parameters<typeof after>[1],
  progress: Parameters<typeof digestOf>[3] = 'complete',
) {
  const session = after(guide, answers);
  const rows = transcript(guide, session).map((row) => ({ ...row, questionId: null, answerId: null, conceptId: null }));
  return digestOf(guide, answeredQuestions(guide, session), rows, progress);
}

const textOf = (words: number, word = 'soup') => ({ text: Array.from({ length: words }, () => word).join(' ') });

describe('the digest of a response', () => {
  const two = validGuide([flat(open('One?'), open('Two?'))]);

  it('has a line for every moment of its short transcript', () => {
    const guide = validGuide([
      flat(statement('Look\nhere'), open(`${'Long '.repeat(30)}question?`), which('q', ['a', 'b'])),
    ]);
    const { shortTranscript, shortAssistantMessages } = digest(guide, [
      {},
      { text: `First.\nThen ${'more '.repeat(60)}` },
      { selected: ['o2'] },
    ]);
    const lines = shortTranscript?.split('\n') ?? [];
    expect(lines[0]).toBe('• Look here');
    expect(lines[1]).toMatch(/^• (Long )+Long… → First\. Then (more )+mo…$/u);
    expect(lines[2]).toBe('• Which q? → b');
    expect(shortAssistantMessages).toHaveLength(lines.length);
    for (const [at, asked] of shortAssistantMessages.entries()) expect(lines[at]).toContain(`• ${asked}`);
  });

  it('scores length, variety and completeness', () => {
    const scored: readonly [readonly { readonly text: string }[], Parameters<typeof digestOf>[3], number][] = [
      [[textOf(20, 'soup'), textOf(20, 'rice')], 'complete', 5],
      [[textOf(20, 'soup'), textOf(20, 'rice')], 'in_progress', 4.4],
      [[textOf(200), textOf(20)], 'complete', 5],
      [[textOf(10), textOf(10, 'rice')], 'complete', 3.6],
      [[textOf(20), textOf(20)], 'complete', 3.6],
      [[textOf(1), textOf(1, 'rice')], 'complete', 2.3],
    ];
    for (const [answers, progress, score] of scored) {
      expect(digest(two, answers, progress).qualityScore, JSON.stringify(answers)).toBe(score);
    }
    expect(digest(validGuide([flat(which('q', ['a', 'b']))]), [{ selected: ['o1'] }]).qualityScore).toBe(5);
  });

  it.each(['complete', 'screened_out', 'in_progress'] as const)(
    'scores no answer, or only the screener, at 1 (%s)',
    (progress) => {
      const guide = validGuide([screener, flat(statement('Look'), open('Why?'))]);
      const unanswered: readonly (readonly Answer[])[] = [
        [],
        [{ selected: ['o2'] }],
        [{ selected: ['o1'] }],
        [{ selected: ['o1'] }, {}],
      ];
      for (const answers of unanswered) {
        expect(digest(guide, answers, progress).qualityScore, JSON.stringify(answers)).toBe(1);
      }
      expect(digest(guide, [{ selected: ['o1'] }, {}, textOf(20)], progress).qualityScore).toBeGreaterThan(4);
    },
  );

  it('speaks the language of the study, and no other', () => {
    const texts = (questionLanguage: (typeof languageCodes)[number]) => {
      const blocks = [flat(open('1?'), which('2', ['3', '4']))];
      const guide = { ...validGuide(blocks), config: { questionLanguage } };
      return [[], [{ text: '5' }], [{ text: '5' }, { selected: ['o1'] }]].map((answers) => {
        const { summary, tagline, bulletSummary, tags } = digest(guide, answers);
        return [summary, tagline, ...bulletSummary, ...tags].join('\n');
      });
    };
    expect(texts('de-CH')[1]).toBe(
      '1 Frage beantwortet, 1 Wort in offenen Antworten. Es gibt keine Zusammenfassung.\n5',
    );
    expect(texts('en-medical')[2]).toBe(
      '2 questions answered, 1 word in open answers. No summary has been written.\n5',
    );
    for (const code of languageCodes.filter((each) => !/^(?:en|de)\b/.test(each))) {
      expect(texts(code).join('\n'), code).not.toMatch(/\p{L}/u);
    }
  });

  it('has only a sentence of the participant as tagline, and neither bullets nor tags nor answers as a summary', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const { session } = rehearse(two, createSession({ seed: `digest ${seed}`, urlParams: {} }), {
        sheet: new Map(),
        at: 'the end',
      });
      const answered = answeredQuestions(two, session);
      const { summary, tagline, bulletSummary, tags } = digestOf(two, answered, [], 'complete');
      expect(answered.some((each) => each.fullAnswer.includes((tagline ?? '').replace(/…$/, '')))).toBe(true);
      for (const { fullAnswer: text } of answered) expect(summary).not.toContain(text);
      expect(summary).toMatch(/ No summary has been written\.$/u);
      expect([...bulletSummary, ...tags]).toEqual([]);
    }
  });

  it.each([
    ['en', '2 questions answered. 2 spoken answers have no transcript. No summary has been written.'],
    ['de', '2 Fragen beantwortet. 2 gesprochene Antworten sind nicht verschriftlicht. Es gibt keine Zusammenfassung.'],
    ['fi', '✓ 2 🎙 2'],
    ['am', '✓ 2 🎙 2'],
  ] as const)('says of spoken answers without a transcript only that there is none (%s)', (questionLanguage, words) => {
    const guide = { ...two, config: { questionLanguage } };
    const spoken = { text: spokenText(guide, 4000) };
    const { summary, tagline, bulletSummary, qualityScore } = digest(guide, [spoken, spoken]);
    expect({ summary, tagline, bulletSummary }).toEqual({ summary: words, tagline: null, bulletSummary: [] });
    // They are neither long nor short, and none repeats another.
    expect(qualityScore).toBe(digest(validGuide([flat(which('q', ['a', 'b']))]), [{ selected: ['o1'] }]).qualityScore);
    const mixed = digest(guide, [spoken, { text: 'A soup. And tea.' }]);
    expect(mixed.tagline).toBe('A soup.');
    expect(mixed.summary).not.toMatch(/soup|0:04/u);
  });
});
