export { packWords } from './messages.ts';
export type { PackWords } from './messages.types.ts';
