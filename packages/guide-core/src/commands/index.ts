export type { Break, Command, Refusal, RefusalCode } from './command.ts';
export { brokenBy } from './guardReferences.ts';
export type { CriterionChoice } from './conditions.ts';
export { takesOptions } from './add.ts';
export { inScreening, labelOf } from './target.ts';
export type { PartKind } from './insertNodes.ts';
export * from './registry.ts';
export { type Call, runAll } from './runAll.ts';
export { nameOf, refusalMessageOf } from './messages.ts';
