import type { Answer } from '@guide-studio/interview-engine';
import type { Exposure } from '@guide-studio/interview-engine/answers';

/**
 * An action of the participant that the service has not confirmed yet. `sequence` numbers the actions of an interview
 * from 1. The service accepts each number once, and none after a later one.
 */
export type Operation =
  | {
      readonly kind: 'answer';
      readonly sequence: number;
      readonly stepId: string;
      readonly answer: Answer;
      /** What happened to the pictures, videos and pages of the step; absent if it has none. */
      readonly shown?: readonly Exposure[];
      /** The ids of its recordings, all of which have arrived; absent if they stay as they are. */
      readonly recordings?: readonly string[];
    }
  | { readonly kind: 'back'; readonly sequence: number }
  /** Continues in another language of the study. */
  | { readonly kind: 'language'; readonly sequence: number; readonly language: string };
