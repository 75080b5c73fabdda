export { advise, createAdviser } from './advise.ts';
export { type AdviceId, adviceIds } from './allAdvice.ts';
