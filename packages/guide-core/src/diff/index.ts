export * from './change.ts';
export { diff, diffGuides } from './diff.ts';
export { applyDiff } from './applyDiff.ts';
export { type WithoutChange, withoutChange } from './withoutChange.ts';
export * from './describeDiff.ts';
export type { Mark } from './speech.ts';
export type { ChangeWords } from './messages.types.ts';
export { changeWords } from './messages.ts';
