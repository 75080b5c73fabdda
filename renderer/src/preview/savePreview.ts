import { testFrom } from '@guide-studio/interview-engine/tests';
import { saveTest } from '../guideTests/saveTest.ts';
import { showNotice, useRehearsal } from './rehearsal.ts';

/** Saves the interview of the preview as a test that expects what it shows, and says so above it. */
export async function savePreview(name: string): Promise<void> {
  const { doc, guide, session } = useRehearsal.getState();
  if (doc === null || guide === null) return;
  const saved = await saveTest(testFrom(guide, doc, session, 'everything'), name);
  if (saved !== null) showNotice({ kind: 'info', text: saved.text });
}
