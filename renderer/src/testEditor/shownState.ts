import { checksNothing } from '@guide-studio/guide-core/internal';
import type { GuideTest } from '@guide-studio/guide-core/tests';
import type { TestResult } from '@guide-studio/interview-engine/tests';

/** What the window shows of a test. `unknown`: it did not run yet. `checksNothing`: it passed, but expects nothing. */
export type ShownState = TestResult['state'] | 'checksNothing' | 'unknown';

/** Returns what the window shows of a test with this result. */
export function shownState(test: GuideTest, result: TestResult | undefined): ShownState {
  if (result === undefined) return 'unknown';
  return result.state === 'passed' && checksNothing(test) ? 'checksNothing' : result.state;
}
