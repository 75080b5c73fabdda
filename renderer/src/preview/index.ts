import type { Witness } from '@guide-studio/interview-engine/paths';
import { fetched } from '../browser/fetched.ts';

export { previewActions } from './previewActions.ts';
export const PreviewView = fetched(async () => (await import('./PreviewView.tsx')).PreviewView);

/** Shows the preview at the end of a shortest way. */
export async function previewWay(witness: Witness): Promise<void> {
  (await import('./previewWay.ts')).previewWay(witness);
}
