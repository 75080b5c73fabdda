import '../words/later.ts';
import { type GuideTest, renamed, sameJson, testKey } from '@guide-studio/guide-core';
import type { UnnamedTest } from '@guide-studio/interview-engine/tests';
import { create } from 'zustand';
import { read, save, say, showError, tell } from '../session/index.ts';
import { words } from '../words/index.ts';
import { addTest } from './addTest.ts';
import { loadGuideTests, useGuideTests } from './guideTests.ts';

/** A test that was saved, or was there already, as it is told beside where it was saved. */
export interface SavedTest {
  readonly key: string;
  readonly name: string;
  /** The file had a test that says the same, so no other was added. */
  readonly isThere: boolean;
}

/** The last test that {@link saveOnce} saved; null if nothing is to be told of it. */
export const useSavedTest = create<{ readonly saved: SavedTest | null }>(() => ({ saved: null }));

/** Ends the notice of the last test. */
export function forgetSaved(): void {
  useSavedTest.setState({ saved: null });
}

/** Saves an interview as a test. A guide without a file is saved first, because tests are stored beside it. */
export async function saveTest(unnamed: UnnamedTest, name: string): Promise<void> {
  if (await isReady()) await put(unnamed, name);
}

/** Like {@link saveTest}, unless the file has a test that says the same, whatever its name. Tells which one it is. */
export async function saveOnce(unnamed: UnnamedTest, name: string): Promise<void> {
  if (!(await isReady())) return;
  const there = sameTest(unnamed);
  const test = there ?? (await put(unnamed, name));
  if (test === null) return;
  if (there !== null) say(words.tests.savedBefore(there.name));
  useSavedTest.setState({ saved: { key: testKey(test), name: test.name, isThere: there !== null } });
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

async function put(unnamed: UnnamedTest, name: string): Promise<GuideTest | null> {
  const added = await addTest(unnamed, name);
  const { error } = useGuideTests.getState();
  if (added === null && error !== null) tell(error);
  return added;
}

/** Returns a test that says the same, apart from its name and note, or null. */
function sameTest(unnamed: UnnamedTest): GuideTest | null {
  const doc = read().guide?.editor.doc;
  if (doc === undefined) return null;
  const same = useGuideTests.getState().tests.find(({ placed }) => {
    const { id: _, name: _name, note: _note, ...says } = renamed(doc, placed).test;
    return sameJson(says, unnamed);
  });
  return same?.written ?? null;
}
