import type {
  Progress,
  Response as ListedResponse,
  ShownInResponse,
  ShownStimulus,
  TranscriptRow,
  UnansweredQuestion,
} from '@guide-studio/api-contract';
import type { LanguageCode } from '@guide-studio/guide-core';
import { remembered } from '@guide-studio/guide-core/internal';
import {
  type HostResult,
  type PlayableRecording,
  type RecordedAnswers,
  rehearsalNumbersAfter,
} from '@guide-studio/host/common';
import type { AskedQuestion, ListedAnswer } from '@guide-studio/interview-engine/answers';
import type { ShownById } from '@guide-studio/interview-engine/answers';

/** What the service writes about an interview when it is over. A text or list is empty where it says nothing. */
export interface Findings {
  readonly summary: string;
  readonly points: readonly string[];
  readonly tags: readonly string[];
  /** From 1 to 5; null if unknown. */
  readonly quality: number | null;
  readonly personas: string;
  readonly remarks: string;
}

/** One interview in the list. */
export interface Interview {
  readonly id: string;
  /** 1, 2, … within the study; of rehearsals, counted apart. */
  readonly number: number;
  readonly progress: Progress;
  /** True if the participant was invented for a dress rehearsal. */
  readonly isRehearsal: boolean;
  /** Epoch milliseconds; null for a simulated interview. */
  readonly startedAt: number | null;
  /** Time of the last answer, epoch milliseconds; null before the first one, and for a simulated interview. */
  readonly answeredAt: number | null;
  readonly seconds: number | null;
  /** A sentence from it. */
  readonly excerpt: string | null;
  /** Null for a simulated interview. */
  readonly findings: Findings | null;
  readonly answers: readonly ListedAnswer[];
  /** The last question shown, if it was not answered; otherwise, or if unknown, null. */
  readonly unanswered: UnansweredQuestion | null;
  /** The ids of its recorded answers, as far as the service reports them. */
  readonly recorded: ReadonlySet<string>;
  /** The parameters of its link. */
  readonly parameters: Readonly<Record<string, string>>;
  /** The language that it was taken in, if it is not that of the questions; otherwise, or if unknown, null. */
  readonly language: LanguageCode | null;
}

/** A question in an interview and its answer; either may be empty. */
export type Exchange = Pick<TranscriptRow, 'moderator' | 'user' | 'isFollowUp' | 'conceptId' | 'answerId'> & {
  /** The pictures, videos and pages shown with it, and what happened to them. */
  readonly shown?: readonly ShownStimulus[];
};

/** The answers to a study, real or simulated. */
export interface AnswerSet {
  /** The id of the study, or a substitute. */
  readonly id: string;
  readonly questions: readonly AskedQuestion[];
  /** In order of their numbers. */
  readonly interviews: readonly Interview[];
  readonly recordingsOf: (interview: Interview) => Promise<HostResult<readonly PlayableRecording[]>>;
  readonly conversationOf: (interview: Interview) => Promise<HostResult<readonly Exchange[]>>;
}

/** The recorded answers by response id. */
export type RecordedById = ReadonlyMap<string, RecordedAnswers>;

const known = new WeakMap<ListedResponse, Interview>();

/** Returns an interview of a study service; the same object for the same response. */
export function interviewOf(
  response: ListedResponse,
  shown: ShownById<ShownInResponse>,
  recorded: RecordedById,
): Interview {
  return remembered(known, response, () => readInterview(response, shown.get(response.id), recorded.get(response.id)));
}

function readInterview(
  response: ListedResponse,
  shown: ShownInResponse | undefined,
  recorded: RecordedAnswers | undefined,
): Interview {
  const { id, readableId, progress, createdAt, updatedAt, responseDurationSeconds, tagline, answersArray, urlParams } =
    response;
  const { answers, bulletSummary, tags, qualityScore, personas = '', otherRemarks = '' } = response;
  const quality = Number(qualityScore);
  const [startedAt, updatedMs] = [Date.parse(createdAt), Date.parse(updatedAt)];
  const isRehearsal = shown?.isRehearsal === true;
  return {
    id,
    number: isRehearsal ? readableId - rehearsalNumbersAfter : readableId,
    progress,
    isRehearsal,
    startedAt: Number.isNaN(startedAt) ? null : startedAt,
    answeredAt: answersArray.length === 0 || Number.isNaN(updatedMs) ? null : updatedMs,
    seconds: responseDurationSeconds,
    excerpt: tagline,
    findings: {
      summary: answers['Summary'] ?? '',
      points: bulletSummary,
      tags,
      quality: qualityScore !== '' && Number.isFinite(quality) ? quality : null,
      personas,
      remarks: otherRemarks,
    },
    answers: answersArray,
    unanswered: shown?.unanswered ?? null,
    recorded: new Set(recorded?.answerIds),
    parameters: urlParams,
    language: shown?.language ?? null,
  };
}
