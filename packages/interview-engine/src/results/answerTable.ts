import type { MessageLanguage } from '@guide-studio/guide-core';
import type { Guide } from '../plan/plan.ts';
import { answerColumns } from './answerColumns.ts';
import type { AskedQuestion, ListedAnswer } from './askedQuestion.ts';
import { type Cell, type Column, type ColumnKind, type Missing, ofInterview } from './column.ts';
import { externalIdsOf } from './externalIds.ts';
import { keyOfAnswer, occasionKey, occasionsOf } from './occasions.ts';
import { parameterColumns } from './parameterColumns.ts';
import { type SplitAnswer, splitAnswer, type SpokenRow } from './splitAnswer.ts';
import { shownColumns } from './shownColumns.ts';
import type { ShownWithAnswer } from './shownWithAnswer.ts';
import type { TableWords } from './tableWords.types.ts';
import { germanTable } from './tableWords.de.ts';
import { englishTable } from './tableWords.en.ts';

/** An interview in the list of a service (specification, "Response (versioned list item)"). */
export interface ListedInterview {
  /** A UUID, permanent. */
  readonly id: string;
  /** The number of the interview in its study, from 1. */
  readonly readableId: number;
  /** `complete`, `screened_out` or `in_progress`. */
  readonly progress: string;
  /** The start, in UTC (ISO 8601). */
  readonly createdAt: string;
  /** The last change, in UTC (ISO 8601). */
  readonly updatedAt: string;
  /** In seconds; the service of Guide Studio does not count pauses. */
  readonly responseDurationSeconds: number;
  /** The rating of the service, a number or a word. */
  readonly qualityScore: Cell;
  /** The parameters of the participant's link; empty without any. */
  readonly urlParams: Readonly<Record<string, string>>;
  /** In the order of the interview, follow-ups within the answer. */
  readonly answersArray: readonly ListedAnswer[];
  /** The conversation with shortened questions; null if there is none. */
  readonly shortTranscript: string | null;
}

/** How a table of answers is written. */
export interface TableOptions {
  /** Options as texts, or as their position in the guide from 1. Default: texts. */
  readonly answersAs?: 'text' | 'codes';
  /** The guide of the study, for external ids in the codebook. */
  readonly guide?: Guide;
  /** By interview id. Without its transcript, an interview's follow-ups stay in the cell of the answer. */
  readonly transcripts?: ReadonlyMap<string, readonly SpokenRow[]>;
  /** By interview id: what was shown with its questions, in the order of the guide. */
  readonly shown?: ReadonlyMap<string, readonly ShownWithAnswer[]>;
  /** The ids of interviews with invented participants. If there are any, a column says which. */
  readonly rehearsals?: ReadonlySet<string>;
  /** The language of the codebook and of the reports on what was shown. Default: English. */
  readonly language?: MessageLanguage;
}

/** The answers of interviews as typed columns; `cell` of a column gives the value of a row. */
export interface AnswerTable {
  /** Facts about the interview, link parameters, the questions in their order, and last the short transcript. */
  readonly columns: readonly Column[];
  /** The number of interviews, which are the rows. */
  readonly length: number;
  /** Columns are named by their short names alone. */
  readonly asCodes: boolean;
}

/**
 * Returns interviews as a table with one row each, and a column for every option, row, screen and concept, even if no
 * participant saw it, so that the columns of a study are always the same. Unanswered questions have empty cells. Answers
 * that do not belong to a question of the study come last.
 *
 * @param questions Of the study, as `getStudyQuestions` returns them.
 * @param interviews As `listResponses` returns them.
 * @example
 * ```ts
 * import { answerTable } from '@guide-studio/interview-engine/answers';
 *
 * const questions = [
 *   { id: 'q1', text: 'Do you cook?', type: 'multiple_choice', questionNumber: 1, options: ['Yes', 'No'], concepts: [] },
 * ] as const;
 * const interview = {
 *   ...{ id: 'r1', readableId: 1, progress: 'complete', responseDurationSeconds: 120, qualityScore: 5 },
 *   ...{ createdAt: '2026-03-01T09:00:00Z', updatedAt: '2026-03-01T09:02:00Z', urlParams: {}, shortTranscript: null },
 *   answersArray: [
 *     { answerId: 'a1', discussionGuideQuestionId: 'q1', conceptId: null, question: 'Q1: Do you cook?', answer: 'Yes' },
 *   ],
 * };
 *
 * const { columns, length } = answerTable(questions, [interview], { answersAs: 'codes' });
 * const column = columns.find(({ name }) => name === 'Q1');
 * console.log(length, column?.cell(0), column?.values); // 1 1 [ { value: 1, label: 'Yes' }, { value: 2, label: 'No' } ]
 * ```
 */
export function answerTable(
  questions: readonly AskedQuestion[],
  interviews: readonly ListedInterview[],
  {
    answersAs = 'text',
    guide,
    transcripts = new Map(),
    shown = new Map(),
    rehearsals = new Set(),
    language = 'en',
  }: TableOptions = {},
): AnswerTable {
  const words = tableWords[language];
  const given = givenIn(interviews, transcripts);
  const asCodes = answersAs === 'codes';
  const shownAt = shownIn(interviews, shown);
  const numbers = new Map(questions.map(({ id, questionNumber }) => [id, questionNumber]));
  const lastAnswered = interviews.map(({ answersArray }) =>
    Math.max(0, ...answersArray.map(({ discussionGuideQuestionId: id }) => numbers.get(id ?? '') ?? 0)),
  );
  const ends = interviews.map(({ progress }): Missing => (progress === 'complete' ? 'notAsked' : 'leftBefore'));
  const asked = occasionsOf(questions, (key) => given.has(key) || shownAt.has(key)).flatMap((occasion) => {
    const answers = given.get(occasion.key)?.answers ?? [];
    given.delete(occasion.key);
    const ids = externalIdsOf(occasion.question, guide);
    const exhibits = shownAt.get(occasion.key) ?? [];
    const missing = (at: number): Missing | null =>
      answers[at] !== undefined
        ? null
        : (lastAnswered[at] ?? 0) > occasion.question.questionNumber
          ? 'notAsked'
          : (ends[at] ?? null);
    return [
      ...answerColumns({ occasion, ids, answers, missing, asCodes, words }),
      ...shownColumns({ occasion, externalId: ids.question, shown: exhibits, missing, asCodes, words }),
    ];
  });
  const columns = [
    ...facts.map((name) => factColumn(name, words, interviews)),
    ...(rehearsals.size === 0 ? [] : [rehearsalColumn(rehearsals, words, interviews)]),
    ...parameterColumns(interviews, words),
    ...asked,
    ...[...given.values()].map((each, at) => strayColumn(each, `X${at + 1}`, words)),
    factColumn('shortTranscript', words, interviews),
  ];
  return { columns, length: interviews.length, asCodes };
}

interface Given {
  /** The question as the answers name it. */
  readonly asked: string;
  readonly answers: SplitAnswer[];
}

/** By question, then by interview index. */
function givenIn(
  interviews: readonly ListedInterview[],
  transcripts: ReadonlyMap<string, readonly SpokenRow[]>,
): Map<string, Given> {
  const given = new Map<string, Given>();
  for (const [at, { id, answersArray }] of interviews.entries()) {
    for (const answer of answersArray) {
      const key = keyOfAnswer(answer);
      const known = given.get(key) ?? { asked: answer.question, answers: Array.from({ length: interviews.length }) };
      known.answers[at] = splitAnswer(answer, transcripts.get(id));
      given.set(key, known);
    }
  }
  return given;
}

/** By question, then by interview index. */
function shownIn(
  interviews: readonly ListedInterview[],
  shown: ReadonlyMap<string, readonly ShownWithAnswer[]>,
): ReadonlyMap<string, readonly (readonly ShownWithAnswer[] | undefined)[]> {
  const byOccasion = new Map<string, ShownWithAnswer[][]>();
  for (const [at, { id }] of interviews.entries()) {
    for (const one of shown.get(id) ?? []) {
      const key = occasionKey(one.discussionGuideQuestionId, one.conceptId);
      const known = byOccasion.get(key) ?? Array.from({ length: interviews.length });
      known[at] = [...(known[at] ?? []), one];
      byOccasion.set(key, known);
    }
  }
  return byOccasion;
}

const facts = [
  'readableId',
  'id',
  'progress',
  'createdAt',
  'updatedAt',
  'responseDurationSeconds',
  'qualityScore',
] as const;

const kinds: Readonly<Record<keyof TableWords['facts'], ColumnKind>> = {
  readableId: 'number',
  id: 'text',
  progress: 'text',
  createdAt: 'time',
  updatedAt: 'time',
  responseDurationSeconds: 'number',
  // Services rate in numbers or in words.
  qualityScore: 'text',
  shortTranscript: 'text',
};

function factColumn(
  name: keyof TableWords['facts'],
  words: TableWords,
  interviews: readonly ListedInterview[],
): Column {
  const cell = (at: number): Cell => interviews[at]?.[name] ?? '';
  return { ...ofInterview, name, text: words.facts[name], kind: kinds[name], cell };
}

function rehearsalColumn(
  rehearsals: ReadonlySet<string>,
  { rehearsal: { text, no, yes } }: TableWords,
  interviews: readonly ListedInterview[],
): Column {
  const cell = (at: number): Cell => Number(rehearsals.has(interviews[at]?.id ?? ''));
  const values = [
    { value: 0, label: no },
    { value: 1, label: yes },
  ];
  return { ...ofInterview, name: 'isRehearsal', text, kind: 'code', values, cell };
}

function strayColumn({ asked, answers }: Given, name: string, { parts }: TableWords): Column {
  const cell = (at: number) => [
    answers[at]?.answer ?? '',
    ...(answers[at]?.followUps ?? []).map(({ answer }) => answer),
  ];
  return {
    ...ofInterview,
    name,
    heading: asked,
    text: asked,
    part: parts.noQuestion,
    cell: (at) => cell(at).join('\n'),
  };
}

const tableWords: Readonly<Record<MessageLanguage, TableWords>> = { en: englishTable, de: germanTable };
