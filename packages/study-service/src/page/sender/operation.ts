import type { Answer } from '@guide-studio/interview-engine';

/** Something the participant did that the service has not confirmed yet. */
export type Operation =
  | { readonly kind: 'answer'; readonly stepId: string; readonly answer: Answer }
  /** `stepId`: the step that was left, so that a repeated request can be told from a second one. */
  | { readonly kind: 'back'; readonly stepId: string };
