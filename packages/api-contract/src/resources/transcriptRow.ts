import * as z from 'zod';

/** The signed URLs at which a recording can be played or downloaded, valid for about one hour. */
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
  /** Only if the screen was recorded; services that do not record screens may omit it. */
  screenVideo: Recording.nullable().optional(),
});
export type TranscriptRow = z.infer<typeof TranscriptRow>;
