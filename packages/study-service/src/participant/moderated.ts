import type { Guide } from '@guide-studio/interview-engine';
import type { Session } from '@guide-studio/interview-engine';
import { type OpenProbe, openProbe, withProbe } from '@guide-studio/interview-engine/internal';
import type { Moderation } from '../moderator/decideByModel.ts';
import type { Moderator } from '../moderator/moderator.ts';

/** What an interviewer decided about an answer, before the answer is stored. */
export interface Decided {
  readonly open: OpenProbe;
  readonly moderation: Moderation;
}

/**
 * Asks the interviewer about the last answer of a session, in the language of `localized`, until `patience`
 * ends; null if there is nothing to decide.
 */
export async function decideOn(
  moderator: Moderator,
  studyId: string,
  { guide, localized }: { readonly guide: Guide; readonly localized: Guide },
  session: Session,
  patience: AbortSignal,
): Promise<Decided | null> {
  const open = openProbe(guide, session);
  const moderation = open === null ? null : await moderator.decide(studyId, localized, open, patience);
  return open === null || moderation === null ? null : { open, moderation };
}

/** Returns the session with what was decided, unless something else was answered meanwhile: then the script decides. */
export function moderated(guide: Guide, session: Session, decided: Decided | null): Session {
  if (decided === null) return session;
  const open = openProbe(guide, session);
  if (open === null || JSON.stringify(open.said) !== JSON.stringify(decided.open.said)) return session;
  const { probe, audit } = decided.moderation;
  return withProbe(session, { ...probe, audit: { ...audit } });
}
