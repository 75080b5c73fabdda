export type { Issue, ShapeCode } from './issue.ts';
export { firstIssues } from './firstIssues.ts';
export { type Verdict, createValidator, validate, verdict } from './validate.ts';
export { advise, createAdviser } from './advise.ts';
export { messageOf, sentenceOf, whyOf } from './messages.ts';
export { toIssues } from './zodIssues.ts';
