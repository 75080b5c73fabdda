/*
 * Where the specification is silent and the service had to choose. Changing a choice is one edit here.
 */

/** How many interviews of a study may have been started and not answered at the same time. */
export interface StartLimits {
  /** Of one link: 10,000 starts with parameters of 16 kB are 160 MB, which goes again after a day. */
  readonly perLink: number;
  /**
   * From one network address (of IPv6 one /64): a lecture hall or a company behind one address that opens the link at
   * the same moment stays below. Addresses of this machine are not limited on their own: behind a proxy that is not
   * declared, everybody has them.
   */
  readonly perNetwork: number;
}
export const startLimits: StartLimits = { perLink: 10_000, perNetwork: 500 };

/** How long a start is kept that is never answered; as long as a credit is held without an answer. */
export const unansweredKeptMs = 24 * 60 * 60 * 1000;

/** A longer time without an answer is a pause: it is no part of the duration of a response. */
export const longestPauseMs = 5 * 60 * 1000;
