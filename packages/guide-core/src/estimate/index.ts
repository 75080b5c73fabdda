export { assumptionNames, assumptionsWith, type EstimateAssumptions, usualAssumptions } from './assumptions.ts';
export { countWords } from './countWords.ts';
export type { Duration } from './duration.ts';
export { createEstimator, type Estimate, type Estimator } from './estimate.ts';
export { type InterviewTimes, interviewTimes } from './interviewTimes.ts';
