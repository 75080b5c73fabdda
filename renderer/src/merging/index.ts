import { fetched } from '../browser/fetched.ts';

export { takenUp } from './layAside.ts';
export { mergeCopy, mergeFromDisk, takeFromDisk } from './startMerge.ts';
export const MergeView = fetched(async () => (await import('./MergeView.tsx')).MergeView);
