export { type Repair, withCertainFixes } from './certainFixes.ts';
export { fixesFor } from './fixesFor.ts';
export { fixAll, kindOfIssue } from './fixAll.ts';
export { entryName, fixNameOf } from './messages.ts';
