import type { Answer, Step } from '@guide-studio/interview-engine';
import type { Access, Progress, StepRecording, StudyFacts } from './participantApi.ts';

/** Why there is nothing to answer. */
export type Closed =
  /** No live study has this link. */
  | 'unknownLink'
  /** There are no credits left, or a limit is reached. */
  | 'notTakingResponses'
  /** The study accepts no new participants, temporarily or permanently; see `closingText`. */
  | 'paused'
  | 'closed'
  /** The study is for other device types. */
  | 'otherDevice'
  /** The link has more parameters than a study accepts. */
  | 'linkTooLong'
  /** Too many interviews were started without an answer. */
  | 'tooManyStarts'
  /** The service no longer has this interview. */
  | 'interviewGone'
  /** The service refused for a reason this page does not know. */
  | 'refused';

/** `waiting`: the last attempt failed; the next one follows automatically. */
export type Sending = 'idle' | 'sending' | 'waiting';

/** The state that the page renders. */
export interface SenderState {
  /** The open step; null until the service sends one. While an action is being sent, it is the previous step. */
  readonly step: Step | null;
  /** How the step is recorded; null if it is not. */
  readonly recording: StepRecording | null;
  /** Null until the service confirms the start. */
  readonly access: Access | null;
  /** Null until the service sends it. */
  readonly study: StudyFacts | null;
  /** True if there is no earlier step. */
  readonly isFirst: boolean;
  readonly progress: Progress | null;
  readonly draft: Answer | null;
  readonly sending: Sending;
  /** True while an action of the participant is being sent, and no other is taken. Reading the open step is none. */
  readonly isActing: boolean;
  /** Why the answer was refused, in the service's words; empty if it has none for participants. */
  readonly problem: string | null;
  readonly closed: Closed | null;
  /** The study's text while it is paused or closed; null if it has none. */
  readonly closingText: string | null;
  /** The device types of the study, if this device is not among them. */
  readonly platforms: readonly string[];
  /** False if a reload would lose unsent input. */
  readonly isStored: boolean;
  /** True if the interview continued elsewhere, so that the open step is not the answered one. */
  readonly isMoved: boolean;
}
