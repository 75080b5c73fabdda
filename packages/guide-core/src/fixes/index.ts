export { fixesFor } from './fixesFor.ts';
export { fixAll, kindOfIssue } from './fixAll.ts';
export { fixNameOf } from './messages.ts';
export type { FixId } from './fix.ts';
