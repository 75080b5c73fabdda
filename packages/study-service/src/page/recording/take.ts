/** What is recorded: the voice, the camera with the voice, or the screen. */
export type Kind = 'audio' | 'video' | 'screen';

/** A recording as this browser knows it. It is kept until its answer is in the service. */
export interface Take {
  /** A UUID made by this page. */
  readonly recordingId: string;
  readonly interviewId: string;
  readonly stepId: string;
  readonly kind: Kind;
  /** The media type of the browser's recorder. */
  readonly type: string;
  /** The number of pieces made so far. */
  readonly pieces: number;
  /** Without pauses. */
  readonly durationMs: number;
  /** False while it is recorded, and after a reload in the middle. */
  readonly isEnded: boolean;
}

/** A piece of a recording, with its SHA-256 in hexadecimal. */
export interface Piece {
  readonly bytes: ArrayBuffer;
  readonly sha256: string;
}
