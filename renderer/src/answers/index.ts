import { fetched } from '../browser/fetched.ts';

/** The answers to the studies of the open guide. */
export const AnswersView = fetched(async () => (await import('./AnswersView.tsx')).AnswersView);

// The first screen does not need it.
export { openAnswersOf } from './openAnswersOf.ts';
