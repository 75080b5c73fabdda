import type { Session } from '@guide-studio/interview-engine';
import type { Witness } from '@guide-studio/interview-engine/paths';
import { fetched } from '../browser/fetched.ts';

export { previewActions } from './previewActions.ts';
export const PreviewView = fetched(async () => (await import('./PreviewView.tsx')).PreviewView);

/** Shows the preview at the end of an interview. */
export async function previewInterview(session: Session, notice: string): Promise<void> {
  (await import('./previewWay.ts')).previewInterview(session, notice);
}

/** Shows the preview at the end of a shortest way. */
export async function previewWay(witness: Witness): Promise<void> {
  (await import('./previewWay.ts')).previewWay(witness);
}
