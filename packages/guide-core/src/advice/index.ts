export { advise, createAdviser } from './advise.ts';
export { type AdviceId, adviceIds } from './adviceIds.ts';
