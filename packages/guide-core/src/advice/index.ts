export { type AdviceId, adviceIds } from './allAdvice.ts';
