import type { Exposure } from '@guide-studio/interview-engine';
import type { Saying } from '../app/messages.ts';
import { nameOf } from './nameOf.ts';
import type { Shown } from './stimuliOf.ts';

/** What has become of one stimulus so far, as long as the page is open. */
export interface Showing {
  /**
   * `asking`: the participant has not let it load. `loaded`: something came, and only the participant can say whether it
   * shows. `unseen`: the participant said that it does not show.
   */
  readonly state: 'asking' | 'loading' | 'loaded' | 'shown' | 'failed' | 'unseen';
  /** The participant chose to go on without it. */
  readonly without: boolean;
  readonly wasInSight: boolean;
  /** In sight before `since`. */
  readonly seconds: number;
  /** Since when it is in sight, in milliseconds of a clock that only goes on; null: it is not. */
  readonly since: number | null;
  /** A video was played to its end, nothing left out. */
  readonly watched: boolean;
}

/** A stimulus whose step has just opened. `asks`: whether the participant is asked before it is loaded. */
export function firstShowing({ address }: Shown, asks: boolean): Showing {
  const state = address === null ? 'failed' : asks && !address.isOwn ? 'asking' : 'loading';
  return { state, without: false, wasInSight: false, seconds: 0, since: null, watched: false };
}

/** The same after it came into sight or went out of it. */
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
 * What is still to happen to a stimulus before its step can be left, in words; null for nothing. So no step is passed as
 * seen that showed nothing: each of its stimuli was in sight, or the participant said to go on without it.
 */
export function openOf(shown: Shown, { state, without, wasInSight, watched }: Showing): Saying | null {
  if (without) return null;
  const name = nameOf(shown);
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

/** What is sent of a stimulus with the answer. */
export function exposureOf({ kind, url }: Shown, showing: Showing, now: number): Exposure {
  const { state, watched } = showing;
  const outcome = outcomes[state];
  const seconds = Math.round(10 * secondsOf(showing, now)) / 10;
  return { kind, url, outcome, seconds, watched: kind === 'video' ? watched : null };
}
