import { fetched } from '../browser/fetched.ts';

export { resumedMerge } from './resumedMerge.ts';
export { mergeCopy, mergeFromDisk, takeFromDisk } from './startMerge.ts';
export const MergeView = fetched(async () => (await import('./MergeView.tsx')).MergeView);
