export type { Issue, ShapeCode } from './issue.ts';
export { firstIssues } from './firstIssues.ts';
export { type Verdict, createValidator, validate, verdict } from './validate.ts';
export { advise, createAdviser } from './advise.ts';
export { messageOf, sentenceOf, whyOf } from './messages.ts';
export { byPlace, checkGuide, type Guide, type GuideFinding, type GuideRead, readGuide } from './readGuide.ts';
export { toIssues } from './zodIssues.ts';
