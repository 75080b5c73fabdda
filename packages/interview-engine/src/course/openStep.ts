import type { Asked } from './asked.ts';
import type { Occasion } from './record.ts';

/** A question and its answer, both as texts. */
export interface Exchange {
  readonly question: string;
  readonly answer: string;
}

/** A step on the course of an interview, before it is put into words. */
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
      /** What the participant answered to the question and to the follow-ups before this one, in their order. */
      readonly said: readonly Exchange[];
    }
  | { readonly kind: 'end'; readonly stepId: string; readonly outcome: InterviewOutcome };

export type InterviewOutcome = 'complete' | 'screened_out';

export const welcomeId = 'welcome';
export const endId = 'end';

/** `b2.i3`, with concept `b2.i3.c1`, its first follow-up `b2.i3.c1.f1`. All parts count from 1. */
export function itemStepId({ planned, concept }: Occasion, followUp: number | null = null): string {
  const item = `b${planned.block + 1}.i${planned.place + 1}`;
  const ofConcept = concept === null ? item : `${item}.c${concept + 1}`;
  return followUp === null ? ofConcept : `${ofConcept}.f${followUp + 1}`;
}
