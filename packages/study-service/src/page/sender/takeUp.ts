import { hasEnded, type InterviewRecord } from './record.ts';
import type { UrlParams } from './participantApi.ts';
import { sameParams } from './linkOf.ts';

/** `ask`: an interview was started with other parameters, and only the participant knows whether it is theirs. */
export type TakeUp = 'new' | 'resume' | 'ask';

/**
 * Returns what to do with the stored interview of a link. Different parameters usually mean another participant on a
 * shared device, but may also be another way to the same link.
 */
export function takeUp(stored: InterviewRecord | null, urlParams: UrlParams): TakeUp {
  if (stored === null) return 'new';
  if (sameParams(stored.urlParams, urlParams)) return 'resume';
  const isBegun = stored.step !== null && stored.step.kind !== 'end';
  return isBegun || (stored.access !== null && !hasEnded(stored)) ? 'ask' : 'new';
}
