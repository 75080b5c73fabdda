import '../words/later.ts';
import { testFrom } from '@guide-studio/interview-engine/tests';
import { saveTest } from '../guideTests/saveTest.ts';
import { words } from '../words/index.ts';
import { useRehearsal } from './rehearsal.ts';

/** Saves the interview of the preview as a test that expects what it shows. */
export async function savePreview(): Promise<void> {
  const { doc, guide, session } = useRehearsal.getState();
  if (doc === null || guide === null) return;
  await saveTest(testFrom(guide, doc, session, 'everything'), words.tests.previewName);
}
