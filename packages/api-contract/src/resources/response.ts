import * as z from 'zod';
import { defaultPerPage } from '../assumptions.ts';
import { Answer } from './answer.ts';
import { Timestamp, Uuid } from './ids.ts';
import { TranscriptRow } from './transcriptRow.ts';

/** How far a response is (specification, "Response (versioned list item)"). */
export const Progress = z.enum(['complete', 'screened_out', 'in_progress']);
export type Progress = z.infer<typeof Progress>;

/** One response of the list (specification, "Response (versioned list item)"). */
export const Response = z.strictObject({
  id: Uuid,
  /** 1, 2, … within the study; of rehearsals, see `rehearsalNumbersAfter`. */
  readableId: z.number(),
  progress: Progress,
  responseDurationSeconds: z.number(),
  qualityScore: z.union([z.number(), z.string()]),
  /** By question text, plus `Summary`. */
  answers: z.record(z.string(), z.string()),
  answersArray: z.array(Answer),
  urlParams: z.record(z.string(), z.string()),
  tags: z.array(z.string()),
  tagline: z.string().nullable(),
  bulletSummary: z.array(z.string()),
  shortTranscript: z.string().nullable(),
  shortAssistantMessages: z.array(z.string()).optional(),
  otherRemarks: z.string().optional(),
  personas: z.string().optional(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});
export type Response = z.infer<typeof Response>;

/** A page of responses (specification, endpoint 4): a bare array. */
export const ListResponsesResponse = z.array(Response);
export type ListResponsesResponse = z.infer<typeof ListResponsesResponse>;

/** One response with its transcript (specification, endpoint 5). */
export const SingleResponse = z.strictObject({
  id: Uuid,
  readableId: z.number(),
  linkId: z.string(),
  urlParams: z.record(z.string(), z.string()),
  tagline: z.string().nullable(),
  bulletSummary: z.array(z.string()),
  transcript: z.array(TranscriptRow),
});
export type SingleResponse = z.infer<typeof SingleResponse>;

/** The query of the versioned list (specification, endpoint 4). */
export const ListResponsesQuery = z.strictObject({
  page: z.int().min(0).meta({ default: 0, description: 'The page, from 0.' }).optional(),
  perPage: z.int().min(1).meta({ default: defaultPerPage, description: 'How many responses a page has.' }).optional(),
  updatedSince: z
    .string()
    .meta({ format: 'date-time', description: 'Only responses that changed since this moment.' })
    .optional(),
  includeInProgress: z
    .boolean()
    .meta({ default: true, description: 'Whether interviews in progress are listed too.' })
    .optional(),
});
export type ListResponsesQuery = z.infer<typeof ListResponsesQuery>;
