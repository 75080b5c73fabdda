import * as z from 'zod';

/** One answer of a response (specification, "Answer (in answersArray)"). */
export const Answer = z.strictObject({
  answerId: z.string(),
  discussionGuideQuestionId: z.string().nullable(),
  conceptId: z.string().nullable(),
  question: z.string(),
  answer: z.string(),
});
export type Answer = z.infer<typeof Answer>;
