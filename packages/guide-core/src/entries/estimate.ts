/**
 * How long an interview takes, in seconds.
 *
 * ```ts
 * import { createEstimator } from '@guide-studio/guide-core/estimate';
 *
 * const { whole, words } = createEstimator()({
 *   title: 'Home cooking',
 *   studyGuide: [{ type: 'flat', title: 'Last week', items: [{ type: 'open_ended', text: 'What did you cook?' }] }],
 * });
 * console.log(Math.round(whole.least), Math.round(whole.usual), Math.round(whole.most), words); // 46 66 100 4
 * ```
 *
 * - {@link createEstimator} estimates whole guides, shortest, usual and longest, and computes only what changed.
 * - {@link interviewTimes} has the usual seconds of single parts, for an interview whose answers are known.
 * - Both take assumptions: {@link usualAssumptions}, or {@link assumptionsWith} your own measurements.
 *
 * @module @guide-studio/guide-core/estimate
 */
export { assumptionsWith, type EstimateAssumptions, usualAssumptions } from '../estimate/assumptions.ts';
export type { Duration } from '../estimate/duration.ts';
export { createEstimator, type Estimate, type Estimator } from '../estimate/estimate.ts';
export { interviewTimes, type InterviewTimes } from '../estimate/interviewTimes.ts';
