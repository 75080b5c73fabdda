import type { Answer, Exposure } from '@guide-studio/interview-engine';

/**
 * Something the participant did that the service has not confirmed yet. `sequence` numbers what was done in an
 * interview from 1: the service takes each number once, and none that a later one has overtaken.
 */
export type Operation =
  | {
      readonly kind: 'answer';
      readonly sequence: number;
      readonly stepId: string;
      readonly answer: Answer;
      /** What became of the pictures, videos and pages of the step; absent where it has none. */
      readonly shown?: readonly Exposure[];
    }
  | { readonly kind: 'back'; readonly sequence: number };
