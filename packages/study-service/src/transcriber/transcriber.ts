import type { Transcript, TranscriptAudit, TranscriptFault } from '../store/transcript.ts';

/** A recorded voice in a file of this machine. */
export interface Sound {
  readonly path: string;
  /** With the ending of its type. */
  readonly name: string;
  /** A media type, without parameters. */
  readonly type: string;
  readonly durationMs: number;
  /** The language that is probably spoken, as an ISO 639-1 code. */
  readonly language: string;
  /** Returns its bytes, read when they are sent. */
  blob(): Promise<Blob>;
}

export type TranscriptOutcome =
  | { readonly transcript: Transcript; readonly audit: TranscriptAudit }
  | { readonly fault: TranscriptFault };

/** Writes down what is said. It never rejects. `signal` ends its work, which is `late` then. */
export interface Transcriber {
  /** The name of the model, or the command. */
  readonly name: string;
  /** How many sounds it may get at the same time. */
  readonly parallel: number;
  transcribe(sound: Sound, signal: AbortSignal): Promise<TranscriptOutcome>;
}

/** Computers without a graphics card need about as long as the sound is; loading a model takes some time first. */
export const patienceFor = ({ durationMs }: Pick<Sound, 'durationMs'>): number => 60_000 + 2 * durationMs;
