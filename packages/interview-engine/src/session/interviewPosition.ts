import { courseOf } from '../course/courseOf.ts';
import type { Course } from '../course/follow.ts';
import type { OpenStep } from '../asked/openStep.ts';
import type { Guide } from '../plan/plan.ts';
import type { Session } from '../course/session.ts';

/** The current position of a participant: the end of the course, or a reopened step. */
export interface InterviewPosition {
  readonly course: Course;
  /** The number of steps before the open one. */
  readonly position: number;
  readonly step: OpenStep;
}

/** Returns the current position in an interview. A reopened step that is no longer passed counts as none. */
export function interviewPositionOf(guide: Guide, session: Session): InterviewPosition {
  const course = courseOf(guide, session);
  const reopened = session.reopened === null ? undefined : course.passed[session.reopened];
  return session.reopened === null || reopened === undefined
    ? { course, position: course.passed.length, step: course.current }
    : { course, position: session.reopened, step: reopened.step };
}
