import { fetched } from '../browser/fetched.ts';

export { type FindHeadings, loadHeadings } from './headings.ts';
export { manualActions } from './manualActions.ts';
export { openFinding } from './openFinding.ts';
export { closeManual, openManual, useReading } from './reading.ts';
export const ManualPane = fetched(async () => (await import('./ManualPane.tsx')).ManualPane);
