import type { Asked } from './asked.ts';
import type { Occasion } from './occasion.ts';

/** A question and the participant's answer to it, in words. */
export interface Exchange {
  /** The question or follow-up as the participant read it. */
  readonly question: string;
  /** As typed or spoken; empty if the answer has no text. */
  readonly answer: string;
}

/** A step in the course of an interview, without wording. */
export type OpenStep =
  | { readonly kind: 'welcome'; readonly stepId: string }
  | { readonly kind: 'item'; readonly stepId: string; readonly asked: Asked }
  | {
      readonly kind: 'followUp';
      readonly stepId: string;
      readonly asked: Asked;
      /** From 0. */
      readonly followUp: number;
      readonly question: string;
      /** True if the question was written for the answers, and not in advance. */
      readonly isWritten: boolean;
      /** The participant's answers to the question and the earlier follow-ups, in order. */
      readonly said: readonly Exchange[];
    }
  | {
      readonly kind: 'end';
      readonly stepId: string;
      readonly outcome: InterviewOutcome;
      /** What was shown, in the language of the guide; undefined if it was not kept. */
      readonly closing?: string;
    };

/** How an interview ended: with its last question, or by a screening answer. */
export type InterviewOutcome = 'complete' | 'screened_out';

export const welcomeId = 'welcome';
export const endId = 'end';

/** Returns the step id: `b2.i3`, with a concept `b2.i3.c1`, its first follow-up `b2.i3.c1.f1`. Counts from 1. */
export function itemStepId({ planned, concept }: Occasion, followUp: number | null = null): string {
  const item = `b${planned.block + 1}.i${planned.place + 1}`;
  const ofConcept = concept === null ? item : `${item}.c${concept + 1}`;
  return followUp === null ? ofConcept : `${ofConcept}.f${followUp + 1}`;
}
