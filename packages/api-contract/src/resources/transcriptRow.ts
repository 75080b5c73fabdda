import { z } from 'zod';

/** Where a recording can be played or fetched. */
export const Recording = z.strictObject({ streamUrl: z.string(), mp4Url: z.string() });
export type Recording = z.infer<typeof Recording>;

/** One exchange of an interview (specification, "TranscriptRow"). */
export const TranscriptRow = z.strictObject({
  moderator: z.string(),
  user: z.string(),
  discussionGuideQuestionId: z.string().nullable(),
  answerId: z.string().nullable(),
  conceptId: z.string().nullable(),
  /** Zero-based. */
  responseIndex: z.number(),
  isFollowUp: z.boolean(),
  /** A signed URL, valid for about one hour. */
  audio: z.string().nullable(),
  video: Recording.nullable(),
  /** Only where the screen was captured; services that capture none may leave it out. */
  screenVideo: Recording.nullable().optional(),
});
export type TranscriptRow = z.infer<typeof TranscriptRow>;
