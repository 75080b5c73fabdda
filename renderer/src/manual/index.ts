import { fetched } from '../browser/fetched.ts';

export { type FindHeadings, loadHeadings } from './headings.ts';
export { manualActions } from './manualActions.ts';
export { WhatIsThis } from './WhatIsThis.tsx';
export { closeManual, openManual, useReading } from './reading.ts';
export const ManualPane = fetched(async () => (await import('./ManualPane.tsx')).ManualPane);
