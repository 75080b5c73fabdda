import { hasEnded, type InterviewRecord, type UrlParams } from '../sender/record.ts';
import { sameParams } from './linkOf.ts';

/** `ask`: an interview was begun with other parameters, and only the participant knows whether it is theirs. */
export type TakeUp = 'new' | 'resume' | 'ask';

/**
 * What to do with the interview that this browser remembers for a link. Different parameters usually mean another
 * participant on a shared device, but also another way to the same link.
 */
export function takeUp(stored: InterviewRecord | null, urlParams: UrlParams): TakeUp {
  if (stored === null) return 'new';
  if (sameParams(stored.urlParams, urlParams)) return 'resume';
  const isBegun = stored.step !== null && stored.step.kind !== 'end';
  return isBegun || (stored.access !== null && !hasEnded(stored)) ? 'ask' : 'new';
}
