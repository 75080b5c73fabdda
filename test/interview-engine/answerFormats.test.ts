import {
  type AnswerFormat,
  answerFormats,
  answerTable,
  type Column,
  writeAnswers,
} from '@guide-studio/interview-engine/answers';
import type { ListedInterview } from '@guide-studio/interview-engine/answers';
import { describe, expect, test } from 'vitest';

const questions = [
  { id: 'a', text: 'Rye?', type: 'multiple_choice', questionNumber: 1, options: ['Yes', 'No'], concepts: [] },
  { id: 'b', text: 'Why?', type: 'open_ended', questionNumber: 2, concepts: [] },
  { id: 'c', text: 'Order', type: 'ranking', questionNumber: 3, options: ['Rye', 'Oat'], concepts: [] },
] as const;

function interview(id: string, progress: string, answers: Readonly<Record<string, string>>): ListedInterview {
  return {
    id,
    readableId: Number(id),
    progress,
    createdAt: '2026-11-01T10:00:00Z',
    updatedAt: '2026-11-01T10:05:00Z',
    responseDurationSeconds: 300,
    qualityScore: '',
    urlParams: {},
    answersArray: Object.entries(answers).map(([question, answer]) => ({
      answerId: `${id}${question}`,
      discussionGuideQuestionId: question,
      conceptId: null,
      question,
      answer,
    })),
    shortTranscript: null,
  };
}

const responses = [
  interview('1', 'complete', { a: 'Yes', c: 'Oat, Rye' }),
  interview('2', 'in_progress', { a: 'No', b: 'Too dry.\nAsked again.' }),
];
const named = (columns: readonly Column[], name: string) => columns.find((column) => column.name === name);

describe('the columns of a table of answers', () => {
  const { columns } = answerTable(questions, responses, { answersAs: 'codes' });

  test('have a kind, and the meaning of each of their values as data', () => {
    expect(named(columns, 'Q1')).toMatchObject({
      kind: 'code',
      values: [
        { value: 1, label: 'Yes' },
        { value: 2, label: 'No' },
      ],
    });
    expect(named(columns, 'Q2')).toMatchObject({ kind: 'text', values: [] });
    expect(named(columns, 'Q3_1')).toMatchObject({ kind: 'number', values: [{ value: 1, label: 'first place' }] });
    expect(named(columns, 'createdAt')?.kind).toBe('time');
    // As texts, they still say which code a text would be.
    const texts = answerTable(questions, responses).columns;
    expect(named(texts, 'Q1')).toMatchObject({ kind: 'text', values: [{ value: 1 }, { value: 2 }] });
    for (const { kind, values, cell } of columns)
      for (const at of [0, 1])
        if (kind === 'code' && cell(at) !== '') expect(values.map(({ value }) => value)).toContain(cell(at));
  });

  test('tell a question that was not asked from one that came after the interview was left', () => {
    const missing = (name: string) => [0, 1].map((at) => named(columns, name)?.missing(at));
    expect(missing('Q1')).toEqual([null, null]);
    expect(missing('Q2')).toEqual(['notAsked', null]);
    expect(missing('Q3_1')).toEqual([null, 'leftBefore']);
    expect(missing('createdAt')).toEqual([null, null]);
  });
});

describe('each format of answers', () => {
  const study = { questions, responses, shown: new Map(), transcriptOf: async () => ({ ok: false as const }) };

  test('has a name of its own, and says what it is for in every language', () => {
    expect(new Set(answerFormats.map(({ id }) => id)).size).toBe(answerFormats.length);
    for (const { title, about } of answerFormats)
      for (const language of ['en', 'de'] as const) expect(`${title[language]} ${about[language]}`).toMatch(/\w.*\.$/u);
  });

  test('begins with its answers, and has every interview in them', async () => {
    for (const format of answerFormats) {
      const { files } = await writeAnswers(format, study);
      expect(files[0]?.kind, format.id).toBe('answers');
      if (typeof files[0]?.content === 'string') expect(files[0].content, format.id).toContain('2026-11-01T10:00:00Z');
      const kinds = files.map(({ kind, extension }) => `${kind}.${extension}`);
      expect(new Set(kinds).size, format.id).toBe(kinds.length);
    }
  });

  test('reads transcripts only for a table, and names those that could not be read', async () => {
    const asked: string[] = [];
    const read = async (id: string) => {
      asked.push(id);
      return { ok: false as const };
    };
    const missingOf = async (format: AnswerFormat) =>
      (await writeAnswers(format, { ...study, transcriptOf: read })).missing;
    for (const format of answerFormats) {
      asked.length = 0;
      expect(await missingOf(format), format.id).toEqual(format.isTable ? ['2'] : []);
      expect(asked, format.id).toEqual(format.isTable ? ['2'] : []);
    }
  });
});
