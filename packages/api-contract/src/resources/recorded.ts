import * as z from 'zod';
import { RecordingKind } from '../recordings.ts';
import { Uuid } from './ids.ts';

// Our own: the recordings of answers, and the work on them, beyond the public contract.

/** A part of a spoken answer, with its time in seconds from the start of the recording. */
export const SpokenPart = z.strictObject({
  from: z.number(),
  to: z.number(),
  text: z.string(),
});
export type SpokenPart = z.infer<typeof SpokenPart>;

/**
 * What has become of work on a recording. `none`: nobody has begun it, for example because the service does no such
 * work.
 */
export const WorkState = z.enum(['none', 'waiting', 'done', 'failed']);
export type WorkState = z.infer<typeof WorkState>;

/** Where the file of a recording is, and what it is; `bytes` is its size. */
export const RecordedFile = z.strictObject({
  /** A signed URL, valid for about one hour. */
  url: z.string(),
  /** A media type, without parameters. */
  type: z.string(),
  bytes: z.number(),
});
export type RecordedFile = z.infer<typeof RecordedFile>;

/** A recording of an answer, with what became of it: whether it was prepared and written down. */
export const AnswerRecording = z.strictObject({
  /** The row of the transcript that it belongs to, as in the single response. */
  responseIndex: z.number(),
  discussionGuideQuestionId: z.string().nullable(),
  /** The external id of the question in the guide; null if it has none. */
  externalId: z.string().nullable(),
  answerId: z.string().nullable(),
  isFollowUp: z.boolean(),
  kind: RecordingKind,
  /** Null if it was never ended. */
  seconds: z.number().nullable(),
  /** Null if the recording is no longer kept. */
  file: RecordedFile.nullable(),
  /** Whether the file is one that all browsers play; else it is what the participant's browser recorded. */
  prepared: z.strictObject({ state: WorkState, fault: z.string().nullable() }),
  /** What was said; `parts` only if one response is asked for, and empty if the times are unknown. */
  transcript: z.strictObject({ state: WorkState, fault: z.string().nullable(), parts: z.array(SpokenPart).optional() }),
});
export type AnswerRecording = z.infer<typeof AnswerRecording>;

/** The recordings of one response, in the order of its rows. */
export const RecordingsInResponse = z.strictObject({
  responseId: Uuid,
  readableId: z.number(),
  recordings: z.array(AnswerRecording),
});
export type RecordingsInResponse = z.infer<typeof RecordingsInResponse>;

/** The recordings of the responses of one page. */
export const RecordingsInResponses = z.array(RecordingsInResponse);
export type RecordingsInResponses = z.infer<typeof RecordingsInResponses>;

/** What a job does: write down a voice, read an interview, or prepare a file that all browsers play. */
export const StudyJobKind = z.enum(['transcript', 'analysis', 'file']);
export type StudyJobKind = z.infer<typeof StudyJobKind>;

/** The number of jobs of one kind about the responses of a study, by state. */
export const JobsOfKind = z.strictObject({
  kind: StudyJobKind,
  /** True if this service does such jobs; else those that wait stay. */
  isDone: z.boolean(),
  waiting: z.number(),
  done: z.number(),
  failed: z.number(),
  /** Why attempts failed last: `failed` jobs are not tried again, `waiting` ones are. */
  faults: z.array(z.strictObject({ fault: z.string(), waiting: z.number(), failed: z.number() })),
});
export type JobsOfKind = z.infer<typeof JobsOfKind>;

/** The jobs about the responses of a study. */
export const StudyJobs = z.strictObject({ jobs: z.array(JobsOfKind) });
export type StudyJobs = z.infer<typeof StudyJobs>;
