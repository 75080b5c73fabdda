import { fetched } from '../browser/fetched.ts';

export { previewActions } from './previewActions.ts';
export const PreviewView = fetched(async () => (await import('./PreviewView.tsx')).PreviewView);
