import type { Guide } from '../plan/plan.ts';
import type { Session } from './session.ts';
import { type Course, follow, followOn } from './follow.ts';

const courses = new WeakMap<Session, { readonly guide: Guide; readonly course: Course }>();

/** Returns the course of a session, cached per guide and session: neither is ever changed in place. */
export function courseOf(guide: Guide, session: Session): Course {
  const known = courses.get(session);
  if (known?.guide === guide) return known.course;
  const course = follow(guide, session);
  courses.set(session, { guide, course });
  return course;
}

/** Gives a session the course of another one that differs in nothing that determines it. */
export function rememberSame(guide: Guide, session: Session, as: Session): void {
  courses.set(session, { guide, course: courseOf(guide, as) });
}

/** Caches the course of a session that adds one answer to another session, to avoid following it from the start. */
export function rememberNext(guide: Guide, session: Session, before: Course): void {
  courses.set(session, { guide, course: followOn(guide, session, before) });
}
