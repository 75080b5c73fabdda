import type { EndStep, Step } from '@guide-studio/interview-engine';
import type { Exposure } from '@guide-studio/interview-engine/answers';
import { useEffect, useReducer } from 'preact/hooks';
import type { MessageSelector } from '../words/messages.ts';
import { exposureOf, firstShowing, openOf, type Showing } from './showing.ts';
import { type Shown, stimuliOf } from './stimuliOf.ts';

/** One stimulus, its state, and the function that changes the state. */
export interface Exhibit {
  readonly shown: Shown;
  readonly showing: Showing;
  readonly change: (change: (before: Showing) => Showing) => void;
}

interface Kept {
  readonly shown: Shown;
  showing: Showing;
}

/** The stimuli of all steps opened in this page, so that a participant who goes back need not watch a video again. */
export type ShowingsByStep = Map<string, readonly Kept[]>;

export interface Showings {
  readonly exhibits: readonly Exhibit[];
  /** Returns what must happen before the step can be left, and for which exhibit; null if nothing. */
  readonly open: () => { readonly at: number; readonly message: MessageSelector } | null;
  /** Returns the reports to send with the answer. */
  readonly exposures: () => readonly Exposure[];
}

/** Keeps the states of a step's stimuli. `asks`: the participant must allow loading. */
export function useShowings(step: Exclude<Step, EndStep>, steps: ShowingsByStep, asks: boolean): Showings {
  const [, render] = useReducer((count: number) => count + 1, 0);
  const kept = keptOf(step, steps, asks);
  const change = (one: Kept, how: (before: Showing) => Showing): void => {
    const before = one.showing;
    one.showing = how(before);
    const { state, without, watched } = one.showing;
    // The visible time is not rendered.
    if (state !== before.state || without !== before.without || watched !== before.watched) render(0);
  };
  useEffect(() => {
    if (asks) return;
    for (const one of kept)
      change(one, (before) => (before.state === 'asking' ? { ...before, state: 'loading' } : before));
    // oxlint-disable-next-line react/exhaustive-deps -- loads waiting stimuli when consent is no longer needed
  }, [asks]);
  return {
    exhibits: kept.map((one) => ({ shown: one.shown, showing: one.showing, change: (how) => change(one, how) })),
    open: () => {
      for (const [at, { shown, showing }] of kept.entries()) {
        const message = openOf(shown, showing);
        if (message !== null) return { at, message };
      }
      return null;
    },
    exposures: () => kept.map(({ shown, showing }) => exposureOf(shown, showing, performance.now())),
  };
}

/** Returns the stimuli of a step. In the editor's preview they may change while the step is open. */
function keptOf(step: Exclude<Step, EndStep>, steps: ShowingsByStep, asks: boolean): readonly Kept[] {
  const before = steps.get(step.stepId) ?? [];
  const stimuli = stimuliOf(step, origin + location.pathname + '/media/');
  const isSame = JSON.stringify(stimuli) === JSON.stringify(before.map(({ shown }) => shown));
  if (isSame && steps.has(step.stepId)) return before;
  const kept = stimuli.map((shown): Kept => {
    const known = before.find((one) => one.shown.url === shown.url && one.shown.kind === shown.kind);
    return { shown, showing: known?.showing ?? firstShowing(shown, asks) };
  });
  steps.set(step.stepId, kept);
  return kept;
}
