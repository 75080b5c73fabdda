import { z } from 'zod';
import { Uuid } from './ids.ts';

// Ours: what the service tells the editor about a study beyond the public contract, whose shapes take no more fields.

/** How the operator of the service has set up a study. */
export const StudySettings = z.strictObject({
  id: Uuid,
  /** Participants are asked before pictures, videos and pages are loaded. */
  askBeforeLoading: z.boolean(),
});
export type StudySettings = z.infer<typeof StudySettings>;

/** What became of a picture, video or page on a participant's screen. */
export const ShownStimulus = z.strictObject({
  /** The question it belongs to, and the concept where it is asked per concept. */
  discussionGuideQuestionId: z.string(),
  conceptId: z.string().nullable(),
  kind: z.enum(['image', 'video', 'embed']),
  /** Null for an embed. */
  name: z.string().nullable(),
  url: z.string(),
  /**
   * `shown`: it loaded and was in sight. `failed`: it could not be loaded. `notSeen`: the participant said that it does not
   * show or play. `declined`: the participant did not let it load. `unknown`: the answer came without a report.
   */
  outcome: z.enum(['shown', 'failed', 'notSeen', 'declined', 'unknown']),
  /** How long it was in sight; null where that is not known. */
  seconds: z.number().nullable(),
  /** Whether a video was played to its end, nothing left out; null for others and where it is not known. */
  watched: z.boolean().nullable(),
});
export type ShownStimulus = z.infer<typeof ShownStimulus>;

export const UnansweredQuestion = z.strictObject({
  discussionGuideQuestionId: z.string(),
  conceptId: z.string().nullable(),
});
export type UnansweredQuestion = z.infer<typeof UnansweredQuestion>;

/** What one response was shown. */
export const ShownInResponse = z.strictObject({
  responseId: Uuid,
  readableId: z.number(),
  /** In the order of its questions; only of questions that were answered. */
  stimuli: z.array(ShownStimulus),
  /** The question that is open or at which the interview was left: shown, and not answered. Null for none. */
  unanswered: UnansweredQuestion.nullable(),
});
export type ShownInResponse = z.infer<typeof ShownInResponse>;

export const ShownInResponses = z.array(ShownInResponse);
export type ShownInResponses = z.infer<typeof ShownInResponses>;
