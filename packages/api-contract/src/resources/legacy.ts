import { MediaType } from '@guide-studio/guide-core';
import * as z from 'zod';
import { defaultPerPage } from '../assumptions.ts';
import { Timestamp, Uuid } from './ids.ts';
import { QuestionType } from './question.ts';
import { Progress } from './response.ts';

// Field names and order: specification, "Legacy field shapes (snake_case)".

/** One answer of a legacy response (specification, "Legacy field shapes (snake_case)"). */
export const LegacyAnswer = z.strictObject({
  answer_id: z.string(),
  discussion_guide_question_id: z.string().nullable(),
  concept_id: z.string().nullable(),
  /** Deprecated: the same as `answer_id`. */
  question_id: z.string().meta({ deprecated: true }),
  question: z.string(),
  answer: z.string(),
});
export type LegacyAnswer = z.infer<typeof LegacyAnswer>;

/** One response of the legacy list (specification, "Legacy field shapes (snake_case)"). */
export const LegacyResponse = z.strictObject({
  id: Uuid,
  response_number: z.number(),
  created_at: Timestamp,
  updated_at: Timestamp,
  progress: Progress,
  response_duration_seconds: z.number(),
  answers: z.record(z.string(), z.string()),
  answers_array: z.array(LegacyAnswer),
  attributes: z.record(z.string(), z.string()),
  short_transcript: z.string().nullable(),
  short_assistant_messages: z.array(z.string()),
  bullet_summary: z.array(z.string()),
  quality_score: z.number(),
  tags: z.array(z.string()),
  tagline: z.string(),
  summary: z.string().optional(),
});
export type LegacyResponse = z.infer<typeof LegacyResponse>;

/** The legacy list of responses, a bare array. */
export const LegacyResponses = z.array(LegacyResponse);

/** The signed URLs at which a recording can be played or downloaded, valid for about one hour. */
export const LegacyRecording = z.strictObject({ stream_url: z.string(), mp4_url: z.string() });

/** One row of a legacy transcript (specification, "Legacy field shapes (snake_case)"). */
export const LegacyTranscriptRow = z.strictObject({
  moderator: z.string(),
  user: z.string(),
  discussion_guide_question_id: z.string().nullable(),
  concept_id: z.string().nullable(),
  answer_id: z.string().nullable(),
  response_index: z.number(),
  is_followup: z.boolean(),
  audio: z.string().nullable(),
  video: LegacyRecording.nullable(),
  /** Deprecated: the same as `discussion_guide_question_id`. */
  question_uuid: z.string().nullable().meta({ deprecated: true }),
});
export type LegacyTranscriptRow = z.infer<typeof LegacyTranscriptRow>;

/** One response with its transcript (specification, "Legacy field shapes (snake_case)"). */
export const LegacySingleResponse = z.strictObject({
  id: z.string(),
  /** The link id of the study. */
  survey: z.string(),
  transcript: z.array(LegacyTranscriptRow),
});
export type LegacySingleResponse = z.infer<typeof LegacySingleResponse>;

/** A concept of a legacy question (specification, "Legacy field shapes (snake_case)"). */
export const LegacyConcept = z.strictObject({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  media: z.array(z.strictObject({ type: MediaType, name: z.string(), url: z.string() })),
  embed_url: z.string().nullable(),
});
export type LegacyConcept = z.infer<typeof LegacyConcept>;

/** One legacy question (specification, "Legacy field shapes (snake_case)"). */
export const LegacyQuestion = z.strictObject({
  id: z.string(),
  text: z.string(),
  is_screener: z.boolean(),
  type: QuestionType,
  question_number: z.number(),
  concepts: z.array(LegacyConcept),
  is_multi_select: z.boolean().optional(),
  options: z.array(z.string()).optional(),
});
export type LegacyQuestion = z.infer<typeof LegacyQuestion>;

/** The legacy list of questions. */
export const LegacyQuestionsResponse = z.strictObject({ questions: z.array(LegacyQuestion) });
export type LegacyQuestionsResponse = z.infer<typeof LegacyQuestionsResponse>;

/** One study of the legacy list (specification, "Legacy field shapes (snake_case)"). */
export const LegacyStudy = z.strictObject({
  id: Uuid,
  link_id: z.string(),
  title: z.string(),
  created_at: Timestamp,
  /** Title and number of completed responses. */
  desc: z.string(),
});
export type LegacyStudy = z.infer<typeof LegacyStudy>;

/** The legacy list of studies, a bare array. */
export const LegacyStudies = z.array(LegacyStudy);

/** The query of the legacy list of responses. `page` counts from 0. */
export const LegacyListResponsesQuery = z.strictObject({
  page: z.int().min(0).meta({ default: 0, description: 'The page, from 0.' }).optional(),
  per_page: z.int().min(1).meta({ default: defaultPerPage, description: 'How many responses a page has.' }).optional(),
  updated_since: z
    .string()
    .meta({ format: 'date-time', description: 'Only responses that changed since this moment.' })
    .optional(),
  include_in_progress: z
    .boolean()
    .meta({ default: true, description: 'Whether interviews in progress are listed too.' })
    .optional(),
});
