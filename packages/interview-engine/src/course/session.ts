import type { Json } from '@guide-studio/guide-core';
import type { Answer } from '../answers/answer.ts';
import { type Seeds, seedsOf } from '../draw/seeds.ts';
import { type UrlParams, urlParamsFrom } from './urlParams.ts';

/**
 * What an interviewer decided after an answer to an open question or a follow-up. Stored, so that reading the interview
 * again gives the same. Where there is none, the script decides.
 */
export interface Probe {
  /** The step whose answer it follows. */
  readonly after: string;
  /** The follow-up question; null: nothing more is asked about this answer. */
  readonly question: string | null;
  /** True if the question was written for this answer, and not in advance. */
  readonly isWritten: boolean;
  /** Who decided so and why, for audits. The engine only keeps it. */
  readonly audit?: Readonly<Record<string, string | number | null>>;
}

/** A step with the participant's answer. */
export interface AnsweredStep {
  /** `welcome`, `b2.i3`, `b2.i3.c1` for a concept, `b2.i3.f1` for a follow-up; counts from 1. */
  readonly stepId: string;
  /** As it was accepted: selected options in the order shown. */
  readonly answer: Answer;
}

/**
 * One interview as plain JSON: everything that determines its course. Draws are not stored, because the seed reproduces
 * them. A session is never changed in place. An incomplete, old or foreign session never causes an error; it only leads
 * to another step.
 */
export interface Session extends Seeds {
  /** The parameters of the participant's link, which conditions may ask for; empty without any. */
  readonly urlParams: UrlParams;
  /** In the order in which the steps were answered. */
  readonly answers: readonly AnsweredStep[];
  /** Index in `answers` of the step reopened by going back, or null. */
  readonly reopened: number | null;
  /**
   * What was decided after answers, in order: by an interviewer, or by the script if it was kept. They are dropped with the
   * answers they follow.
   */
  readonly probes?: readonly Probe[];
  /** The closing that was shown, in the language of the guide. Where there is none, it is that of the engine now. */
  readonly closing?: string;
  /** What others keep with it, by name: see `SessionExtension`. */
  readonly extensions?: Readonly<Record<string, { readonly version: number; readonly value: Json }>>;
}

/**
 * Returns a new interview. Any text can be a seed; the same seed, parameters and answers give the same interview.
 *
 * @param start A link parameter may be one text or several; a criterion asks for exactly one of them (specification,
 *   "Conditional and criteria"). `pinned` and `firstConcepts` are for previews.
 * @example
 * ```ts
 * import { createSession } from '@guide-studio/interview-engine';
 *
 * const session = createSession({ seed: 'interview-1', urlParams: { source: 'letter' } });
 * console.log(session.urlParams, session.answers, session.reopened); // { source: [ 'letter' ] } [] null
 * ```
 */
export function createSession(
  start: Seeds & { readonly urlParams: Readonly<Record<string, string | readonly string[]>> },
): Session {
  return { urlParams: urlParamsFrom(start.urlParams), ...seedsOf(start), answers: [], reopened: null };
}
