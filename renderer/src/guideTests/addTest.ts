import { testKey } from '@guide-studio/guide-core/internal';
import { type GuideTest, placeTest } from '@guide-studio/guide-core/tests';
import type { UnnamedTest } from '@guide-studio/interview-engine/tests';
import { read } from '../session/index.ts';
import { changeGuideTests, useGuideTests } from './guideTests.ts';

/** The number of characters that a name may have. */
const longestName = 200;

/** Adds a test to the file. Returns it; null if it cannot be written, with the reason in the store. */
export async function addTest(unnamed: UnnamedTest, wanted: string): Promise<GuideTest | null> {
  const [test] = await addTests([{ name: wanted, ...unnamed }]);
  return test ?? null;
}

/**
 * Adds tests to the file, all of them or none, with one undo. Returns them with the names they got; none if they cannot be
 * written, with the reason in the store.
 */
export async function addTests(wanted: readonly GuideTest[]): Promise<readonly GuideTest[]> {
  const taken = takenNames();
  const added = wanted.map((one) => {
    const name = freeName(one.name, taken);
    taken.add(name);
    return { ...one, id: crypto.randomUUID(), name };
  });
  const doc = read().guide?.editor.doc;
  if (added.length === 0 || doc === undefined) return [];
  const isAdded = await changeGuideTests(
    added.map((test) => ({ kind: 'test.put', test })),
    {
      done: 'added',
      count: added.length,
      left: added.map((test) => ({ key: testKey(test), placed: placeTest(doc, test), isThere: true })),
      undo: () => added.map((test) => ({ kind: 'test.remove', key: testKey(test) })),
    },
  );
  return isAdded ? added : [];
}

/** Returns the name, with a number if a test has it already. */
export function freeName(wanted: string, taken: ReadonlySet<string> = takenNames()): string {
  const first = wanted.slice(0, longestName - 5).trim();
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? first : `${first} ${number}`;
    if (!taken.has(name)) return name;
  }
}

function takenNames(): Set<string> {
  const { tests, problems } = useGuideTests.getState();
  return new Set([...tests.map(({ placed }) => placed.test.name), ...problems.map(({ name }) => name)]);
}
