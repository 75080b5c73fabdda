import '../i18n/later.ts';
import type { GuideNode } from '@guide-studio/guide-core/edit';
import { renamed, sameJson, testKey } from '@guide-studio/guide-core/internal';
import type { GuideTest } from '@guide-studio/guide-core/tests';
import type { UnnamedTest } from '@guide-studio/interview-engine/tests';
import { create } from 'zustand';
import { read, save, showError, reportHostError } from '../session/index.ts';
import { words } from '../i18n/index.ts';
import { addTest } from './addTest.ts';
import { loadGuideTests, useGuideTests } from './guideTests.ts';

/** A test that was saved, or was there already, as it is reported beside where it was saved. */
export interface SavedTest {
  /** The version of the guide with which it was saved. */
  readonly of: GuideNode | null;
  readonly key: string;
  /** What was done, in a sentence. */
  readonly text: string;
}

/** The last test that was saved in the Logic tab; null if nothing is to be reported of it. */
export const useSavedTest = create<{ readonly saved: SavedTest | null }>(() => ({ saved: null }));

/** Shows a notice of a test in the Logic tab; null ends it. */
export function showSaved(saved: SavedTest | null): void {
  useSavedTest.setState({ saved });
}

/**
 * Saves an interview as a test, unless the file has a test that says the same, whatever its name. A guide without a file
 * is saved first, because tests are stored beside it. Returns which test it is, to be reported where it was saved; null
 * if it cannot be saved, which is then shown.
 */
export async function saveTest(unnamed: UnnamedTest, name: string): Promise<SavedTest | null> {
  if (!(await isReady())) return null;
  const of = read().guide?.editor.doc.root ?? null;
  const there = sameTest(unnamed);
  if (there !== null) {
    return { of, key: testKey(there), text: words.tests.savedBefore(there.name) };
  }
  const added = await addTest(unnamed, name);
  const { error } = useGuideTests.getState();
  if (added === null && error !== null) reportHostError(error);
  return added === null ? null : { of, key: testKey(added), text: words.tests.saved(added.name) };
}

/** Returns whether the tests of the open guide are known, after saving it if it has no file. */
async function isReady(): Promise<boolean> {
  if (read().guide?.onDisk.file === null) await save();
  const file = read().guide?.onDisk.file ?? null;
  if (file === null) {
    showError({ what: words.tests.notSaved, next: words.tests.unsaved });
    return false;
  }
  if (useGuideTests.getState().file !== file) await loadGuideTests(file);
  return true;
}

/** Returns a test that says the same, apart from its name and note, or null. */
function sameTest(unnamed: UnnamedTest): GuideTest | null {
  const doc = read().guide?.editor.doc;
  if (doc === undefined) return null;
  const same = useGuideTests.getState().tests.find(({ placed }) => {
    const { id: _, name: _name, note: _note, ...contents } = renamed(doc, placed).test;
    return sameJson(contents, unnamed);
  });
  return same?.written ?? null;
}
