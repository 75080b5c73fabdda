import '../words/later.ts';
import { type GuideTest, testKey } from '@guide-studio/guide-core';
import type { UnnamedTest } from '@guide-studio/interview-engine/tests';
import { say } from '../session/index.ts';
import { words } from '../words/index.ts';
import { changeGuideTests, keepUndo, useGuideTests } from './guideTests.ts';

/** The number of characters that a name may have. */
const longestName = 200;

/** Adds a test to the file. Returns it; null if it cannot be written, with the reason in the store. */
export async function addTest(unnamed: UnnamedTest, wanted: string): Promise<GuideTest | null> {
  const test: GuideTest = { id: crypto.randomUUID(), name: freeName(wanted), ...unnamed };
  const isAdded = await changeGuideTests(
    { kind: 'test.put', test },
    { done: 'added', undo: () => [{ kind: 'test.remove', key: testKey(test) }] },
  );
  if (isAdded) say(words.tests.saved(test.name));
  return isAdded ? test : null;
}

/**
 * Adds tests to the file, with one undo for all of them. Returns those that were added: fewer if one cannot be written,
 * with the reason in the store.
 */
export async function addTests(wanted: readonly GuideTest[]): Promise<readonly GuideTest[]> {
  const added: GuideTest[] = [];
  const { file } = useGuideTests.getState();
  for (const one of wanted) {
    const test = { ...one, id: crypto.randomUUID(), name: freeName(one.name) };
    if (useGuideTests.getState().file !== file || !(await changeGuideTests({ kind: 'test.put', test }))) break;
    added.push(test);
  }
  if (added.length > 0 && useGuideTests.getState().file === file) {
    const undo = () => added.map((test) => ({ kind: 'test.remove' as const, key: testKey(test) }));
    keepUndo({ done: 'added', count: added.length, undo });
  }
  return added;
}

/** Returns the name, with a number if a test has it already. */
export function freeName(wanted: string): string {
  const { tests, problems } = useGuideTests.getState();
  const taken = new Set([...tests.map(({ placed }) => placed.test.name), ...problems.map(({ name }) => name)]);
  const first = wanted.slice(0, longestName - 5).trim();
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? first : `${first} ${number}`;
    if (!taken.has(name)) return name;
  }
}
