import type { ConceptMedia, Embed, Media } from '@guide-studio/guide-core';
import type { Answer } from '../answers/answer.ts';
import type { Exchange, InterviewOutcome } from '../asked/openStep.ts';

interface Given {
  /** The earlier answer, if the participant went back to this step. */
  readonly given?: Answer;
}

/** The welcome before the first question. Its texts are null if the guide has none. */
export interface WelcomeStep extends Given {
  /** Always `welcome`. It is answered with `{}`. */
  readonly stepId: string;
  /** Tells it from the other steps. */
  readonly kind: 'welcome';
  /** The title for participants, not that of the study. */
  readonly title: string | null;
  /** Line breaks are kept. */
  readonly message: string | null;
}

/** A question or statement, with the concept for which it is asked; null outside of a concept block. */
export interface ItemStep extends Given {
  /** `b2.i3`: the third item of the second block; `b2.i3.c1` for its first concept. The answer needs it. */
  readonly stepId: string;
  /** Tells it from the other steps. */
  readonly kind: 'item';
  /** Its `type` says which answer is expected: see {@link Answer}. */
  readonly item: StepItem;
  /** To be shown with the item; null outside of a concept block. */
  readonly concept: StepConcept | null;
}

/** A follow-up to the question before it. */
export interface FollowUpStep extends Given {
  /** That of its question with `.f1` for the first follow-up: `b2.i3.f1`. The answer needs it. */
  readonly stepId: string;
  /** Tells it from the other steps. */
  readonly kind: 'followUp';
  /** In the language of the participant. The answer to it is a text. */
  readonly question: string;
  /** The earlier questions and answers, to be shown above it: the question itself, then the earlier follow-ups. */
  readonly said: readonly Exchange[];
  /**
   * Says that a model that has read the answers wrote the question; null if it is of the script. To be shown with it.
   */
  readonly notice: string | null;
}

/** The end of the interview, with the text for participants. */
export interface EndStep {
  /** Always `end`; it takes no answer. */
  readonly stepId: string;
  /** Tells it from the other steps. */
  readonly kind: 'end';
  /** Becomes the `progress` of the response (specification, "Response (versioned list item)"). */
  readonly outcome: InterviewOutcome;
  /** The closing message of the guide, else usual words; empty if there are none in its language. */
  readonly message: string;
}

/** The next step for a participant, as plain JSON. */
export type Step = WelcomeStep | ItemStep | FollowUpStep | EndStep;

/** A concept as participants see it. */
export interface StepConcept {
  /** `b3.c1`: stable in the guide. */
  readonly id: string;
  /** The title of its `content`; participants do not see the nickname. */
  readonly title: string;
  /** Empty if there is none. */
  readonly description: string;
  /** Pictures and videos in the order of the guide; may be empty. */
  readonly media: readonly ConceptMedia[];
  /** A page to show in a frame; null if there is none. */
  readonly embedUrl: string | null;
}

/** An option, matrix column or MaxDiff entry. The id is that of answers. */
export interface StepOption {
  /** `o1`, `o2`, … by place in the guide; `own1` for one that the participant added in an earlier question. */
  readonly id: string;
  /** In the language of the participant. */
  readonly text: string;
  /** True if it cannot be selected together with others (`exclusiveWithOthers`). */
  readonly exclusive: boolean;
}

interface Common {
  /** The question or statement, in the language of the participant. */
  readonly text: string;
  /** Pictures and videos in the order of the guide; may be empty. */
  readonly media: readonly Media[];
  /** A page to show in a frame; null if there is none. */
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
        /** The fewest options to select, not more than are shown; null: one. */
        readonly minSelect: number | null;
        /** The most options to select, an added one included; null: no limit. Without `multiSelect` it is one. */
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
        /** By what the options are compared; null if the guide does not say. */
        readonly metric: string | null;
        /** The ids of the options of each screen, in order. */
        readonly screens: readonly (readonly string[])[];
      }
    | { readonly type: 'statement'; readonly continueButtonText: string | null }
  );
