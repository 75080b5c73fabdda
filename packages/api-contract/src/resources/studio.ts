import { LanguageCode } from '@guide-studio/guide-core';
import * as z from 'zod';
import { Uuid } from './ids.ts';

// Our own: what the editor learns about a study beyond the public contract, whose schemas allow no more fields.

/** The settings of a study that the operator of the service has chosen. */
export const StudySettings = z.strictObject({
  id: Uuid,
  /** True if participants are asked before pictures, videos and pages are loaded. */
  askBeforeLoading: z.boolean(),
});
export type StudySettings = z.infer<typeof StudySettings>;

/** What happened to a picture, video or page on a participant's screen. */
export const ShownStimulus = z.strictObject({
  /** Its question, and its concept if the question is asked per concept. */
  discussionGuideQuestionId: z.string(),
  conceptId: z.string().nullable(),
  kind: z.enum(['image', 'video', 'embed']),
  /** Null for an embed. */
  name: z.string().nullable(),
  url: z.string(),
  /**
   * - `shown`: it loaded and was in view
   * - `failed`: it could not be loaded
   * - `notSeen`: the participant said that it does not show or play
   * - `declined`: the participant did not let it load
   * - `unknown`: the answer came without a report
   */
  outcome: z.enum(['shown', 'failed', 'notSeen', 'declined', 'unknown']),
  /** Seconds in view; null if unknown. */
  seconds: z.number().nullable(),
  /** True if a video was played to the end without skipping; null for other kinds and if unknown. */
  watched: z.boolean().nullable(),
});
export type ShownStimulus = z.infer<typeof ShownStimulus>;

/** A question that was shown but not answered, and its concept. */
export const UnansweredQuestion = z.strictObject({
  discussionGuideQuestionId: z.string(),
  conceptId: z.string().nullable(),
});
export type UnansweredQuestion = z.infer<typeof UnansweredQuestion>;

/** What a model decided about an answer: to ask a follow-up question, or nothing more. */
export const FollowUpDecision = z.strictObject({
  /** The question whose answers it is about, and its concept. */
  discussionGuideQuestionId: z.string(),
  conceptId: z.string().nullable(),
  /** What was asked; null if nothing was. */
  question: z.string().nullable(),
  /** True if the model wrote the question; false for one of the script. */
  isWritten: z.boolean(),
  /** The model, the hash of its rules (`prompt`), its `reason`, the `tokens`, and the `outcome`. */
  audit: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
});
export type FollowUpDecision = z.infer<typeof FollowUpDecision>;

/** What was shown in one response. */
export const ShownInResponse = z.strictObject({
  responseId: Uuid,
  readableId: z.number(),
  /** In the order of its questions; only for answered questions. */
  stimuli: z.array(ShownStimulus),
  /** The question that is open or at which the interview was abandoned: shown but not answered. Null if none. */
  unanswered: UnansweredQuestion.nullable(),
  /** What a model decided about its answers, in order; present if one response is asked for and a model was asked. */
  decisions: z.array(FollowUpDecision).optional(),
  /** The language of the interview, and so of free texts; present if it is not that of the questions. */
  language: LanguageCode.optional(),
  /** Present if the participant was invented for a rehearsal. */
  isRehearsal: z.literal(true).optional(),
});
export type ShownInResponse = z.infer<typeof ShownInResponse>;

/** What was shown in the responses of one page. */
export const ShownInResponses = z.array(ShownInResponse);
export type ShownInResponses = z.infer<typeof ShownInResponses>;
