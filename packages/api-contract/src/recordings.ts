import { NonEmptyText } from '@guide-studio/guide-core';
import * as z from 'zod';
import { Uuid } from './resources/ids.ts';

// Recordings over the participant interface: docs/service.md, "Recordings of a participant".

/** What is recorded: the voice, the camera with the voice, or the screen. */
export const RecordingKind = z.enum(['audio', 'video', 'screen']);
export type RecordingKind = z.infer<typeof RecordingKind>;

/** The limits of recordings. */
export interface RecordingLimits {
  /** Of one recording. */
  readonly durationMs: number;
  /** Of all recordings of one step together. */
  readonly answerBytes: number;
  readonly pieceBytes: number;
  /** Of one recording. */
  readonly pieces: number;
  /** Recordings of one step, until they are removed. */
  readonly takes: number;
}

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

/** Ends a recording: how many pieces it has, and how long it is. */
export const EndRecordingRequest = z.strictObject({ pieces: z.int().min(1), durationMs: z.int().min(0) });

/** A recording as the participant interface shows it. */
export interface RecordingState {
  readonly recordingId: string;
  readonly stepId: string;
  readonly kind: RecordingKind;
  readonly type: string;
  /** The numbers of the pieces that are there, ascending. */
  readonly pieces: readonly number[];
  readonly bytes: number;
  readonly ended: z.infer<typeof EndRecordingRequest> | null;
  /** True if it belongs to an answer. */
  readonly answered: boolean;
}

/** The header with the SHA-256 of a piece, hexadecimal. */
export const pieceChecksumHeader = 'x-piece-sha256';
