export * from './change.ts';
export { diff, diffGuides } from './diff.ts';
export { applyDiff } from './applyDiff.ts';
export { type WithoutChange, withoutChange } from './withoutChange.ts';
export * from './tellDiff.ts';
export type { ChangeWords, Mark } from './speech.ts';
export { changeWords } from './messages.ts';
