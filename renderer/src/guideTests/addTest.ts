import '../words/later.ts';
import { type GuideTest, testKey } from '@guide-studio/guide-core';
import type { UnnamedTest } from '@guide-studio/interview-engine/tests';
import { say } from '../session/index.ts';
import { words } from '../words/index.ts';
import { changeGuideTests, useGuideTests } from './guideTests.ts';

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
