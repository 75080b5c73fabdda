import type { Answer, Step } from '@guide-studio/interview-engine';
import type { Operation } from './operation.ts';
import type { Progress, StudyFacts } from './participantApi.ts';

/** The values of the link's query by name. */
export type UrlParams = Readonly<Record<string, readonly string[]>>;

/** What the browser keeps of one interview. It is enough to go on after a reload, with or without a connection. */
export interface InterviewRecord {
  readonly version: 1;
  /** Made once, so that a repeated start never begins a second interview. */
  readonly clientId: string;
  readonly urlParams: UrlParams;
  /** Null until the service has confirmed the start. */
  readonly access: { readonly interviewId: string; readonly token: string } | null;
  readonly step: Step | null;
  /** Absent in records of older pages. */
  readonly study?: StudyFacts | null;
  /** The step the interview began with: nothing lies before it. */
  readonly firstStepId: string | null;
  readonly progress: Progress | null;
  /** The number of the latest operation; 0 before the first. */
  readonly sequence: number;
  /** In the order in which they happened; the first one is sent until it is confirmed. */
  readonly queue: readonly Operation[];
  /** What is chosen or written on the open step and not sent yet. */
  readonly draft: { readonly stepId: string; readonly value: Answer } | null;
}

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

/** Reads a stored record; null when there is none, or none that this page wrote. */
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

export const hasEnded = (record: InterviewRecord): boolean => record.step?.kind === 'end';
