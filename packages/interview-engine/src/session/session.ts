import type { Answer } from '../answers/answer.ts';
import { type Seeds, seedsOf } from '../draw/seeds.ts';
import { type UrlParams, urlParamsFrom } from '../course/urlParams.ts';

export interface AnsweredStep {
  readonly stepId: string;
  readonly answer: Answer;
}

/**
 * One interview as plain JSON: what decides its course. Draws are no part of it, because the seed gives them again.
 * A session is never changed in place; a shorter, older or foreign one never breaks anything, it only leads elsewhere.
 */
export interface Session extends Seeds {
  readonly urlParams: UrlParams;
  /** In the order in which the steps were answered. */
  readonly answers: readonly AnsweredStep[];
  /** Position in `answers` of the step that is open again after going back; null otherwise. */
  readonly reopened: number | null;
}

/** A new interview. Any text is a seed; the same seed, parameters and answers give the same interview. */
export function createSession(
  start: Seeds & { readonly urlParams: Readonly<Record<string, string | readonly string[]>> },
): Session {
  return { urlParams: urlParamsFrom(start.urlParams), ...seedsOf(start), answers: [], reopened: null };
}
