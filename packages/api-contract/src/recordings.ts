import { NonEmptyText } from '@guide-studio/guide-core';
import * as z from 'zod';
import { Uuid } from './resources/ids.ts';

// Recordings over the participant interface: docs/service.md, "Recordings of a participant".

/** What is recorded: the voice, the camera with the voice, or the screen. */
export const RecordingKind = z.enum(['audio', 'video', 'screen']);
export type RecordingKind = z.infer<typeof RecordingKind>;

/** What a service takes of a recording: times in milliseconds, sizes in bytes. */
export const RecordingLimits = z.strictObject({
  /** Of one recording. */
  durationMs: z.int(),
  /** Of all recordings of one step together. */
  answerBytes: z.int(),
  pieceBytes: z.int(),
  /** Of one recording. */
  pieces: z.int(),
  /** Recordings of one step, until they are removed. */
  takes: z.int(),
});
export type RecordingLimits = Readonly<z.infer<typeof RecordingLimits>>;

/** The limits of a service, unless its tests change them. */
export const recordingLimits: RecordingLimits = {
  durationMs: 10 * 60 * 1000,
  answerBytes: 500 * 1024 * 1024,
  pieceBytes: 8 * 1024 * 1024,
  pieces: 3600,
  takes: 20,
};

/** Begins a recording. Its id is a UUID made by the page, so that the request may be repeated. */
export const BeginRecordingRequest = z.strictObject({
  recordingId: Uuid,
  stepId: NonEmptyText,
  kind: RecordingKind,
  /** A media type, such as `video/mp4;codecs=avc1.42E01E,mp4a.40.2`. */
  type: z.string().min(1).max(200),
});

/** Ends a recording: how many pieces it has, and how long it is, in milliseconds. */
export const EndRecordingRequest = z.strictObject({ pieces: z.int().min(1), durationMs: z.int().min(0) });

/** A recording as the participant interface shows it. */
export const RecordingState = z.strictObject({
  recordingId: Uuid,
  stepId: z.string(),
  kind: RecordingKind,
  type: z.string(),
  /** The numbers of the pieces that are there, ascending. */
  pieces: z.array(z.int()),
  bytes: z.int(),
  ended: EndRecordingRequest.nullable(),
  /** True if it belongs to an answer. */
  answered: z.boolean(),
});
export type RecordingState = z.infer<typeof RecordingState>;

/** The recordings of an interview, and what may be recorded. */
export const InterviewRecordings = z.strictObject({ recordings: z.array(RecordingState), limits: RecordingLimits });

/** A recording that was begun or ended, and what may be recorded. */
export const OneRecording = z.strictObject({ recording: RecordingState, limits: RecordingLimits });

/** The answer to a piece of a recording that was sent: it is stored. */
export const StoredPiece = z.strictObject({
  /** Its number in the recording, from 1. */
  number: z.int(),
  bytes: z.int(),
  /** What the answer may still take. */
  bytesLeft: z.int(),
});

/** The answer where a recording was removed. */
export const RemovedRecording = z.strictObject({ removed: z.literal(true) });

/** The header with the SHA-256 of a piece, hexadecimal. */
export const pieceChecksumHeader = 'x-piece-sha256';
