export * from './conflict.ts';
export { merge } from './merge.ts';
