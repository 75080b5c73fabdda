import { isStorableText } from '@guide-studio/guide-core/internal';
import * as z from 'zod';

/**
 * Whether a live study takes new participants: yes, not now, or no more. To the public contract, all three states are
 * live.
 */
export const intakeStates = ['open', 'paused', 'closed'] as const;

/** One of {@link intakeStates}. */
export type IntakeState = (typeof intakeStates)[number];

/** The maximum length of a closing text, in characters. */
export const maxClosingTextCharacters = 2000;

/** What participants see instead of an interview, as plain text of 1 to 2,000 characters. */
export const ClosingText = z
  .string()
  .trim()
  .min(1)
  .max(maxClosingTextCharacters)
  .refine((text) => isStorableText(text));

/** Whether a study accepts new participants, and what it shows to them if not. */
export const StudyIntake = z.strictObject({
  state: z.enum(intakeStates),
  /** Null: the default text of the page. */
  closingText: z.string().nullable(),
  /** The number of interviews in progress. They may finish in any state. */
  underWay: z.int().min(0),
  /** The number of interviews that came to their end. */
  complete: z.int().min(0),
  /** The number of interviews that a screening question ended. */
  screenedOut: z.int().min(0),
});
export type StudyIntake = z.infer<typeof StudyIntake>;

/**
 * Without `closingText`, the text is kept if the state does not change, and otherwise reset to the default of the page
 * (null). While a study is open, the text is not shown.
 */
export const SetStudyIntakeRequest = z.strictObject({
  state: z.enum(intakeStates),
  closingText: ClosingText.nullable().optional(),
});
