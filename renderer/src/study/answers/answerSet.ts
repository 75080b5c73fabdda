import type {
  Progress,
  Response as ListedResponse,
  ShownStimulus,
  TranscriptRow,
  UnansweredQuestion,
} from '@guide-studio/api-contract';
import type { HostResult, ShownById } from '@guide-studio/host/common';
import type { AskedQuestion, ListedAnswer } from '@guide-studio/interview-engine';

/** One person's interview, as it is listed. */
export interface Interview {
  readonly id: string;
  /** 1, 2, … within the study. */
  readonly number: number;
  readonly progress: Progress;
  /** Epoch milliseconds; null where nobody took it. */
  readonly startedAt: number | null;
  readonly seconds: number | null;
  /** A sentence of it. */
  readonly excerpt: string | null;
  readonly answers: readonly ListedAnswer[];
  /** The question that was shown last and not answered; null for none, and where that is not known. */
  readonly unanswered: UnansweredQuestion | null;
  /** Of its link. */
  readonly parameters: Readonly<Record<string, string>>;
}

/** One thing said in an interview, and what came back; empty where nothing was asked. */
export type Exchange = Pick<TranscriptRow, 'moderator' | 'user' | 'isFollowUp' | 'conceptId' | 'answerId'> & {
  /** The pictures, videos and pages shown with it, and what became of them. */
  readonly shown?: readonly ShownStimulus[];
};

/** The answers to a study: of people, or of simulated ones. */
export interface AnswerSet {
  /** Of the study, or what stands for it. */
  readonly id: string;
  readonly questions: readonly AskedQuestion[];
  /** By number. */
  readonly interviews: readonly Interview[];
  readonly conversationOf: (interview: Interview) => Promise<HostResult<readonly Exchange[]>>;
}

const known = new WeakMap<ListedResponse, Interview>();

/** An interview of a study service; of the same response always the same object. */
export function interviewOf(response: ListedResponse, shown: ShownById): Interview {
  const interview = known.get(response) ?? readInterview(response, shown.get(response.id)?.unanswered ?? null);
  known.set(response, interview);
  return interview;
}

function readInterview(response: ListedResponse, unanswered: UnansweredQuestion | null): Interview {
  const { id, readableId, progress, createdAt, responseDurationSeconds, tagline, answersArray, urlParams } = response;
  const startedAt = Date.parse(createdAt);
  return {
    id,
    number: readableId,
    progress,
    startedAt: Number.isNaN(startedAt) ? null : startedAt,
    seconds: responseDurationSeconds,
    excerpt: tagline,
    answers: answersArray,
    unanswered,
    parameters: urlParams,
  };
}
