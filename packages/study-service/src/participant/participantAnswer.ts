import { type ParticipantErrorCode, participantErrors } from '@guide-studio/api-contract';
import { type Guide, interviewProgress, nextStep, type Session } from '@guide-studio/interview-engine';

/** What a participant's request is answered. */
export interface ParticipantAnswer {
  readonly status: number;
  readonly code?: string;
  readonly body: unknown;
}

/** A refusal by the table of the participant interface; `error` instead of its sentence. */
export function refuseParticipant(code: ParticipantErrorCode, error?: string): ParticipantAnswer {
  const { status, sentence } = participantErrors[code];
  return { status, code, body: { error: error ?? sentence, code } };
}

/** The step an interview is at, and how far that is: `progress` is more than the decisions ask for. */
export function standingBody(guide: Guide, session: Session): object {
  return { step: nextStep(guide, session), progress: interviewProgress(guide, session) };
}

/**
 * What the page needs of a study besides its steps: the title for participants (the internal one is not for them), the
 * language of the questions, and whether to ask before loading. More than the decisions ask for, like `progress`.
 */
export function studyBody({ externalTitle = '', config }: Guide, askBeforeLoading: boolean): object {
  const told = { title: externalTitle.trim() || null, language: config?.questionLanguage ?? null };
  return { study: askBeforeLoading ? { ...told, askBeforeLoading } : told };
}

export function showStep(guide: Guide, session: Session): ParticipantAnswer {
  return { status: 200, body: standingBody(guide, session) };
}
