import type { ConceptMedia, Embed, Media } from '@guide-studio/guide-core';
import type { Answer } from '../answers/answer.ts';
import type { Exchange, InterviewOutcome } from '../course/openStep.ts';

interface Given {
  /** The answer before the participant went back to this step; absent otherwise. */
  readonly given?: Answer;
}

export interface WelcomeStep extends Given {
  readonly stepId: string;
  readonly kind: 'welcome';
  readonly title: string | null;
  readonly message: string | null;
}

export interface ItemStep extends Given {
  readonly stepId: string;
  readonly kind: 'item';
  readonly item: StepItem;
  readonly concept: StepConcept | null;
}

export interface FollowUpStep extends Given {
  readonly stepId: string;
  readonly kind: 'followUp';
  readonly question: string;
  /** What was asked and answered before it: the question, then the earlier follow-ups. To be shown above it. */
  readonly said: readonly Exchange[];
  /** That the question comes from a script. To be shown with it. */
  readonly notice: string;
}

export interface EndStep {
  readonly stepId: string;
  readonly kind: 'end';
  readonly outcome: InterviewOutcome;
  readonly message: string;
}

/** What a participant is shown next, as plain JSON. */
export type Step = WelcomeStep | ItemStep | FollowUpStep | EndStep;

export interface StepConcept {
  /** `b3.c1`: stable in the guide. */
  readonly id: string;
  readonly title: string;
  /** Empty when there is none. */
  readonly description: string;
  readonly media: readonly ConceptMedia[];
  readonly embedUrl: string | null;
}

export interface StepOption {
  readonly id: string;
  readonly text: string;
  readonly exclusive: boolean;
}

interface Common {
  readonly text: string;
  readonly media: readonly Media[];
  readonly embed: Embed | null;
}

export type StepItem = Common &
  (
    | { readonly type: 'open_ended' }
    | {
        readonly type: 'multiple_choice';
        readonly options: readonly StepOption[];
        readonly multiSelect: boolean;
        readonly allowCustomOption: boolean;
        readonly minSelect: number | null;
        readonly maxSelect: number | null;
      }
    | { readonly type: 'ranking'; readonly options: readonly StepOption[] }
    | {
        readonly type: 'matrix';
        readonly options: readonly StepOption[];
        readonly rows: readonly { readonly id: string; readonly text: string }[];
      }
    | {
        readonly type: 'max_diff';
        readonly options: readonly StepOption[];
        readonly metric: string | null;
        readonly screens: readonly (readonly string[])[];
      }
    | { readonly type: 'statement'; readonly continueButtonText: string | null }
  );
