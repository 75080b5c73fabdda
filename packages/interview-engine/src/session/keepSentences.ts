import { courseOf, rememberSame } from '../course/courseOf.ts';
import type { Session } from '../course/session.ts';
import type { Guide } from '../plan/plan.ts';
import { stepFor } from '../steps/stepFor.ts';
import { openProbe, withProbe } from './openProbe.ts';

/**
 * Returns the session with the sentences of the engine itself that are shown next: what the script asks after the last
 * answer, or that it asks nothing, and the closing of an interview that has ended. So a later version of the engine, with
 * other sentences, reads what was shown. The course stays the same.
 */
export function keepSentences(guide: Guide, session: Session): Session {
  const open = openProbe(guide, session);
  const asked = open === null ? session : withProbe(session, scriptedProbe(open));
  const { current } = courseOf(guide, session);
  const isNew = current.kind === 'end' && session.closing === undefined;
  const kept = isNew ? { ...asked, closing: closingOf(guide, current) } : asked;
  if (kept !== session) rememberSame(guide, kept, session);
  return kept;
}

function scriptedProbe({ after, scripted }: { readonly after: string; readonly scripted: string | null }) {
  return { after, question: scripted, isWritten: false };
}

function closingOf(guide: Guide, end: Parameters<typeof stepFor>[1]): string {
  const step = stepFor(guide, end);
  return step.kind === 'end' ? step.message : '';
}
