import * as z from 'zod';
import type { Json, JsonObject } from '../json.ts';
import { listIn, withList } from '../notes/notes.ts';
import { GuideTest, testKey } from './guideTests.ts';

const key = z.string().min(1).max(200);

/** One change to the tests of a guide. It names its target, so concurrent changes by others are kept. */
export const GuideTestsChange = z.discriminatedUnion('kind', [
  /** Adds a test at the end, or replaces the one known by the same id or name. */
  z.object({ kind: z.literal('test.put'), test: GuideTest }),
  /** Replaces tests, each known by `key`, after parts of the guide that they name got other names. */
  z.object({ kind: z.literal('test.follow'), tests: z.array(z.object({ key, test: GuideTest })) }),
  z.object({ kind: z.literal('test.remove'), key }),
  /** Puts back a test that was removed, at its place in the list, from 0. */
  z.object({ kind: z.literal('test.restore'), test: GuideTest, at: z.int().min(0) }),
]);
export type GuideTestsChange = z.infer<typeof GuideTestsChange>;

/**
 * Returns the tests file after a change. A key names the test that {@link guideTestsOf} reads under it, the first one.
 * Everything else is kept: other entries under the same key, and what this version does not understand. Changes to
 * missing tests are ignored.
 *
 * @param wire The object in the file; null if there is no file.
 * @example
 * ```ts
 * import { changeGuideTests } from '@guide-studio/guide-core/tests';
 *
 * const test = { name: 'All are asked', expect: { shown: ['Q1'] } };
 * const file = changeGuideTests(null, { kind: 'test.put', test });
 * console.log(file); // { tests: [ { name: 'All are asked', expect: [Object] } ] }
 * console.log(changeGuideTests(file, { kind: 'test.remove', key: 'All are asked' })); // { tests: [] }
 * ```
 */
export function changeGuideTests(wire: JsonObject | null, change: GuideTestsChange): JsonObject {
  const list = listIn(wire, 'tests');
  switch (change.kind) {
    case 'test.put': {
      const at = placeOfTest(list, testKey(change.test));
      return withList(wire, 'tests', at === -1 ? [...list, change.test] : list.with(at, change.test));
    }
    case 'test.follow': {
      const places = new Map(change.tests.map(({ key: known, test }) => [placeOfTest(list, known), test]));
      return withList(
        wire,
        'tests',
        list.map((entry, at) => places.get(at) ?? entry),
      );
    }
    case 'test.remove': {
      const at = placeOfTest(list, change.key);
      return at === -1 ? withList(wire, 'tests', list) : withList(wire, 'tests', list.toSpliced(at, 1));
    }
    case 'test.restore':
      return withList(wire, 'tests', list.toSpliced(change.at, 0, change.test));
  }
}

/** Returns the place of the first test that is understood and known by this key, or -1. */
function placeOfTest(list: readonly Json[], known: string): number {
  return list.findIndex((entry) => {
    const read = GuideTest.safeParse(entry);
    return read.success && testKey(read.data) === known;
  });
}
