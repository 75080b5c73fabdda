import type { Exposure } from '@guide-studio/interview-engine/answers';
import type { MessageSelector } from '../words/messages.ts';
import { mediaName } from './mediaName.ts';
import type { Shown } from './stimuliOf.ts';

/** The state of one stimulus while the page is open. */
export interface Showing {
  /**
   * `asking`: the participant has not allowed it to load. `loaded`: something loaded, and only the participant can say
   * whether it is visible. `unseen`: the participant said that it is not visible.
   */
  readonly state: 'asking' | 'loading' | 'loaded' | 'shown' | 'failed' | 'unseen';
  /** The participant chose to continue without it. */
  readonly without: boolean;
  readonly wasInSight: boolean;
  /** Visible time before `since`, in seconds. */
  readonly seconds: number;
  /** Start of the current visible time in milliseconds of a monotonic clock; null if not visible. */
  readonly since: number | null;
  /** The video was played to its end without skipping. */
  readonly watched: boolean;
}

/** Returns the state of a stimulus whose step has just opened. `asks`: the participant must allow loading. */
export function firstShowing({ address }: Shown, asks: boolean): Showing {
  const state = address === null ? 'failed' : asks && !address.isOwn ? 'asking' : 'loading';
  return { state, without: false, wasInSight: false, seconds: 0, since: null, watched: false };
}

/** Returns the state after the stimulus became visible or invisible. */
export function inSight(showing: Showing, isInSight: boolean, now: number): Showing {
  const { since, wasInSight } = showing;
  const seconds = secondsOf(showing, now);
  if (isInSight) return since === null ? { ...showing, since: now, wasInSight: true } : showing;
  return since === null ? showing : { ...showing, since: null, seconds, wasInSight };
}

function secondsOf({ seconds, since }: Showing, now: number): number {
  return since === null ? seconds : seconds + (now - since) / 1000;
}

/**
 * Returns what must happen with a stimulus before its step can be left, in words; null if nothing. So each stimulus
 * of a passed step was visible, or the participant chose to continue without it.
 */
export function openOf(shown: Shown, { state, without, wasInSight, watched }: Showing): MessageSelector | null {
  if (without) return null;
  const name = mediaName(shown);
  if (state === 'loading') return (words) => words.first.load(name(words));
  if (state === 'loaded') return (words) => words.first.confirm;
  if (state !== 'shown') return (words) => words.first.decide(name(words));
  if (shown.mustWatch && !watched) return (words) => words.first.watch(name(words));
  return wasInSight ? null : (words) => words.first.look(name(words));
}

const outcomes: Readonly<Record<Showing['state'], Exposure['outcome']>> = {
  asking: 'declined',
  loading: 'failed',
  loaded: 'notSeen',
  shown: 'shown',
  failed: 'failed',
  unseen: 'notSeen',
};

/** Returns the report about a stimulus that is sent with the answer. */
export function exposureOf({ kind, url }: Shown, showing: Showing, now: number): Exposure {
  const { state, watched } = showing;
  const outcome = outcomes[state];
  const seconds = Math.round(10 * secondsOf(showing, now)) / 10;
  return { kind, url, outcome, seconds, watched: kind === 'video' ? watched : null };
}
