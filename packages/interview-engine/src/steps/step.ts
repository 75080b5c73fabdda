import type { ConceptMedia, Embed, Media } from '@guide-studio/guide-core';
import type { Answer } from '../answers/answer.ts';
import type { Exchange, InterviewOutcome } from '../asked/openStep.ts';

interface Given {
  /** The earlier answer, if the participant went back to this step. */
  readonly given?: Answer;
}

/** The welcome before the first question. Its texts are null if the guide has none. */
export interface WelcomeStep extends Given {
  readonly stepId: string;
  readonly kind: 'welcome';
  readonly title: string | null;
  readonly message: string | null;
}

/** A question or statement, with the concept for which it is asked; null outside of a concept block. */
export interface ItemStep extends Given {
  readonly stepId: string;
  readonly kind: 'item';
  readonly item: StepItem;
  readonly concept: StepConcept | null;
}

/** A follow-up to the question before it. */
export interface FollowUpStep extends Given {
  readonly stepId: string;
  readonly kind: 'followUp';
  readonly question: string;
  /** The earlier questions and answers, to be shown above it: the question itself, then the earlier follow-ups. */
  readonly said: readonly Exchange[];
  /** Says that a model that has read the answers wrote the question; null if it is of the script. To be shown with it. */
  readonly notice: string | null;
}

/** The end of the interview, with the text for participants. */
export interface EndStep {
  readonly stepId: string;
  readonly kind: 'end';
  readonly outcome: InterviewOutcome;
  readonly message: string;
}

/** The next step for a participant, as plain JSON. */
export type Step = WelcomeStep | ItemStep | FollowUpStep | EndStep;

/** A concept as participants see it. */
export interface StepConcept {
  /** `b3.c1`: stable in the guide. */
  readonly id: string;
  readonly title: string;
  /** Empty if there is none. */
  readonly description: string;
  readonly media: readonly ConceptMedia[];
  readonly embedUrl: string | null;
}

/** An option, matrix column or MaxDiff entry. The id is that of answers. */
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

/** An item as participants see it: carried options resolved, in the order shown, limits adjusted to them. */
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
