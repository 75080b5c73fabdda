/**
 * The answers of a study as files: a list of formats, each pure, and one way to write them.
 *
 * ```ts
 * import { answerFormats, writeAnswers } from '@guide-studio/interview-engine/answers';
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
 * const [csv] = answerFormats;
 * if (csv === undefined) throw new Error('There is no format.');
 * const answers = { questions, responses: [interview], shown: new Map(), transcriptOf: async () => ({ ok: false }) as const };
 * const { files } = await writeAnswers(csv, answers, { answersAs: 'codes' });
 * console.log(files.map(({ kind, extension }) => `${kind}.${extension}`)); // [ 'answers.csv', 'codebook.csv' ]
 * ```
 *
 * {@link answerFormats} has the formats; {@link writeAnswers} writes the files of one. Questions and responses are as a
 * study service lists them, so `@guide-studio/api-client` reads them.
 * {@link answerTable} makes typed columns for a format or a statistic of your own, {@link csvOf} makes CSV of any rows.
 * {@link shownById} and {@link withShown} put what participants were shown beside their responses.
 *
 * @module @guide-studio/interview-engine/answers
 */
export { answerFormats } from './allAnswerFormats.ts';
export type { AnswerFile, AnswerFormat, AnswerFormatOptions, WrittenAnswers } from './answerFormat.ts';
export { csvOf, type CsvOptions, type CsvSeparator, csvSeparators } from './csv.ts';
export { type StudyAnswers, writeAnswers, type WrittenFiles } from './writeAnswers.ts';
export { answerTable, type AnswerTable, type ListedInterview, type TableOptions } from '../results/answerTable.ts';
export type { AskedQuestion, ListedAnswer } from '../results/askedQuestion.ts';
export type { Cell, Column, Missing, ValueLabel, ColumnKind } from '../results/column.ts';
export type { ShownWithAnswer } from '../results/shownWithAnswer.ts';
export { type ShownById, shownById, withShown, type InterviewShown } from './withShown.ts';
export type { SpokenRow } from '../results/splitAnswer.ts';
export type { Stimulus, Exposure } from '../steps/stimuli.ts';
