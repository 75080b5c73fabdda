/**
 * How long an interview takes.
 *
 * @module @guide-studio/guide-core/estimate
 */
export { assumptionsWith, type EstimateAssumptions, usualAssumptions } from '../estimate/assumptions.ts';
export type { Duration } from '../estimate/duration.ts';
export { createEstimator, type Estimate, type Estimator } from '../estimate/estimate.ts';
export { interviewTimes, type InterviewTimes } from '../estimate/interviewTimes.ts';
