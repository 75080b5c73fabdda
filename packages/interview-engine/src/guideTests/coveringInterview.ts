import { checksNothing, type GuideDocument, type PlacedTest } from '@guide-studio/guide-core';
import type { Session } from '../course/session.ts';
import type { Guide } from '../plan/plan.ts';
import { interviewOfTest } from './runGuideTest.ts';

/** Returns the interview by whose steps a test covers the guide. Null: the test checks nothing, so it covers nothing. */
export function coveringInterview(guide: Guide, doc: GuideDocument, placed: PlacedTest): Session | null {
  return checksNothing(placed.test) ? null : interviewOfTest(guide, doc, placed);
}
