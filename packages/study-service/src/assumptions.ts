import type { Pace } from './pace.ts';

/* Choices where the specification is silent. Each can be changed here. */

/** The number of interviews of a study that may be started but unanswered at the same time. */
export interface StartLimits {
  /** Per link: 10,000 starts with parameters of 16 kB are 160 MB, which are deleted after a day. */
  readonly perLink: number;
  /**
   * Per network address (/64 for IPv6). A lecture hall or a company behind one address stays below it when all open the
   * link at once. Addresses of this machine have no limit, because all clients have one behind an undeclared proxy.
   */
  readonly perNetwork: number;
}
export const startLimits: StartLimits = { perLink: 10_000, perNetwork: 500 };

/** How long an unanswered start is kept; equal to the time that a credit is held without an answer. */
export const unansweredKeptMs = 24 * 60 * 60 * 1000;

/** How long a rehearsal may start interviews. */
export const rehearsalPassMs = 60 * 60 * 1000;

/** A longer time without an answer is a pause and not part of the duration of a response. */
export const longestPauseMs = 5 * 60 * 1000;

/** How long a signed address of a recording is valid (specification: about one hour). */
export const signedAddressMs = 60 * 60 * 1000;

/** How long a recording that is in no answer is kept. */
export const orphanKeptMs = 24 * 60 * 60 * 1000;

/** How long a piece that did not arrive completely is kept, longer than any request takes. */
export const unfinishedKeptMs = 60 * 60 * 1000;

/** How long a picture or video of a guide is kept in which no study was made with it. */
export const unusedMediaKeptMs = 24 * 60 * 60 * 1000;

/** What the pictures and videos of an organization may take together. */
export const mostMediaBytes = 10 * 1024 ** 3;

/** How often what is not to be kept is looked for. */
export const sweepEveryMs = 60 * 60 * 1000;

/**
 * How fast a body must arrive, or its request is refused: within 15 seconds, or at 16 kB a second. A piece of the page is
 * two seconds of voice (16 kB) or picture (270 kB); the largest one, 8 MB, may take almost nine minutes.
 */
export const bodyPace: Pace = { graceMs: 15_000, bytesPerSecond: 16_000 };

/** The number of pieces of recordings that may be under way at the same time, in one process. */
export interface UploadLimits {
  /** The page sends one after the other; another may be waiting on a connection that is lost. */
  readonly perInterview: number;
  /** Per network address, as for {@link StartLimits}. A page sends a quarter of the time, at most. */
  readonly perNetwork: number;
  /** Fewer than the connections that are taken, so that answers get through. */
  readonly forAll: number;
}
export const uploadLimits: UploadLimits = { perInterview: 4, perNetwork: 100, forAll: 400 };

/** The bytes of recordings that interviews without an answer may take, for which nobody has paid. */
export interface UnansweredLimits {
  /** The longest first answer, with camera and screen as the page records them, takes 230 MB. */
  readonly perInterview: number;
  /** Of one study, per network address, as for {@link StartLimits}. */
  readonly perNetwork: number;
  readonly forAll: number;
}
export const unansweredLimits: UnansweredLimits = {
  perInterview: 256 * 1024 ** 2,
  perNetwork: 2 * 1024 ** 3,
  forAll: 10 * 1024 ** 3,
};

/** Bytes that must be free to begin a recording, and to store a piece of one. */
export const leastFreeBytes = { toBegin: 1024 ** 3, forPiece: 256 * 1024 ** 2 } as const;

/** How long others may take, in milliseconds. */
export interface TimeLimits {
  /** A participant waits for a follow-up question: for the transcriber and the model together. */
  readonly followUp: number;
  /** The summary of one interview. Nobody waits for it. */
  readonly analysis: number;
  /** The translations that one request asks for. */
  readonly translation: number;
  /** A trial of a model. Models of this machine load first. */
  readonly modelTrial: number;
  /** A trial of a transcriber. Models of this machine load first. */
  readonly transcriberTrial: number;
  /** Making a file that all browsers play. Nobody waits for it, but the next one does. */
  readonly rewrap: number;
  /** The server of recordings: each answer, and each next part of one. */
  readonly mediaAnswer: number;
}
export const timeLimits: TimeLimits = {
  followUp: 6000,
  analysis: 120_000,
  translation: 120_000,
  modelTrial: 30_000,
  transcriberTrial: 60_000,
  rewrap: 30 * 60 * 1000,
  mediaAnswer: 20_000,
};
