export { fixesFor } from './fixesFor.ts';
export { fixAll, kindOfIssue } from './fixAll.ts';
export { fixNameOf } from './messages.ts';
export { entryName } from './entryName.ts';
