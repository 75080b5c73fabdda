import type { RecordingKind } from '@guide-studio/api-contract';
import type { JobKind } from './job.ts';

/** What has become of a job about a recording. */
export interface WorkOnRecording {
  readonly state: 'waiting' | 'done' | 'failed';
  readonly fault: string | null;
  /** JSON; see `Transcript` and `Rewrapped`. */
  readonly result: string | null;
}

/** A recording of an answer, also if it is no longer kept. */
export interface AnsweredRecording {
  readonly interviewId: string;
  readonly stepId: string;
  readonly organizationId: string;
  readonly object: string;
  readonly kind: RecordingKind;
  readonly type: string;
  readonly durationMs: number | null;
  /** False if its bytes are deleted, or about to be. */
  readonly isKept: boolean;
  /** As it was sent. */
  readonly bytes: number;
  readonly transcript: WorkOnRecording | null;
  readonly rewrap: WorkOnRecording | null;
}

/** The number of jobs of a kind with this state and fault. */
export interface CountedJobs {
  readonly kind: JobKind;
  readonly state: 'waiting' | 'done' | 'failed';
  readonly fault: string | null;
  readonly jobs: number;
}

/** Reads what became of the recordings of answers, and of the jobs about a study. */
export interface AnswerRecordings {
  /** Returns the recordings of the answers of these interviews, in the order of their start. */
  ofInterviews(interviewIds: readonly string[]): Promise<readonly AnsweredRecording[]>;
  countJobs(studyId: string): Promise<readonly CountedJobs[]>;
}
