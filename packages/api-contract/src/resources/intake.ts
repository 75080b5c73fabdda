import { isStorableText } from '@guide-studio/guide-core';
import { z } from 'zod';

/** Whether a live study takes new participants. The public contract has no such thing: to it every one of them is live. */
export const intakeStates = ['open', 'paused', 'closed'] as const;
export type IntakeState = (typeof intakeStates)[number];

/** The most characters of a closing text. */
export const maxClosingTextCharacters = 2000;

/** What participants read instead of an interview, in plain text. */
export const ClosingText = z
  .string()
  .trim()
  .min(1)
  .max(maxClosingTextCharacters)
  .refine((text) => isStorableText(text));

export const StudyIntake = z.strictObject({
  state: z.enum(intakeStates),
  /** Null: the page's own words. */
  closingText: z.string().nullable(),
  /** How many interviews are in progress: they may finish whatever the state is. */
  underWay: z.int().min(0),
});
export type StudyIntake = z.infer<typeof StudyIntake>;

/**
 * Without `closingText` a study whose state stays as it is keeps its words, and any other gets the page's own (null);
 * while a study is open nobody reads any.
 */
export const SetStudyIntakeRequest = z.strictObject({
  state: z.enum(intakeStates),
  closingText: ClosingText.nullable().optional(),
});
