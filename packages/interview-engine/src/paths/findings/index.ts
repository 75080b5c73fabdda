/** What an author should look at: one module a finding. `pathFinding.ts` says how to add one. */
export type { Finding, FindingCode } from './allPathFindings.ts';
export { findingsOf, fixOf, goalOf, isReported, moduleOf, weightOf } from './findingsOf.ts';
export { findingSentence, findingTitle, fixTitle } from './messages.ts';
export type { Weight } from './pathFinding.ts';
export { type RepeatedParameter, repeatedParameters } from './repeatedParameter.ts';
