import type { Answer, Step } from '@guide-studio/interview-engine';
import type { Progress, StudyFacts } from './participantApi.ts';

/** Why there is nothing to answer. */
export type Closed =
  /** No study that is live has this link. */
  | 'unknownLink'
  /** No credit left, or a limit is reached. */
  | 'notTakingResponses'
  /** The study takes nobody new, for a while or for good; see `closingText`. */
  | 'paused'
  | 'closed'
  /** The study is for other kinds of devices. */
  | 'otherDevice'
  /** Its parameters are more than a study takes. */
  | 'linkTooLong'
  /** Others have started too many interviews without answering. */
  | 'tooManyStarts'
  /** The service does not know this interview any more. */
  | 'interviewGone'
  /** The service refused for a reason this page does not know. */
  | 'refused';

/** `waiting`: the last attempt failed, the next one follows by itself. */
export type Sending = 'idle' | 'sending' | 'waiting';

/** What the page shows. */
export interface SenderState {
  /** The open step, once the service has given one. While something is under way it is the one that was left. */
  readonly step: Step | null;
  /** Null until the service has told it. */
  readonly study: StudyFacts | null;
  /** There is nothing to go back to. */
  readonly isFirst: boolean;
  readonly progress: Progress | null;
  readonly draft: Answer | null;
  readonly sending: Sending;
  /** Why the answer was not taken, in words of the service; empty where it has none for participants. */
  readonly problem: string | null;
  readonly closed: Closed | null;
  /** What the study says to those who come while it is paused or closed; null: nothing of its own. */
  readonly closingText: string | null;
  /** The kinds of devices that the study is for, where it is closed to this one. */
  readonly platforms: readonly string[];
  /** False: a reload would lose what is not sent yet. */
  readonly isStored: boolean;
  /** The interview went on elsewhere: the open step is not the one that was answered. */
  readonly isMoved: boolean;
}
