export { assumptionsNow, useAssumptions } from './assumptions.ts';
export { estimateActions } from './estimateActions.ts';
export { estimateOf, estimateWords, minutesText } from './estimateWords.ts';
