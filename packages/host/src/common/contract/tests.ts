/* The tests beside a guide. Part of the contract; see `contract.ts`. */
import { type GuideTests, GuideTestsChange } from '@guide-studio/guide-core/tests';
import * as z from 'zod';
import { file, method } from './method.ts';

export const testsMethods = {
  /** Returns the tests in the tests file beside the guide. Fails with `unreadable` if it is damaged. */
  'tests.read': method<GuideTests>()(z.strictObject({ file })),
  /**
   * Applies changes, one after the other, to the tests as they are in the file now, and writes the file once: all of them
   * or none. Returns all tests. Fails with `unreadable` if the file is damaged, `lockedByOther` if other programs keep
   * writing it.
   */
  'tests.change': method<GuideTests>()(z.strictObject({ file, changes: z.array(GuideTestsChange) })),
} as const;
