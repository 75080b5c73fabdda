/* The tests beside a guide. Part of the contract; see `contract.ts`. */
import { type GuideTests, GuideTestsChange } from '@guide-studio/guide-core';
import { z } from 'zod';
import { file, method } from './method.ts';

export const testsMethods = {
  /** Returns the tests in the tests file beside the guide. Fails with `unreadable` if it is damaged. */
  'tests.read': method<GuideTests>()(z.strictObject({ file })),
  /**
   * Applies one change to the tests as they are in the file now. Returns all tests. Fails with `unreadable` if the file
   * is damaged, `lockedByOther` if other programs keep writing it.
   */
  'tests.change': method<GuideTests>()(z.strictObject({ file, change: GuideTestsChange })),
} as const;
