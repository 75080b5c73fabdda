import {
  type AnsweredQuestion,
  answeredQuestions,
  createSession,
  type Guide,
  rehearse,
  type Session,
  transcript,
} from '@guide-studio/interview-engine';
import type { AskedQuestion, ListedInterview, ShownWithAnswer } from '@guide-studio/interview-engine/answers';
import { outcomeOfInterview } from '@guide-studio/interview-engine/internal';
import { describe, expect, test } from 'vitest';
import { answerTable as typedTable } from '@guide-studio/interview-engine/answers';
import { answerRows, codebookRows } from '@guide-studio/interview-engine/internal';
import { block, choice, conceptBlock, matrix, maxDiff, multiple, open, ranking, statement } from '../guideParts.ts';

/** The table as rows. */
function answerTable(...given: Parameters<typeof typedTable>) {
  const table = typedTable(...given);
  return { answers: answerRows(table), codebook: codebookRows(table) };
}
type AnswerTable = ReturnType<typeof answerTable>;

// Texts that contain the separator.
const texts = ['Bread', 'Bread, rye', 'Cake; jam: warm', '"Best" tea'];
const rows = ['At home', 'At home: late'];
const options = texts.map((text, at) => ({ text, externalId: `option ${at + 1}` }));
const kinds = [
  choice('One?', texts),
  multiple('Some?', texts, { allowCustomOption: true }),
  ranking('Order?', texts),
  matrix('Where?', rows, texts),
  maxDiff('Best?', texts, { itemsPerScreen: 3 }),
  open('Why?', { followUp: 'medium' }),
];
const guide = {
  title: 'Table',
  studyGuide: [
    block('Part', statement('Hello'), { ...kinds[0], externalId: 'one', options }, ...kinds.slice(1)),
    conceptBlock(
      'Concepts',
      {
        concepts: ['Rye', 'Oat', 'Rye'].map((title, at) => ({ nickname: `n${at}`, content: { title } })),
        subsampleCount: 2,
      },
      ...kinds,
    ),
  ],
} as unknown as Guide;

type Place = Pick<AnsweredQuestion, 'item' | 'block' | 'concept'>;
const questionId = ({ item }: Pick<Place, 'item'>) => `q${item}`;
const conceptId = ({ concept }: Pick<Place, 'concept'>) => (concept === null ? null : `concept ${concept}`);

const questions: readonly AskedQuestion[] = guide.studyGuide
  .flatMap(({ items, type }) => items.map((item) => ({ item, isInConcepts: type === 'concept' })))
  .map(({ item, isInConcepts }, at) => ({
    id: questionId({ item: at }),
    text: item.text,
    type: item.type,
    questionNumber: at + 1,
    ...(item.type === 'matrix' ? { rows, columns: texts } : {}),
    ...('options' in item && item.type !== 'matrix' ? { options: texts } : {}),
    ...(item.type === 'multiple_choice' ? { isMultiSelect: item.multiSelect === true } : {}),
    ...(item.type === 'max_diff' ? { itemsPerScreen: 3 } : {}),
    concepts: isInConcepts ? ['Rye', 'Oat', 'Rye'].map((title, concept) => ({ id: `concept ${concept}`, title })) : [],
  }));

const sessions = Array.from({ length: 30 }, (_, seed): Session => {
  const start = createSession({ seed: `table ${seed}`, urlParams: {} });
  const at = seed % 5 === 4 ? 'b1.i5' : 'the end';
  return rehearse(guide, start, { sheet: new Map(), at }).session;
});
const answered = sessions.map((session) =>
  answeredQuestions(guide, session).filter(({ type }) => type !== 'statement'),
);

function listed(session: Session, at: number): ListedInterview {
  return {
    id: `interview ${at}`,
    readableId: at + 1,
    progress: outcomeOfInterview(guide, session),
    createdAt: '2026-11-20T10:00:00.000Z',
    updatedAt: '2026-11-20T10:01:00.000Z',
    responseDurationSeconds: 60,
    qualityScore: 3,
    urlParams: {},
    shortTranscript: null,
    answersArray: (answered[at] ?? []).map((given) => ({
      answerId: given.stepId,
      discussionGuideQuestionId: questionId(given),
      conceptId: conceptId(given),
      question: given.question,
      answer: given.fullAnswer,
    })),
  };
}

const interviews = sessions.map(listed);
const transcripts = new Map(
  sessions.map((session, at) => {
    let answerId = '';
    const spoken = transcript(guide, session).map(({ stepId, moderator, user, isFollowUp }) => {
      if (!isFollowUp) answerId = stepId;
      return { moderator, user, isFollowUp, answerId };
    });
    return [`interview ${at}`, spoken];
  }),
);

const byName = ({ answers: [, ...lines], codebook }: AnswerTable) => {
  const names = codebook.slice(1).map(([name]) => String(name));
  return lines.map((line) => new Map(names.map((name, at) => [name, line[at] ?? ''])));
};
const position = (id: string) => Number(id.slice(1));

describe('a table of answers', () => {
  const codes = answerTable(questions, interviews, { answersAs: 'codes', guide, transcripts });
  const words = answerTable(questions, interviews, { guide, transcripts });

  test.each([
    ['codes', codes],
    ['texts', words],
  ])(
    'has a line for each interview, one cell for each column, and a line of the codebook for each column (%s)',
    (_, table) => {
      const [headings = [], ...lines] = table.answers;
      expect(lines).toHaveLength(interviews.length);
      for (const line of table.answers) expect(line).toHaveLength(headings.length);
      const [titles = [], ...described] = table.codebook;
      expect(described).toHaveLength(headings.length);
      for (const line of described) expect(line).toHaveLength(titles.length);
      const names = described.map(([name]) => name);
      expect(new Set(names).size).toBe(names.length);
      for (const [at, heading] of headings.entries()) expect(String(heading).split(': ')[0]).toBe(names[at]);
    },
  );

  test('has a column for each option, row, screen and concept, in the order of the guide', () => {
    const names = (codes.answers[0] ?? []).map(String).filter((name) => name.startsWith('Q'));
    const screens = [1, 2, 3, 4].flatMap((screen) => [`_s${screen}_best`, `_s${screen}_worst`]);
    const four = ['_1', '_2', '_3', '_4'];
    const followUps = ['', '_f1_asked', '_f1', '_f2_asked', '_f2'];
    const each = [[''], four, four, ['_1', '_2'], [...screens, ...four], followUps];
    const plain = each.flatMap((ends, at) => ends.map((end) => `Q${at + 2}${end}`));
    const perConcept = each.flatMap((ends, at) =>
      [1, 2, 3].flatMap((concept) => ends.map((end) => `Q${at + 8}_c${concept}${end}`)),
    );
    expect(names).toEqual([...plain, ...perConcept]);
  });

  test('contains the answers, as codes and as texts, and nothing for a question that was not shown', () => {
    const [coded, described] = [byName(codes), byName(words)];
    for (const [at, given] of answered.entries()) {
      const [numbers, spokenText] = [coded[at] ?? new Map(), described[at] ?? new Map()];
      const seen = new Set<string>();
      for (const one of given) {
        const stem = `Q${one.item + 1}${one.concept === null ? '' : `_c${one.concept + 1}`}`;
        seen.add(stem);
        const is = (end: string, value: number | string, text: number | string = value) => {
          expect([numbers.get(`${stem}${end}`), spokenText.get(`${stem}${end}`)], `${at} ${stem}${end}`).toEqual([
            value,
            text,
          ]);
        };
        const { given: answer } = one;
        if ('selected' in answer && one.item % 6 === 1) {
          const [chosen = ''] = answer.selected;
          is('', position(chosen), texts[position(chosen) - 1]);
        } else if ('selected' in answer) {
          for (const option of [1, 2, 3, 4]) is(`_${option}`, Number(answer.selected.includes(`o${option}`)));
        }
        if ('ranked' in answer) for (const [place, id] of answer.ranked.entries()) is(`_${position(id)}`, place + 1);
        if ('cells' in answer) {
          for (const [row, id] of Object.entries(answer.cells)) {
            is(`_${position(row)}`, position(id), texts[position(id) - 1]);
          }
        }
        if ('choices' in answer) {
          for (const [screen, { best, worst }] of answer.choices.entries()) {
            is(`_s${screen + 1}_best`, position(best), texts[position(best) - 1]);
            is(`_s${screen + 1}_worst`, position(worst), texts[position(worst) - 1]);
          }
          for (const option of [1, 2, 3, 4]) {
            const times = (which: 'best' | 'worst') =>
              answer.choices.filter((each) => each[which] === `o${option}`).length;
            is(`_${option}`, times('best') - times('worst'));
          }
        }
        if ('text' in answer) {
          is('', answer.text);
          for (const [turn, followUp] of one.followUps.entries()) {
            is(`_f${turn + 1}_asked`, followUp.question);
            is(`_f${turn + 1}`, followUp.answer);
          }
        }
      }
      for (const [name, value] of numbers) {
        const stem = /^Q\d+(?:_c\d+)?/u.exec(name)?.[0];
        if (stem !== undefined && !seen.has(stem)) expect(value, name).toBe('');
      }
    }
  });

  test('has the same columns for all draws, and for no participants', () => {
    const plain = (some: readonly ListedInterview[]) => answerTable(questions, some).answers[0];
    expect(plain(interviews.slice(0, 1))).toEqual(plain(interviews));
    expect(plain([])).toEqual(plain(interviews));
    expect(answerTable(questions, []).answers).toHaveLength(1);
  });

  test('keeps unchanged what cannot be parsed, own answers, and answers that belong to no question', () => {
    const answer = (id: string | null, given: string, asked = 'Q') => ({
      answerId: 'a',
      discussionGuideQuestionId: id,
      conceptId: null,
      question: asked,
      answer: given,
    });
    const strange = {
      ...listed(sessions[0] ?? createSession({ seed: '', urlParams: {} }), 0),
      answersArray: [
        answer('q1', 'Something else'),
        answer('q2', 'Bread, my own, with commas'),
        answer('q3', 'worded otherwise'),
        answer('q6', 'one\ntwo'),
        answer(null, 'kept', 'Of another time'),
      ],
    };
    const [read] = byName(answerTable(questions, [strange], { answersAs: 'codes' }));
    expect(
      ['Q2', 'Q2_own', 'Q3_1', 'Q3_2', 'Q3_own', 'Q4_1', 'Q4_said', 'Q7', 'X1'].map((name) => read?.get(name)),
    ).toEqual([5, 'Something else', 1, 0, 'my own, with commas', '', 'worded otherwise', 'one\ntwo', 'kept']);
  });

  test('explains every column in its codebook, with external ids where the guide is known', () => {
    const [titles = [], ...lines] = codes.codebook;
    const described = new Map(
      lines.map((line) => [line[0], Object.fromEntries(titles.map((title, at) => [title, line[at]]))]),
    );
    expect([...described.keys()]).toEqual(codes.answers[0]);
    expect(described.get('Q2')).toMatchObject({
      questionNumber: 2,
      externalId: 'one',
      type: 'multiple_choice',
      text: 'One?',
      values: texts.map((text, at) => `${at + 1} = ${text}`).join('\n'),
      base: codes.answers.slice(1).filter((row) => row[codes.answers[0]?.indexOf('Q2') ?? -1] !== '').length,
    });
    expect(described.get('id')).toMatchObject({ base: '' });
    expect(described.get('Q9_c2_3')).toMatchObject({
      questionNumber: 9,
      externalId: '',
      concept: 'Oat',
      holds: 'option',
      code: 3,
      label: 'Cake; jam: warm',
      values: '1 = chosen\n0 = not chosen',
    });
    const german = answerTable(questions, [], { language: 'de' }).codebook;
    expect(german.find(([name]) => name === 'Q3_1')).toContain('1 = gewählt\n0 = nicht gewählt');
  });
});

describe('what was shown', () => {
  const shown = (question: string, concept: string | null, more: Partial<ShownWithAnswer>): ShownWithAnswer => ({
    discussionGuideQuestionId: question,
    conceptId: concept,
    kind: 'image',
    name: 'A loaf',
    url: 'https://media.example/loaf.png',
    outcome: 'shown',
    seconds: 7.2,
    watched: null,
    ...more,
  });
  const [first, second] = [shown('q1', null, {}), shown('q1', null, { kind: 'video', name: 'Baking', watched: false })];
  const [statement] = [shown('q0', null, { kind: 'embed', name: null, outcome: 'unknown', seconds: null })];
  const perConcept = shown('q7', 'concept 2', { outcome: 'failed', seconds: 0 });
  const shownBy = new Map([
    ['interview 0', [statement, first, second, perConcept]],
    ['interview 1', [statement, { ...first, outcome: 'declined' as const }]],
  ]);
  const stems = ['Q1_m1', 'Q1_m1_seconds', 'Q2_m1', 'Q2_m1_seconds', 'Q2_m2', 'Q2_m2_seconds', 'Q2_m2_watched'];
  const names = [...stems, 'Q8_c3_m1', 'Q8_c3_m1_seconds'];
  const namesIn = (table: AnswerTable) => table.codebook.slice(1).map(([name]) => String(name));

  test('has columns behind those of its question: outcome, seconds in view, and whether a video was watched', () => {
    for (const answersAs of ['text', 'codes'] as const) {
      const table = answerTable(questions, interviews.slice(0, 3), { answersAs, shown: shownBy });
      const all = namesIn(table);
      expect(all.filter((name) => name.includes('_m'))).toEqual(names);
      expect(all.indexOf('Q2_m1')).toBe(all.indexOf('Q2') + 1);
      expect(all.filter((name) => !name.includes('_m'))).toEqual(
        namesIn(answerTable(questions, interviews.slice(0, 3))),
      );
      const cells = byName(table).map((line) => names.map((name) => line.get(name)));
      const words = answersAs === 'text';
      expect(cells).toEqual([
        [
          words ? 'unknown' : 5,
          '',
          ...Array.from({ length: 2 }, () => [words ? 'shown' : 1, 7.2]).flat(),
          0,
          words ? 'could not be loaded' : 2,
          0,
        ],
        [words ? 'unknown' : 5, '', words ? 'declined by the participant' : 4, 7.2, '', '', '', '', ''],
        names.map(() => ''),
      ]);
    }
  });

  test('is explained in the codebook, in both languages', () => {
    const sentences = (language: 'en' | 'de') => {
      const [titles = [], ...lines] = answerTable(questions, interviews, { shown: shownBy, language }).codebook;
      return (name: string) => {
        const line = lines.find(([each]) => each === name) ?? [];
        return Object.fromEntries(titles.map((title, at) => [title, line[at]]));
      };
    };
    expect(sentences('en')('Q2_m2')).toMatchObject({
      questionNumber: 2,
      text: 'One?',
      holds: 'whether a video was shown',
      code: 2,
      label: 'Baking',
      values: [
        '1 = shown',
        '2 = could not be loaded',
        '3 = reported as not seen by the participant',
        '4 = declined by the participant',
        '5 = unknown',
      ].join('\n'),
    });
    expect(sentences('en')('Q2_m2_watched')['values']).toBe('1 = played to the end\n0 = not played to the end');
    expect(sentences('en')('Q1_m1')['label']).toBe('https://media.example/loaf.png');
    expect(sentences('en')('Q8_c3_m1')).toMatchObject({ concept: 'Rye', holds: 'whether a picture was shown' });
    expect(sentences('de')('Q2_m1_seconds')).toMatchObject({ holds: 'Sekunden im Blick', label: 'A loaf' });
  });

  test('is in the headings of a table of texts', () => {
    const [headings = []] = answerTable(questions, interviews, { shown: shownBy }).answers;
    expect(headings).toContain('Q2_m1: One? [A loaf]');
    expect(headings).toContain('Q8_c3_m1_seconds: One? [Rye · A loaf · seconds in view]');
  });
});

describe('parameters of links', () => {
  const withParameters = (urlParams: Readonly<Record<string, string>>): ListedInterview => ({
    ...listed(sessions[0] ?? createSession({ seed: '', urlParams: {} }), 0),
    answersArray: [],
    urlParams,
  });
  const named = (count: number, value: string) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`p${at}`, value]));

  test('have a column each', () => {
    const { answers } = answerTable([], [withParameters({ segment: 'b' }), withParameters({ toString: 'x' })]);
    expect(answers.map((line) => line.slice(7, -1))).toEqual([
      ['urlParams.segment: ', 'urlParams.toString: '].map((name) => name.slice(0, -2)),
      ['b', ''],
      ['', 'x'],
    ]);
  });

  test('are at most fifty columns, the most frequent ones, and all others one', () => {
    const many = [withParameters(named(40_000, 'one')), withParameters({ p39999: 'two', segment: 'b' })];
    const { answers } = answerTable([], many);
    const [headings = [], first = [], second = []] = answers;
    const parameters = headings.filter((name) => String(name).startsWith('urlParams.'));
    expect(parameters).toHaveLength(50);
    expect(parameters).toContain('urlParams.p39999');
    const at = headings.indexOf('otherUrlParams');
    expect(Object.keys(JSON.parse(String(first[at])) as object)).toHaveLength(40_000 - 50);
    expect(second[at]).toBe('{"segment":"b"}');
  });
});
