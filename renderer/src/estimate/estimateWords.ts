import { toWire } from '@guide-studio/guide-core/edit';
import { assumptionsWith, createEstimator, type Estimate, type Estimator } from '@guide-studio/guide-core/estimate';
import { remembered } from '@guide-studio/guide-core/internal';
import type { NotedAssumptions } from '@guide-studio/guide-core/notes';
import { type OpenGuide } from '../session/index.ts';
import { numberText, words } from '../i18n/index.ts';

const estimators = new WeakMap<NotedAssumptions, Estimator>();

/**
 * Returns the estimated length of the open guide under changed assumptions. Recomputes only what changed since the last
 * call.
 */
export function estimateOf({ editor }: Pick<OpenGuide, 'editor'>, changes: NotedAssumptions): Estimate {
  const estimator = remembered(estimators, changes, () => createEstimator(assumptionsWith(changes)));
  return estimator(toWire(editor.doc));
}

/** Returns seconds as whole minutes, at least one. */
export const minutesText = (seconds: number): string => numberText(Math.max(1, Math.round(seconds / 60)));

/** Returns, for example, "about 9 min (6 to 14)". */
export function estimateWords(estimate: Estimate): string {
  const { least, usual, most } = estimate.whole;
  const { inStatus, about, none } = words.frame.estimate;
  if (most === 0) return none;
  const [low, middle, high] = [minutesText(least), minutesText(usual), minutesText(most)];
  return low === high ? about(middle) : inStatus(middle, low, high);
}
