import type { InterviewOutcome } from '../asked/openStep.ts';

/** What the interviewer says beyond the guide. */
export interface InterviewerWords {
  /** Shown at the end if the guide has no message; empty if there is no translation. */
  readonly closings: Readonly<Record<InterviewOutcome, string>>;
  /** The follow-up questions; null if there is no translation, and none is asked. `{word}` is a word of the answer. */
  readonly followUps: Readonly<
    Record<'clarify' | 'sayMore' | 'example' | 'whyImportant' | 'anythingElse', string>
  > | null;
  /** Shown with a follow-up question that a model wrote. */
  readonly writtenNotice: string;
  /** The open answer of a plausible participant. */
  readonly sampleAnswer: string;
}
