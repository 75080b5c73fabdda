import '../words/later.ts';
import type { UnnamedTest } from '@guide-studio/interview-engine/tests';
import { read, save, showError, tell } from '../session/index.ts';
import { words } from '../words/index.ts';
import { addTest } from './addTest.ts';
import { loadGuideTests, useGuideTests } from './guideTests.ts';

/** Saves an interview as a test. A guide without a file is saved first, because tests are stored beside it. */
export async function saveTest(unnamed: UnnamedTest, name: string): Promise<void> {
  if (read().guide?.onDisk.file === null) await save();
  const file = read().guide?.onDisk.file ?? null;
  if (file === null) return showError({ what: words.tests.notSaved, next: words.tests.unsaved });
  if (useGuideTests.getState().file !== file) await loadGuideTests(file);
  const added = await addTest(unnamed, name);
  const { error } = useGuideTests.getState();
  if (added === null && error !== null) tell(error);
}
