import '../i18n/later.ts';
import { nameByInterview } from '@guide-studio/interview-engine/internal';
import { testFrom } from '@guide-studio/interview-engine/tests';
import { saveTest } from '../guideTests/saveTest.ts';
import { uiLanguage, words } from '../i18n/index.ts';
import { showNotice, useRehearsal } from './rehearsal.ts';

/** Saves the interview of the preview as a test that expects what it shows, and says so above it. */
export async function savePreview(name: string): Promise<void> {
  const { doc, guide, session } = useRehearsal.getState();
  if (doc === null || guide === null) return;
  const saved = await saveTest(testFrom({ guide, doc }, session, { expecting: 'everything' }), name);
  if (saved !== null) showNotice({ kind: 'info', text: saved.text });
}

/** Returns the name that is offered for the test of the preview: what its interview shows or how it ends. */
export function previewName(): string {
  const { doc, guide, session } = useRehearsal.getState();
  const name = doc === null || guide === null ? null : nameByInterview(guide, doc, session, uiLanguage);
  return name ?? words.tests.previewName;
}
