import * as z from 'zod';

const text = z.string().max(20_000);

/**
 * An answer of a preview, about which the interviewer of the service decides, and what it has to know of the study. Our
 * own; other services do not have it.
 */
export const TryProbeRequest = z.strictObject({
  /** The language of the questions, as in the guide; English if it is missing. */
  questionLanguage: z.string().max(35).optional(),
  background: text.optional(),
  studyGoal: text.optional(),
  /** What the researcher wrote for the interviewer about the question; empty if nothing. */
  instructions: text,
  /** The concept that it is asked about; null outside of a concept block. */
  concept: text.nullable(),
  /** The question and the follow-ups so far, each with its answer. */
  said: z
    .array(z.strictObject({ question: text, answer: text }))
    .min(1)
    .max(20),
  /** How many follow-ups the guide still allows. */
  left: z.int().min(1).max(20),
  /** What the script asks; null if it asks nothing. */
  scripted: text.nullable(),
});
export type TryProbeRequest = z.infer<typeof TryProbeRequest>;

/** What the interviewer decides. Nothing of it is stored. */
export const TriedProbe = z.strictObject({
  /** The follow-up question; null: nothing more is asked about this answer. */
  question: z.string().nullable(),
  /** True if the model wrote the question for this answer. */
  isWritten: z.boolean(),
  /**
   * `asked` and `stopped`: as the model decided. `none`: the service has no model. `limited`: the organization has used
   * its tokens of today. Otherwise why the script decided, as in the metrics.
   */
  outcome: z.string(),
  /** The reason that the model gave; empty if it gave none. */
  reason: z.string(),
});
export type TriedProbe = z.infer<typeof TriedProbe>;
