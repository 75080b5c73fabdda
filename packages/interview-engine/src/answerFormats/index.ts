/**
 * The answers of a study as files: a list of formats, each pure, and one way to write them.
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
