import { checksNothing, type GuideDocument, lostNames, type PlacedTest, renamed } from '@guide-studio/guide-core';
import type { Session } from '../course/session.ts';
import type { Guide } from '../plan/plan.ts';
import { interviewOfTest } from './runGuideTest.ts';

/**
 * Returns the interview by whose steps a test covers the guide. Null: the test checks nothing or is outdated, so it covers
 * nothing.
 */
export function coveringInterview(guide: Guide, doc: GuideDocument, placed: PlacedTest): Session | null {
  if (checksNothing(placed.test)) return null;
  const now = renamed(doc, placed);
  return lostNames(doc, now.test).length > 0 ? null : interviewOfTest(guide, doc, now);
}
