import type { Answer, Step } from '@guide-studio/interview-engine';
import type { Operation } from './operation.ts';
import type { Access, Progress, StepRecording, StudyFacts, UrlParams } from './participantApi.ts';

/** The browser's record of one interview. It is sufficient to continue after a reload, with or without a connection. */
export interface InterviewRecord {
  readonly version: 1;
  /** Created once, so that a repeated start does not create a second interview. */
  readonly clientId: string;
  readonly urlParams: UrlParams;
  /** Null until the service confirms the start. */
  readonly access: Access | null;
  readonly step: Step | null;
  /** Missing in records of older pages. */
  readonly study?: StudyFacts | null;
  /** How the step is recorded. Missing if it is not. */
  readonly recording?: StepRecording | undefined;
  /** The first step of the interview; there is nothing before it. */
  readonly firstStepId: string | null;
  readonly progress: Progress | null;
  /** The number of the last operation; 0 before the first. */
  readonly sequence: number;
  /** In chronological order; the first one is sent until it is confirmed. */
  readonly queue: readonly Operation[];
  /** The unsent input on the open step. */
  readonly draft: { readonly stepId: string; readonly value: Answer } | null;
}

/** Returns the record of an interview that has not started. */
export function newRecord(clientId: string, urlParams: UrlParams): InterviewRecord {
  return {
    version: 1,
    clientId,
    urlParams,
    access: null,
    step: null,
    study: null,
    firstStepId: null,
    progress: null,
    sequence: 0,
    queue: [],
    draft: null,
  };
}

/** Returns a stored record; null if there is none, or if this page did not write it. */
export function readRecord(text: string | null): InterviewRecord | null {
  if (text === null) return null;
  try {
    const value = JSON.parse(text) as Partial<InterviewRecord> | null;
    return value?.version === 1 && typeof value.clientId === 'string' && Array.isArray(value.queue)
      ? (value as InterviewRecord)
      : null;
  } catch {
    return null;
  }
}

/** Returns true if the interview has reached its last step. */
export const hasEnded = (record: InterviewRecord): boolean => record.step?.kind === 'end';
