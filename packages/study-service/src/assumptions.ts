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

/** Bytes that must be free to begin a recording, and to store a piece of one. */
export const leastFreeBytes = { toBegin: 1024 ** 3, forPiece: 256 * 1024 ** 2 } as const;
