import type { Exposure, Stimulus } from '../steps/stimuli.ts';

/** A picture, video or page shown with a question, as reported by a service. */
export interface ShownWithAnswer extends Pick<Stimulus, 'kind' | 'name' | 'url'> {
  /** The id of the question with which it was shown. */
  readonly discussionGuideQuestionId: string;
  /** The concept that it belongs to, or for which the question was asked; null outside of a concept block. */
  readonly conceptId: string | null;
  /** `unknown`: the answer came without a report. */
  readonly outcome: Exposure['outcome'] | 'unknown';
  /** Seconds in view; null if unknown. */
  readonly seconds: number | null;
  /** True if a video was played to the end; null for other kinds and if unknown. */
  readonly watched: boolean | null;
}
