import { fetched } from '../browser/fetched.ts';

export { changesActions } from './changesActions.ts';
export { readSource, type SourceId, sourceOptions, useDiffSources } from './sources.ts';
export const ChangesView = fetched(async () => (await import('./ChangesView.tsx')).ChangesView);
