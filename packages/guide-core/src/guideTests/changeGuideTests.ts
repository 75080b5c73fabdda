import { z } from 'zod';
import type { JsonObject } from '../json.ts';
import { listIn, withList } from '../notes/notes.ts';
import { GuideTest, testKey, testKeyOf } from './guideTests.ts';

const key = z.string().min(1).max(200);

/** One change to the tests of a guide. It names its target, so concurrent changes by others are kept. */
export const GuideTestsChange = z.discriminatedUnion('kind', [
  /** Adds a test at the end, or replaces the one known by the same id or name. */
  z.object({ kind: z.literal('test.put'), test: GuideTest }),
  /** Replaces tests, each known by `key`, after parts of the guide that they name got other names. */
  z.object({ kind: z.literal('test.follow'), tests: z.array(z.object({ key, test: GuideTest })) }),
  z.object({ kind: z.literal('test.remove'), key }),
]);
export type GuideTestsChange = z.infer<typeof GuideTestsChange>;

/**
 * Returns the tests file after a change. Everything else is kept, including what this version does not understand.
 * Repeating a change has no effect, and changes to missing tests are ignored.
 */
export function changeGuideTests(wire: JsonObject | null, change: GuideTestsChange): JsonObject {
  const list = listIn(wire, 'tests');
  switch (change.kind) {
    case 'test.put': {
      const known = testKey(change.test);
      const isThere = list.some((entry) => testKeyOf(entry) === known);
      const next = isThere
        ? list.map((entry) => (testKeyOf(entry) === known ? change.test : entry))
        : [...list, change.test];
      return withList(wire, 'tests', next);
    }
    case 'test.follow': {
      const now = new Map(change.tests.map((one) => [one.key, one.test as JsonObject]));
      return withList(
        wire,
        'tests',
        list.map((entry) => now.get(testKeyOf(entry) ?? '') ?? entry),
      );
    }
    case 'test.remove':
      return withList(
        wire,
        'tests',
        list.filter((entry) => testKeyOf(entry) !== change.key),
      );
  }
}
