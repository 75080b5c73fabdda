/**
 * The answers of a study as files: a list of formats, each pure, and one way to write them.
 *
 * @module @guide-studio/interview-engine/answers
 */
export type { AnswerFile, AnswerFormat, AnswerFormatOptions, WrittenAnswers } from './answerFormat.ts';
export { answerFormats } from './allAnswerFormats.ts';
export { type StudyAnswers, writeAnswers, type WrittenFiles } from './writeAnswers.ts';
export { byteOrderMark, type CsvOptions, csvOf, type CsvSeparator, csvSeparators } from './csv.ts';
export { everyTranscript, type Transcripts } from './everyTranscript.ts';
export {
  type InterviewShown,
  ofRealParticipants,
  rehearsalsIn,
  type ShownById,
  shownById,
  stimuliById,
  withShown,
} from './withShown.ts';
export { answerRows, codebookRows } from '../results/answerRows.ts';
export { type AnswerTable, answerTable, type TableOptions } from '../results/answerTable.ts';
export type { Column, Missing, ValueLabel } from '../results/column.ts';
