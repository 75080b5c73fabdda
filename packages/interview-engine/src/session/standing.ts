import { courseOf } from '../course/courseOf.ts';
import type { Course } from '../course/follow.ts';
import type { OpenStep } from '../course/openStep.ts';
import type { Guide } from '../plan/plan.ts';
import type { Session } from './session.ts';

/** Where a participant stands: at the end of the course, or at an answered step opened again. */
export interface Standing {
  readonly course: Course;
  /** How many steps lie before the open one. */
  readonly position: number;
  readonly step: OpenStep;
}

export function standingOf(guide: Guide, session: Session): Standing {
  const course = courseOf(guide, session);
  const reopened = session.reopened === null ? undefined : course.passed[session.reopened];
  return session.reopened === null || reopened === undefined
    ? { course, position: course.passed.length, step: course.current }
    : { course, position: session.reopened, step: reopened.step };
}
