import * as z from 'zod';
import { ReadConcept } from './concept.ts';

/** The types of questions in responses: those of items, and one that guides cannot contain. */
export const QuestionType = z.enum([
  'open_ended',
  'file_upload',
  'multiple_choice',
  'ranking',
  'statement',
  'matrix',
  'max_diff',
]);
export type QuestionType = z.infer<typeof QuestionType>;

/** One participant-facing question (specification, "Question (versioned)"). */
export const Question = z.strictObject({
  id: z.string(),
  text: z.string(),
  type: QuestionType,
  questionNumber: z.number(),
  isScreener: z.boolean(),
  /** Only for multiple_choice, ranking and max_diff. */
  options: z.array(z.string()).optional(),
  /** Only for multiple_choice and matrix. */
  isMultiSelect: z.boolean().optional(),
  /** Only for matrix. */
  rows: z.array(z.string()).optional(),
  /** Only for matrix. */
  columns: z.array(z.string()).optional(),
  /** Only for max_diff. */
  metric: z.string().optional(),
  /** Only for max_diff. */
  itemsPerScreen: z.number().optional(),
  /** Empty if the question has no concepts. */
  concepts: z.array(ReadConcept),
});
export type Question = z.infer<typeof Question>;

/** The questions of a study (specification, endpoint 3). */
export const QuestionsResponse = z.strictObject({ questions: z.array(Question) });
export type QuestionsResponse = z.infer<typeof QuestionsResponse>;
