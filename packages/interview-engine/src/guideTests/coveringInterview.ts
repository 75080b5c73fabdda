import type { GuideDocument } from '@guide-studio/guide-core/edit';
import { checksNothing, renamed } from '@guide-studio/guide-core/internal';
import { lostNames, type PlacedTest } from '@guide-studio/guide-core/tests';
import type { Session } from '../course/session.ts';
import type { Guide } from '../plan/plan.ts';
import type { Goal } from '../logic/index.ts';
import { planOf } from '../plan/planOf.ts';
import { checkedBy } from './checkedBy.ts';
import { interviewOfTest } from './runGuideTest.ts';

/** The interview of a test, by whose steps it covers the guide as far as it checks them. */
export interface CoveringInterview {
  /** A whole interview: where the test has no answer, a plausible one. */
  readonly session: Session;
  /** Returns whether the test would notice if the interview did not reach a goal any more. */
  checks(goal: Goal): boolean;
}

/** Returns the interview by which a test covers the guide. Null: the test checks nothing or is outdated. */
export function coveringInterview(guide: Guide, doc: GuideDocument, placed: PlacedTest): CoveringInterview | null {
  if (checksNothing(placed.test)) return null;
  const now = renamed(doc, placed);
  if (lostNames(doc, now.test).length > 0) return null;
  return { session: interviewOfTest(guide, doc, now), checks: checkedBy(planOf(guide), doc, now.test) };
}
