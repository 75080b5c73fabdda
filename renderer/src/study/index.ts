import { fetched } from '../browser/fetched.ts';

export { startOpenInterviews } from './openInterviews.ts';
export { studyActions } from './studyActions.ts';
export const StudyView = fetched(async () => (await import('./StudyView.tsx')).StudyView);
