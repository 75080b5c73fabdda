import { LanguageCode } from '@guide-studio/guide-core';
import { z } from 'zod';
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

/** What was shown in one response. */
export const ShownInResponse = z.strictObject({
  responseId: Uuid,
  readableId: z.number(),
  /** In the order of its questions; only for answered questions. */
  stimuli: z.array(ShownStimulus),
  /** The question that is open or at which the interview was abandoned: shown but not answered. Null if none. */
  unanswered: UnansweredQuestion.nullable(),
  /** The language of the interview, and so of free texts; present if it is not that of the questions. */
  language: LanguageCode.optional(),
  /** Present if the participant was invented for a rehearsal. */
  isRehearsal: z.literal(true).optional(),
});
export type ShownInResponse = z.infer<typeof ShownInResponse>;

/** What was shown in the responses of one page. */
export const ShownInResponses = z.array(ShownInResponse);
export type ShownInResponses = z.infer<typeof ShownInResponses>;
