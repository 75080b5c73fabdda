import { fetched } from '../browser/fetched.ts';

/** The answers to the studies of the open guide. */
export const AnswersView = fetched(async () => (await import('./AnswersView.tsx')).AnswersView);

export { canRedoMarks, canUndoMarks } from './marks/steps.ts';

// The first screen needs none of these.
export const undoMarks = (): void => void import('./marks/reading.ts').then((reading) => reading.undoReading());
export const redoMarks = (): void => void import('./marks/reading.ts').then((reading) => reading.redoReading());
export { openAnswersOf } from './openAnswersOf.ts';
