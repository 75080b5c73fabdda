/** What an author should look at: one module a finding. `pathFinding.ts` says how to add one. */
export type { Finding, FindingCode } from './allPathFindings.ts';
export { besideAdvice } from './besideAdvice.ts';
export { findingPath, findingsOf, fixesOf, goalOf, isReported, weightOf } from './findingsOf.ts';
export { findingSentence, findingWhy } from './messages.ts';
export type { AdviceAt, PathFix, Weight } from './pathFinding.ts';
export { type RepeatedParameter, repeatedParameters } from './repeatedParameter.ts';
